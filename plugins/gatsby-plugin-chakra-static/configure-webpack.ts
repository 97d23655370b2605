import { join, resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { ChakraStaticOptions } from "./options";
import { pluginDirectory } from "./plugin-directory";

/** The name by which gatsby-browser.tsx and gatsby-ssr.tsx import the site's system: system.d.ts. */
const SYSTEM = "@chakra-static/system";

/**
 * Makes webpack compile the styles of the site's components for browsers. Pages are rendered at build by Chakra itself,
 * so that the HTML has the styles of all that they show.
 */
export function configureWebpack(
  { stage, actions, store }: CreateWebpackConfigArgs,
  { system, source, mode }: ChakraStaticOptions,
): void {
  const { directory } = store.getState().program as { directory: string };
  const options = { system: resolve(directory, system), source: resolve(directory, source), mode };
  actions.setWebpackConfig({ resolve: { alias: { [SYSTEM]: options.system } } });
  // It is a program, and can't be bundled.
  if (stage.endsWith("-html")) actions.setWebpackConfig({ externals: ["esbuild"] });
  if (stage !== "build-javascript") return;
  const plugin = pluginDirectory(store);
  actions.setWebpackConfig({
    module: {
      rules: [
        {
          test: /\.tsx$/,
          include: options.source,
          enforce: "pre",
          use: [{ loader: join(plugin, "compiler/loader.mjs"), options }],
        },
        {
          test: join(plugin, "runtime/styles.ts"),
          use: [{ loader: join(plugin, "compiler/styles-loader.mjs"), options }],
        },
      ],
    },
  });
}
