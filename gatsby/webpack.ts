import type { CreateWebpackConfigArgs } from "gatsby";

/** Shortens the names of the built scripts, which every page lists, and publishes no source maps. */
export function configureWebpack({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const config = getConfig() as { readonly output: object };
  const output = { ...config.output, hashDigestLength: 10 };
  // setWebpackConfig ignores changes of the output.
  actions.replaceWebpackConfig({ ...config, devtool: false, output });
}
