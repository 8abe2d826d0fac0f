/** The loader that TeaVM generates with the WebAssembly module. */
declare module "games-loader" {
  export function load(source: string | WebAssembly.Module, options?: object): Promise<{ exports: unknown }>;
}
