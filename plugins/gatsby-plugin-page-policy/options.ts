import type { GatsbyNode, PluginOptions } from "gatsby";
import type { Policy } from "./policy";

/** The options of the plugin; README.md describes them. */
export interface PagePolicyOptions extends PluginOptions {
  readonly imageOrigins: readonly string[];
  readonly others: Readonly<Record<string, Policy>>;
  readonly noindex: boolean;
}

/** Checks the plugin's options before a build. */
export const checkOptions: NonNullable<GatsbyNode["pluginOptionsSchema"]> = ({ Joi }) =>
  Joi.object({
    imageOrigins: Joi.array()
      .items(Joi.string().uri({ scheme: "https" }))
      .default([])
      .description("Hosts that pictures may come from besides the site's own"),
    others: Joi.object()
      .pattern(Joi.string().pattern(/^\//), Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())))
      .default({})
      .description("Policies of addresses that Gatsby has no page for, by their patterns in `_headers`"),
    noindex: Joi.boolean().default(false).description("Asks search engines to leave the whole site out"),
  });
