import type { ContentEntries, ContentEntry, Finding } from "../../../../plugins/gatsby-plugin-content-schema";
import { plainText } from "../../article-text";

type What = Pick<Finding, "message" | "remedy" | "value" | "suggestion">;

/** A text that says something, and where it stands: `faq.json#/3/answer`, `jobs/cto.json#/title`, or the path of a document. */
export interface Passage {
  readonly place: string;
  readonly text: string;
  /** The text's sentences, which patterns are looked for in: across them, long texts would take long. */
  readonly sentences: readonly string[];
  /** Makes a warning about the passage. */
  readonly warn: (what: What) => Finding;
}

/** Returns a text as it is read aloud: without markup, with plain spaces and hyphens. */
function spoken(text: string): string {
  const words = /<[a-z]/i.test(text) ? plainText(text) : text;
  return words.replaceAll("\u2011", "-").replace(/\s+/g, " ");
}

const sentencesOf = (text: string) => text.split(/(?<=\.) /);

/** How a place names the entry of a list: by its id, so that it stays right when others come and go. */
function entryName(entry: unknown, position: number): string {
  const named = typeof entry === "object" && entry !== null && "id" in entry;
  return named ? String(entry.id) : String(position);
}

function* passagesIn(
  of: ContentEntry,
  place: string,
  value: unknown,
  path: readonly (string | number)[],
): Generator<Passage> {
  if (typeof value === "string" || typeof value === "number") {
    const text = spoken(String(value));
    yield {
      place,
      text,
      sentences: sentencesOf(text),
      warn: (what) => of.locate({ severity: "warning", path, ...what }),
    };
  } else if (Array.isArray(value)) {
    for (const [position, item] of value.entries()) {
      yield* passagesIn(of, `${place}/${entryName(item, position)}`, item, [...path, position]);
    }
  } else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* passagesIn(of, `${place}/${key}`, inner, [...path, key]);
  }
}

/**
 * Lists all texts and numbers of the content with their places.
 *
 * @param isSingle whether a kind of content is one entry, rather than a list
 */
export function passagesOf(entries: ContentEntries, isSingle: (kind: string) => boolean): Passage[] {
  return [...entries].flatMap(([kind, list]) =>
    list.flatMap((of, position) => {
      const name = entryName(of.entry, position);
      const inList = isSingle(kind) ? `${kind}.json#` : `${kind}.json#/${name}`;
      return [...passagesIn(of, of.schema.folder ? `${kind}/${name}.json#` : inList, of.entry, [])];
    }),
  );
}

/** Returns a document as one passage. */
export function documentPassage(file: string, markdown: string): Passage {
  const text = spoken(markdown);
  return {
    place: file,
    text,
    sentences: sentencesOf(text),
    warn: (what) => ({ severity: "warning", file, line: 1, column: 1, ...what }),
  };
}
