import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Where a program is installed.
 *
 * @param names its name in the search path, or its absolute path; the first that is there counts
 * @param debianPackage what brings it
 * @throws Error saying how to install it
 */
export function installed(names: readonly string[], debianPackage: string): string {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const places = names.flatMap((name) => (name.startsWith("/") ? [name] : folders.map((folder) => join(folder, name))));
  const found = places.find(isExecutable);
  if (found) return found;
  throw new Error(
    `${names.join(" or ")} is not installed. On Debian and Ubuntu: apt-get install --no-install-recommends ${debianPackage}`,
  );
}
