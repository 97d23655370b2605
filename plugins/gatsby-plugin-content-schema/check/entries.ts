import { entrySchema } from "../json-schema";
import type { JsonSchema } from "../json-schema";
import { locate } from "./findings";
import type { Finding, Problem } from "./findings";
import type { JsonPath } from "./json-source";
import type { Content, Contents } from "./read-contents";
import { isEntry, visitValues } from "./visit-values";
import type { Entry, Visited } from "./visit-values";

/** An entry of the content, wherever it stands. */
export interface ContentEntry {
  readonly entry: Entry;
  readonly schema: JsonSchema;
  /** Names a place of the file that the entry stands in: "data/faq.json:12". */
  readonly placeOf: (path: JsonPath) => string;
  readonly locate: (problem: Problem) => Finding;
}

/** All entries by kind, which is the name of their schema: "articles". */
export type ContentEntries = ReadonlyMap<string, readonly ContentEntry[]>;

/** What a rule about several entries reads. */
interface WholeContent {
  readonly entries: ContentEntries;
}

/** A rule about the content as a whole. */
export type ContentRule = (content: WholeContent) => Iterable<Finding>;

function entryAt(entry: Entry, path: JsonPath, schema: JsonSchema, { source }: Content): ContentEntry {
  return {
    entry,
    schema,
    placeOf: (within) => {
      const { file, line } = source.locate([...path, ...within]);
      return `${file}:${String(line)}`;
    },
    locate: (problem) => locate({ ...problem, path: [...path, ...problem.path] }, source),
  };
}

/**
 * Lists the entries of the content.
 *
 * @param contents by name, as far as they can be read
 * @param schemaOf returns the schema of a kind of content, if it can be used
 */
export function contentEntries(contents: Contents, schemaOf: (name: string) => JsonSchema | undefined): ContentEntries {
  return new Map(
    [...contents].map(([name, file]) => {
      const schema = schemaOf(name);
      if (!schema) return [name, []];
      const { value } = file;
      const found = Array.isArray(value)
        ? value.flatMap((entry: unknown, index) =>
            isEntry(entry) ? [entryAt(entry, [index], entrySchema(schema), file)] : [],
          )
        : isEntry(value)
          ? [entryAt(value, [], schema, file)]
          : [];
      return [name, found];
    }),
  );
}

/** Yields every value of an entry that its schema describes, with its place. */
export function valuesOf({ entry, schema }: ContentEntry): Generator<Visited> {
  return visitValues(schema, entry);
}
