import type { GatsbyNode, PluginOptions } from "gatsby";

/** The options of the plugin; README.md describes them. */
export interface DeferredScriptsOptions extends PluginOptions {
  readonly chunks: readonly string[];
  readonly slot?: string;
}

/** Checks the plugin's options before a build. */
export const checkOptions: NonNullable<GatsbyNode["pluginOptionsSchema"]> = ({ Joi }) =>
  Joi.object({
    chunks: Joi.array()
      .items(Joi.string())
      .default([])
      .description("Names of the chunks that gatsby-browser imports on every page, by their `webpackChunkName`"),
    slot: Joi.string()
      .pattern(/^data-[a-z-]+$/)
      .description("An attribute of an element that React leaves empty, such as one behind a linked style sheet"),
  });
