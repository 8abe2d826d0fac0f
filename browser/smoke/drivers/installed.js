import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The first existing file of a list; if there is none, the error names the Debian package. */
export function installed(debianPackage, files) {
  const found = files.find((file) => existsSync(file));
  if (found === undefined) {
    throw new Error(`${debianPackage} is not installed: there is none of ${files.join(", ")}`);
  }
  return found;
}

/** The possible paths of programs on the PATH. */
export function inPath(...names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}
