import { resolve } from "node:path";
import { buildSync } from "esbuild";

/**
 * Lists the files that a system is made of, wherever they are, without packages: what is compiled with it has to be
 * compiled anew when one of them changes.
 *
 * @param system the path of the module that exports the system
 */
export function systemFiles(system: string): string[] {
  const { metafile } = buildSync({
    entryPoints: [system],
    bundle: true,
    packages: "external",
    platform: "node",
    write: false,
    metafile: true,
  });
  return Object.keys(metafile.inputs).map((file) => resolve(file));
}
