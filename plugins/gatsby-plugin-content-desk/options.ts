import type { GatsbyNode } from "gatsby";
import type { CheckOptions } from "../gatsby-plugin-content-schema";

/** The page of the site that shows forms beside themselves. */
export interface PreviewOptions {
  /** The page's path: "/preview". */
  readonly path: string;
  /** The forms that it can show, by the names of their content files or folders. */
  readonly forms: readonly string[];
}

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
  /** How the desk checks what is about to be saved. */
  readonly check: {
    /** The options of the check, as the build has them. */
    readonly options: CheckOptions;
    /** A module of the site, by its path relative to the site's folder, whose default export makes them in a browser. */
    readonly module: string;
    /** Returns what that function needs of files that browsers can't read, as JSON has it. */
    readonly data: () => unknown;
  };
  /** Content files and folders that the desk doesn't offer. What other forms refer to can still be chosen there. */
  readonly hidden?: readonly string[] | undefined;
  /** What lists call entries that have a fixed id, by the kind of content and the id. */
  readonly names?: Readonly<Record<string, () => ReadonlyMap<string, string>>> | undefined;
  /** The address of a change's preview, with `{number}` for the number of its pull request. */
  readonly previewAddress?: string | undefined;
  /** The most bytes of an uploaded file. */
  readonly largestUpload: number;
  /** The page of the site that shows forms beside themselves; without it, the desk has only forms. */
  readonly preview?: PreviewOptions | undefined;
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
    check: Joi.object({
      options: Joi.object().required(),
      module: Joi.string().required(),
      data: Joi.function().required(),
    })
      .required()
      .description("How the desk checks what is about to be saved"),
    hidden: Joi.array().items(Joi.string()).description("Content files and folders that the desk doesn't offer"),
    names: Joi.object().pattern(Joi.string(), Joi.function()).description("What lists call entries with a fixed id"),
    previewAddress: Joi.string()
      .pattern(/\{number\}/, "address with {number}")
      .description("The address of a change's preview, with {number} for the number of its pull request"),
    largestUpload: Joi.number().integer().positive().required().description("The most bytes of an uploaded file"),
    preview: Joi.object({
      path: Joi.string().pattern(sitePath, "site path").required().description("Where the page is served"),
      forms: Joi.array().items(Joi.string()).required().description("The forms that it can show"),
    }).description("The page of the site that shows forms beside themselves"),
  });
