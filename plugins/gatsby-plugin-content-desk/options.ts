import type { GatsbyNode } from "gatsby";

/** The options of the plugin. README.md explains them with an example. */
export interface DeskOptions {
  /** The desk's name. */
  readonly title: string;
  /** The path of the site where the desk's logo is served: "/favicon.svg". */
  readonly logo: string;
  /** The path of the site where the desk is: "/admin". */
  readonly path: string;
  /** The content folder, relative to the site's: "data". */
  readonly folder: string;
  /** The address of the repository on GitHub, over https or ssh; without it, the desk edits only local files. */
  readonly repositoryUrl?: string | undefined;
  /** What lists call entries that have a fixed id, by the kind of content and the id. */
  readonly names?: Readonly<Record<string, () => ReadonlyMap<string, string>>> | undefined;
  /** The addresses at which the site shows a kind of content, by its name: "blog/{{slug}}"; of all others, the home page. */
  readonly previewPaths?: Readonly<Record<string, string>> | undefined;
  /** The most bytes of an uploaded file. */
  readonly largestUpload: number;
}

const sitePath = /^\/[^/].*[^/]$/;

/** Checks the options, so that a wrong one stops Gatsby with its name. */
export const pluginOptionsSchema: NonNullable<GatsbyNode["pluginOptionsSchema"]> = ({ Joi }) =>
  Joi.object({
    title: Joi.string().required().description("The desk's name"),
    logo: Joi.string().pattern(sitePath, "site path").required().description("Where the logo is served"),
    path: Joi.string().pattern(sitePath, "site path").required().description("Where the desk is served"),
    folder: Joi.string().required().description("The content folder, relative to the site's folder"),
    repositoryUrl: Joi.string().description("The address of the repository on GitHub, over https or ssh"),
    names: Joi.object().pattern(Joi.string(), Joi.function()).description("What lists call entries with a fixed id"),
    previewPaths: Joi.object()
      .pattern(Joi.string(), Joi.string())
      .description("Where the site shows a kind of content"),
    largestUpload: Joi.number().integer().positive().required().description("The most bytes of an uploaded file"),
  });
