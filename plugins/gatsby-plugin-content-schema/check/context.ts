import type { JsonSchema } from "../json-schema";
import type { ContentRule } from "./entries";
import type { ValueProblem } from "./findings";
import type { LinkTargets } from "./formats/links";
import type { PictureFacts } from "./formats/pictures";
import type { EntryLists } from "./references";
import type { Entry } from "./visit-values";

/** Where the entries of one content file can be linked to. */
export interface EntryPaths {
  /** The paths that an entry adds to the site, with and without anchors: "/blog/spring", "/blog#spring". */
  readonly of: (entry: Entry) => Iterable<string>;
  /** Whether a path may belong to an entry of this file. While the file can't be read, such a path counts as unknown. */
  readonly mayOwn: (path: string) => boolean;
  /** Whether the entry's own text has this anchor. Called only for paths with an anchor that nothing else has. */
  readonly hasAnchor?: (entry: Entry, path: string) => boolean;
}

/** What the check has to know of a site besides its content folder. */
export interface CheckOptions {
  /** The content folder, relative to the site's: "data". Findings name files by it. */
  readonly folder: string;
  /** Scheme and host of the one address from which pictures may come, besides the content folder. */
  readonly pictureOrigin?: string | undefined;
  /** Files of the content folder, relative to it, that the site uses though no content names them. */
  readonly usedFiles?: readonly string[] | undefined;
  /** Writes a day ("2026-04-18") as pages show it ("April 18, 2026"), for the formats `long-date` and `long-month`. */
  readonly longDate?: ((day: string) => string) | undefined;
  /** The ids of the sections that each entry of a content file must have, by the entry's id; by the file's name. */
  readonly sections?: Readonly<Record<string, () => ReadonlyMap<string, readonly string[]>>> | undefined;
  /** The paths that don't depend on content, with and without anchors. Without this option, no link is looked up. */
  readonly pages?: (() => Iterable<string>) | undefined;
  /** The paths that depend on content, by the name of the content file. */
  readonly entryPaths?: Readonly<Record<string, EntryPaths>> | undefined;
  /** The site's own rules about its content as a whole. */
  readonly rules?: readonly ContentRule[] | undefined;
  /** Keywords of the schemas that become field extensions of GraphQL, each with a function that returns its arguments. */
  readonly fieldExtensions?: Readonly<Record<string, (schema: JsonSchema) => object>> | undefined;
}

/** What a value is checked against besides its own schema. */
export interface CheckContext {
  readonly options: CheckOptions;
  /** All files of the content folder, relative to it, written exactly as on disk. */
  readonly files: ReadonlySet<string>;
  /** The pictures that content names, by their paths. */
  readonly pictures: ReadonlyMap<string, PictureFacts>;
  /** The check of each format that a schema may name. */
  readonly formats: Readonly<Record<string, FormatCheck>>;
  readonly lists: EntryLists;
  readonly targets: LinkTargets;
  /** The day of the check in ISO 8601 form: "2026-11-21". */
  readonly today: string;
}

/** What a schema says of a checked value. */
export interface CheckedValue {
  readonly schema: JsonSchema;
}

/** Checks a text by the `format` in its schema. */
export type FormatCheck = (value: string, checked: CheckedValue, context: CheckContext) => readonly ValueProblem[];
