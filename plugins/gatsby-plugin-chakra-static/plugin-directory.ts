import type { Store } from "gatsby";

const NAME = "gatsby-plugin-chakra-static";

/**
 * Returns the folder of this plugin. Gatsby bundles the code of local plugins into `.cache/compiled`, where `__dirname`
 * says nothing of it, and keeps the folder in its state.
 *
 * @throws Error where the plugin isn't in Gatsby's state under its name
 */
export function pluginDirectory(store: Store): string {
  const { flattenedPlugins = [] } = store.getState() as {
    readonly flattenedPlugins?: readonly { readonly name: string; readonly resolve: string }[];
  };
  const plugin = flattenedPlugins.find(({ name }) => name === NAME);
  if (!plugin) throw new Error(`Gatsby's state names no folder of ${NAME}.`);
  return plugin.resolve;
}
