import type { GatsbyNode, NodePluginArgs } from "gatsby";
import type { CheckOptions } from "./check/context";

/** The options of the plugin. README.md explains them with an example. */
export interface ContentSchemaOptions extends CheckOptions {
  /** The GraphQL type that a string becomes, by its `format`: { picture: "Picture" }. Any other string is a String. */
  readonly formatTypes?: Readonly<Record<string, string>> | undefined;
}

/** Checks the options, so that a wrong one stops Gatsby with its name. */
export const pluginOptionsSchema: NonNullable<GatsbyNode["pluginOptionsSchema"]> = ({ Joi }) =>
  Joi.object({
    folder: Joi.string().required().description("The content folder, relative to the site's folder"),
    rules: Joi.array().items(Joi.function()).description("The site's own rules about its content as a whole"),
    formatTypes: Joi.object().pattern(Joi.string(), Joi.string()).description("GraphQL types of strings, by `format`"),
    fieldExtensions: Joi.object()
      .pattern(Joi.string(), Joi.function())
      .description("Keywords of the schemas that become field extensions, each with a function for its arguments"),
    pictureOrigin: Joi.string().uri({ scheme: "https" }).description("Where pictures may come from besides the folder"),
    usedFiles: Joi.array().items(Joi.string()).description("Files that the site uses though no content names them"),
    longDate: Joi.function().description("Writes an ISO day as pages show it, for the format `long-date`"),
    sections: Joi.object()
      .pattern(Joi.string(), Joi.function())
      .description("By content file: a function that returns the sections that each of its pages shows"),
    pages: Joi.function().description("Returns the paths that don't depend on content"),
    entryPaths: Joi.object()
      .pattern(
        Joi.string(),
        Joi.object({
          of: Joi.function().required(),
          mayOwn: Joi.function().required(),
          hasAnchor: Joi.function(),
        }),
      )
      .description("By content file: the paths that its entries add to the site"),
  });

/** Returns the absolute path of the site that Gatsby builds. */
export function siteDirectory(store: NodePluginArgs["store"]): string {
  return (store.getState().program as { readonly directory: string }).directory;
}
