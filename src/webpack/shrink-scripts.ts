import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import type { Configuration } from "webpack";

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
function unusedParts(directory: string): Readonly<Record<string, string | false>> {
  return Object.fromEntries(
    UNUSED_PARTS.map(({ module, shim }) => {
      const path = join(directory, module);
      const ending = ENDINGS.find((one) => existsSync(path + one));
      if (ending === undefined) {
        throw new Error(
          `Gatsby has no ${module} any more: take it out of src/webpack/shrink-scripts.ts, or name what it has now.`,
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

/** Long enough to tell any two versions of a file apart; webpack's own 20 digits stand in every page, for every chunk. */
const HASH_DIGITS = 10;

/**
 * The keys of webpack's table of modules, whose functions webpack calls and nobody constructs: as methods they are shorter.
 * Terser takes an expression here, which its types don't know: https://terser.org/docs/options/#compress-options
 */
const MODULE_KEYS = /^\d+$/ as unknown as true;

/** Gatsby's own settings write ES5: https://terser.org/docs/options/ */
const MINIFY = {
  extractComments: false,
  terserOptions: { ecma: 2020, compress: { passes: 2, unsafe_arrows: true, unsafe_methods: MODULE_KEYS } },
} as const;

/** Emotion imports it for a function that nobody calls; as CommonJS, it can't be dropped by itself. */
const NEVER_CALLED = /node_modules\/hoist-non-react-statics\//;

/** Makes the scripts of the built site smaller, and leaves out source maps, which would be published. */
export function shrinkScripts({ stage, actions, getConfig, store }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const { directory } = store.getState().program as { directory: string };
  const config = getConfig() as Configuration;
  // Gatsby merges its own settings over ones that are only added.
  actions.replaceWebpackConfig({
    ...config,
    devtool: false,
    optimization: { ...config.optimization, minimizer: [new TerserPlugin(MINIFY)] },
    output: { ...config.output, hashDigestLength: HASH_DIGITS },
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        { test: NEVER_CALLED, sideEffects: false },
        {
          test: join(directory, ".cache/loader.js"),
          enforce: "pre",
          use: [join(directory, "src/webpack/drop-partial-hydration.mjs")],
        },
        {
          test: /\.tsx$/,
          include: join(directory, "src"),
          enforce: "pre",
          use: [join(directory, "src/webpack/icons/split-icons.mjs")],
        },
        {
          test: join(directory, "src/layout/network-icons.tsx"),
          enforce: "pre",
          use: [join(directory, "src/webpack/icons/used-networks.mjs")],
        },
        {
          test: join(directory, "src/webpack/icons/icon-of-set.ts"),
          loader: join(directory, "src/webpack/icons/write-icon.mjs"),
        },
      ],
    },
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...unusedParts(directory) } },
  });
}
