import type { CreateWebpackConfigArgs } from "gatsby";
import type { Compiler, Configuration } from "webpack";

const isPackage = (file: string) => /[\\/]node_modules[\\/]/.test(file);

/** Forgets that loaders of packages decide what is kept. */
const FORGET_PACKAGES = {
  apply({ hooks }: Compiler) {
    hooks.afterCompile.tap("trust-own-cache-check", ({ buildDependencies }) => {
      for (const file of [...buildDependencies]) if (isPackage(file)) buildDependencies.delete(file);
    });
  },
};

/**
 * Keeps webpack from looking whether packages have changed since it kept its cache: it would resolve whatever Gatsby,
 * Babel and itself import, which takes a fifth of a first build. `clearOutdatedCache` has compared the packages and the
 * code before, and has deleted this cache where they differ.
 * https://webpack.js.org/configuration/cache/#cachebuilddependencies
 *
 * @throws Error where Gatsby no longer keeps webpack's cache in files
 */
export function trustOwnCacheCheck({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  if (!stage.startsWith("build-")) return;
  const config = getConfig() as Configuration;
  if (typeof config.cache !== "object" || config.cache.type !== "filesystem" || !config.cache.buildDependencies) {
    throw new Error(
      "Gatsby keeps webpack's cache in another way: adapt or remove src/webpack/trust-own-cache-check.ts",
    );
  }
  actions.replaceWebpackConfig({
    ...config,
    cache: { ...config.cache, buildDependencies: { defaultWebpack: [] } },
    plugins: [...(config.plugins ?? []), FORGET_PACKAGES],
  });
}
