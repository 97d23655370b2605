import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";

/** A part of Gatsby's own scripts that has nothing to do on this site. */
interface UnusedPart {
  /** The module as Gatsby imports it: a path in the project's folder, without ending, or a package. */
  readonly module: string;
  /** What webpack bundles instead, in src/webpack/shims; nothing where it is left out. */
  readonly shim?: string;
}

/**
 * Together they are 4 kB of every page's scripts (docs/internals.md has each), without which the budget of scripts can't
 * be held.
 */
const UNUSED_PARTS: readonly UnusedPart[] = [
  // For scripts in workers, while developing. It brings Gatsby's whole interface along.
  { module: "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser" },
  // gatsby-plugin-deferred-scripts turns prefetching off, and gatsby-browser.tsx fetches ahead itself.
  { module: ".cache/prefetch" },
  // No plugin registers one.
  { module: ".cache/register-service-worker" },
  { module: ".cache/head/head-export-handler-for-browser", shim: "head-handler.ts" },
  { module: "node_modules/gatsby-react-router-scroll", shim: "scroll-context.ts" },
];

const ENDINGS = ["", ".js"];

/**
 * Returns webpack's aliases for the parts of Gatsby that this site doesn't use.
 *
 * @param directory the project's folder
 * @throws Error where Gatsby doesn't have one of them any more
 */
export function unusedParts(directory: string): Readonly<Record<string, string | false>> {
  return Object.fromEntries(
    UNUSED_PARTS.map(({ module, shim }) => {
      const path = join(directory, module);
      const ending = ENDINGS.find((one) => existsSync(path + one));
      if (ending === undefined) {
        throw new Error(
          `Gatsby has no ${module} any more: take it out of src/webpack/unused-parts.ts, or name what it has now.`,
        );
      }
      const isPackage = ending === "";
      const name = isPackage ? module.replace("node_modules/", "") : path;
      return [
        // Gatsby names its own plugins by where they are, also behind a linked node_modules.
        module.startsWith("node_modules/gatsby/") ? realpathSync(path + ending) : name,
        shim ? join(directory, "src/webpack/shims", shim) : false,
      ];
    }),
  );
}
