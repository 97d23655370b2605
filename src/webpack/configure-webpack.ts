import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import type { Configuration } from "webpack";

const directoryOf = (store: CreateWebpackConfigArgs["store"]) =>
  (store.getState() as { program: { directory: string } }).program.directory;

/** Long enough to tell any two versions of a file apart; webpack's own 20 digits stand in every page, for every chunk. */
const HASH_DIGITS = 10;

/**
 * What these plugins do in a browser: scripts in workers while developing, manifests by language. The site has neither,
 * and they bring all of Gatsby's interface with them.
 */
const IDLE_PLUGINS = [
  "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
  "node_modules/gatsby-plugin-manifest/gatsby-browser.js",
];

/** Parts of Gatsby's own scripts that have nothing to do on this site. */
function idleParts(directory: string): Record<string, string | false> {
  const standIn = (name: string) => join(directory, "src/start-up/in-browser", name);
  return {
    ...Object.fromEntries(IDLE_PLUGINS.map((plugin) => [join(directory, plugin), false])),
    "gatsby-react-router-scroll": standIn("scroll-context.ts"),
    [join(directory, ".cache/head/head-export-handler-for-browser")]: standIn("head-handler.ts"),
    [join(directory, ".cache/register-service-worker")]: false,
    // gatsby-browser.tsx turns it off, and fetches ahead itself.
    [join(directory, ".cache/prefetch")]: false,
  };
}

/** Gatsby's own settings write ES5: https://terser.org/docs/options/ */
const SHORT = { extractComments: false, terserOptions: { ecma: 2020, compress: { passes: 2 } } } as const;

/** Comes with emotion for a function that nobody calls, and can't be left out by itself: it is CommonJS. */
const UNCALLED = /node_modules\/hoist-non-react-statics\//;

/**
 * Makes the scripts of the built site: without source maps, which would be published, and without what only the build
 * or the development server needs.
 */
function slimScripts({ stage, actions, getConfig, store }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const directory = directoryOf(store);
  const config = getConfig() as Configuration;
  // Gatsby merges its own settings over ones that are only added.
  actions.replaceWebpackConfig({
    ...config,
    devtool: false,
    optimization: { ...config.optimization, minimizer: [new TerserPlugin(SHORT)] },
    output: { ...config.output, hashDigestLength: HASH_DIGITS },
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        { test: UNCALLED, sideEffects: false },
        {
          test: /\.tsx$/,
          include: join(directory, "src"),
          enforce: "pre",
          use: ["plugins/gatsby-plugin-chakra-static/compiler/loader.mjs", "src/webpack/icons/split-icons.mjs"].map((name) => join(directory, name)),
        },
        {
          test: join(directory, "src/ui/in-browser/icon-of-set.ts"),
          loader: join(directory, "src/webpack/icons/write-icon.mjs"),
        },
        {
          test: join(directory, "plugins/gatsby-plugin-chakra-static/runtime/styles.ts"),
          loader: join(directory, "plugins/gatsby-plugin-chakra-static/compiler/looks-loader.mjs"),
        },
      ],
    },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, ...idleParts(directory) },
    },
  });
}

/** Says the mode in the built site's HTML, where it is the same for everybody, instead of in a script. */
function sayModeInHtml({ stage, actions, store }: CreateWebpackConfigArgs): void {
  if (!stage.startsWith("build-")) return;
  const standIn = join(directoryOf(store), "src/ui/theme-provider-of-one-mode.tsx");
  actions.setWebpackConfig({ resolve: { alias: { "next-themes": standIn } } });
}

/** Leaves the program that shortens styles (`plugins/gatsby-plugin-chakra-static/compiler/minify-css.ts`) where it is: it can't be bundled. */
function requireEsbuild({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage.endsWith("-html")) actions.setWebpackConfig({ externals: ["esbuild"] });
}

/** Changes Gatsby's configuration of webpack for lighter scripts. */
export function configureWebpack(args: CreateWebpackConfigArgs): void {
  slimScripts(args);
  sayModeInHtml(args);
  requireEsbuild(args);
}
