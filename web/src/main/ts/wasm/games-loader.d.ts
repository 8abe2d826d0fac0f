/** The loader that the compiler to WebAssembly writes beside the module. */
declare module "games-loader" {
  export function load(source: string | WebAssembly.Module, options?: object): Promise<{ exports: unknown }>;
}
