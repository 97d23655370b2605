import type { ContentEntry, ContentRule, WholeContent } from "./entries";
import { textsOf } from "./entries";
import { nearest } from "./findings";
import type { Finding } from "./findings";
import { isProse, wordsOf } from "./formats/words";
import type { JsonPath } from "./json-source";
import type { Visited } from "./visit-values";

/** A name that an entry gives, such as its category. */
interface Name {
  readonly value: string;
  readonly path: JsonPath;
  readonly of: ContentEntry;
}

/** Shorter words are abbreviations, or resemble too many others. */
const LONG_WORD = 5;

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The same for "Supply Chain", "supply-chain" and "Supply chain ". */
const sameWords = (name: string) => wordsIn(name.normalize("NFKC").replaceAll("&", " and ")).join(" ");

function namesIn(entries: readonly ContentEntry[], isName: (visited: Visited) => boolean): Name[] {
  return entries.flatMap((of) => [...textsOf(of)].filter(isName).map(({ value, path }) => ({ value, path, of })));
}

/** Names of other kinds of entries, as a schema's `vocabulary` gives them: "services/title". */
function borrowed({ entries }: WholeContent, fields: readonly string[]): string[] {
  return fields.flatMap((field) => {
    const [kind = "", key = ""] = field.split("/");
    return (entries.get(kind) ?? []).flatMap(({ entry }) => {
      const value = entry[key];
      return typeof value === "string" ? [value] : [];
    });
  });
}

/** All words of the site but those of the names themselves. */
function wordsOfSite({ entries }: WholeContent): ReadonlySet<string> {
  const words = new Set<string>();
  for (const list of entries.values()) {
    for (const entry of list) {
      for (const { schema, value } of textsOf(entry)) {
        if (schema.vocabulary || !(isProse(schema) || schema.format === "html")) continue;
        for (const word of wordsIn(schema.format === "html" ? wordsOf(value) : value)) words.add(word);
      }
    }
  }
  return words;
}

function warn({ value, path, of }: Name, message: string, remedy: string, suggestion?: string): Finding {
  return of.locate({
    severity: "warning",
    path,
    value,
    message,
    remedy,
    ...(suggestion === undefined ? {} : { suggestion }),
  });
}

/** The word of a name that is probably misspelt, corrected within the name. */
function corrected(name: string, known: ReadonlySet<string>): string | undefined {
  for (const word of name.match(/\p{L}+/gu) ?? []) {
    const lower = word.toLowerCase();
    if (lower.length < LONG_WORD || known.has(lower)) continue;
    const alike = [...known].filter((other) => other.length >= LONG_WORD && other[0] === lower[0]);
    const near = nearest(lower, alike, lower.length > 7 ? 2 : 1);
    if (near === undefined) continue;
    return name.replace(word, word === lower ? near : near.charAt(0).toUpperCase() + near.slice(1));
  }
  return undefined;
}

function checkNames(names: readonly Name[], others: readonly string[], known: () => ReadonlySet<string>): Finding[] {
  const spellings = new Map<string, Map<string, number>>();
  for (const value of [...others, ...names.map((name) => name.value)]) {
    const key = sameWords(value);
    const counts = spellings.get(key) ?? new Map<string, number>();
    spellings.set(key, counts.set(value, (counts.get(value) ?? 0) + 1));
  }
  return names.flatMap((name): Finding[] => {
    const counts = spellings.get(sameWords(name.value)) ?? new Map<string, number>();
    // The usual spelling is the one that other files have, or else the most frequent; then the one that came first.
    const usual =
      others.find((other) => counts.has(other)) ?? [...counts].sort((one, other) => other[1] - one[1])[0]?.[0];
    if (usual !== undefined && usual !== name.value) {
      return [warn(name, "the same name is written otherwise elsewhere", "Write it everywhere alike.", usual)];
    }
    if ([...counts.values()].reduce((sum, count) => sum + count, 0) > 1) return [];
    const words = wordsIn(name.value);
    if (words.every((word) => known().has(word))) return [];
    const suggestion = corrected(name.value, known());
    if (suggestion !== undefined) {
      return [
        warn(name, "nothing else on the site has this name", "Correct it, or leave it if it is new.", suggestion),
      ];
    }
    if (words.some((word) => word.length < LONG_WORD || known().has(word))) return [];
    const list = [...new Set([...names.map(({ value }) => value), ...others])].filter((value) => value !== name.value);
    return [
      warn(
        name,
        "no other word on the site has to do with this name",
        `Take one that is there (${list.slice(0, 8).join(", ")}), or leave it if it is new.`,
      ),
    ];
  });
}

/**
 * Checks the names that entries share without referring to each other, such as categories: a name is spelt alike
 * everywhere, and resembles no other by a slip.
 */
export const checkVocabulary: ContentRule = (content) => {
  let words: ReadonlySet<string> | undefined;
  const known = () => (words ??= wordsOfSite(content));
  return [...content.entries.values()].flatMap((entries) => {
    const fields = new Map<string, readonly string[]>();
    for (const [key, { vocabulary }] of Object.entries(entries[0]?.schema.properties ?? {})) {
      if (vocabulary) fields.set(key, vocabulary);
    }
    return [...fields].flatMap(([key, others]) =>
      checkNames(
        namesIn(entries, ({ path }) => path.length === 1 && path[0] === key),
        borrowed(content, others),
        known,
      ),
    );
  });
};
