import type { CreateWebpackConfigArgs } from "gatsby";

/** Leaves out source maps, which would be published, and half of the digits in files' names, which every page lists. */
export function configureWebpack({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const config = getConfig() as { readonly output: object };
  // setWebpackConfig leaves out what is said of the output.
  actions.replaceWebpackConfig({ ...config, devtool: false, output: { ...config.output, hashDigestLength: 10 } });
}
