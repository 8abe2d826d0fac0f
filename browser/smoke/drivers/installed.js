import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The first of some files that exists; where none does, the Debian package to install is named. */
export function installed(debianPackage, files) {
  const found = files.find((file) => existsSync(file));
  if (found === undefined) {
    throw new Error(`${debianPackage} is not installed: there is none of ${files.join(", ")}`);
  }
  return found;
}

/** Where programs of some names could be. */
export function inPath(...names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}
