import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import type { Configuration } from "webpack";
import { unusedParts } from "./unused-parts";

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
