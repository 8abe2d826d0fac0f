/**
 * Replaces the `Function` constructor in the bundle. TeaVM's loader compiles functions from source texts,
 * which our content security policy forbids; it uses only a few patterns, which are recognised here and built
 * as closures.
 */
type Call = (...args: never[]) => unknown;
type Rethrow = (fault: unknown) => void;

const path = (text: string): string[] => text.trim().split(".");

/** The value of a dotted name. */
function lookUp(name: string): unknown {
  let value: unknown = globalThis;
  for (const part of path(name)) {
    if (typeof value !== "object" && typeof value !== "function") return undefined;
    value = value === null ? undefined : Reflect.get(value, part);
  }
  return value;
}

function assign(name: string, value: unknown): void {
  const parts = path(name);
  const last = parts.pop() ?? "";
  const owner = parts.length === 0 ? globalThis : lookUp(parts.join("."));
  if (typeof owner === "object" && owner !== null) Reflect.set(owner, last, value);
}

function guarded(rethrow: Rethrow, call: () => unknown): unknown {
  try {
    return call();
  } catch (fault) {
    return rethrow(fault);
  }
}

/**
 * A Java function exported to JavaScript; its source says whether it uses `this` and has a rest parameter.
 */
function exported(text: string): Call {
  const names = /^return function\(([^)]*)\)/.exec(text)?.[1] ?? "";
  const rest = names.includes("...") ? names.split(",").length - 1 : -1;
  const isMethod = text.includes("fn(this");
  return (rethrow: Rethrow, fn: (...args: unknown[]) => unknown) =>
    function (this: unknown, ...given: unknown[]): unknown {
      const args = rest < 0 ? given : [...given.slice(0, rest), given.slice(rest)];
      return guarded(rethrow, () => (isMethod ? fn(this, ...args) : fn(...args)));
    };
}

/** The named constructor of a Java class. */
function named(text: string): Call {
  const name = /^return function ([^(]*)\(/.exec(text)?.[1] ?? "";
  return (original: (...args: unknown[]) => unknown) => {
    const made = function (this: unknown, marker: unknown, javaObject: unknown): unknown {
      return original.call(this, marker, javaObject);
    };
    return Object.defineProperty(made, "name", { value: name });
  };
}

/** An inline script of Java code (`@JSBody`). The only one in TeaVM's library returns its argument. */
function script(texts: readonly string[]): Call {
  const returned = texts.indexOf(/^return (\w+);$/.exec(texts.at(-1) ?? "")?.[1] ?? "");
  if (returned < 0) throw new Error("a script in Java code would need eval: " + texts.join(" | "));
  return (...args: unknown[]) => args[returned];
}

function make(parameters: readonly string[], text: string): Call {
  const [first, second] = parameters;
  if (first === "rethrowJavaAsJs") return exported(text);
  if (first === "constructor") return named(text);
  if (first === "rethrowJsAsJava" && second === "fn") {
    return (rethrow: Rethrow, fn: (...args: unknown[]) => unknown, ...args: unknown[]) =>
      guarded(rethrow, () => fn(...args));
  }
  if (first === "rethrowJsAsJava" && second === "constructor") {
    return (rethrow: Rethrow, made: new (...args: unknown[]) => unknown, ...args: unknown[]) =>
      guarded(rethrow, () => new made(...args));
  }
  if (first === "rethrowJsAsJava") {
    return (
      rethrow: Rethrow,
      global: (name: string) => unknown,
      owner: object | null,
      method: string,
      ...args: unknown[]
    ) =>
      guarded(rethrow, () => {
        const found = owner === null ? global(method) : Reflect.get(Object(owner), method);
        return Reflect.apply(found as (...all: unknown[]) => unknown, owner ?? undefined, args);
      });
  }
  if (first === "wrapCallFromJavaToJs") return (_wrap: unknown, ...texts: string[]) => script(texts);
  if (text.startsWith("return [")) return (...args: unknown[]) => args;
  if (first === "value") return (value: unknown) => assign(text.replace(/ = value;$/, ""), value);
  if (text.startsWith("return ")) return () => lookUp(text.slice("return ".length).replace(/;$/, ""));
  throw new Error("unknown kind of function: " + text);
}

/** Builds a function from its parameter names and source; throws if the loader has never used the pattern. */
function WithoutEval(...parts: string[]): Call {
  return make(parts.slice(0, -1), parts.at(-1) ?? "");
}

export { WithoutEval as Function };
