import { plainText } from "../../src/content/article-text";

/** A figure, promise or fact of docs/claims.md. */
export interface Claim {
  /** The claim in a sentence. */
  readonly title: string;
  /** The forms in which it may be said. */
  readonly forms: readonly string[];
  /** Finds whatever speaks of the same thing, in whatever form. */
  readonly foundBy: RegExp | undefined;
  /** Where it is said: passages, in which `*` stands for any entry of a list. */
  readonly places: readonly string[];
}

/** A text that says something, and where it stands: `faq.json#/3/answer`, or the path of a document. */
export interface Passage {
  readonly place: string;
  readonly text: string;
}

/** The code spans after a label of a claim: "Says `a` or `b`" has a and b. */
function spansAfter(label: string, item: string): string[] {
  const words = label.replace(" ", String.raw`\s+`);
  const [, spans = ""] = new RegExp(`\\b${words}((?:\\s+(?:(?:or|and)\\s+)?\`[^\`]+\`,?)+)`).exec(item) ?? [];
  return [...spans.matchAll(/`([^`]+)`/g)].map(([, span = ""]) => span);
}

/** Reads the claims of docs/claims.md: its list items that begin with a claim in bold type. */
export function readClaims(markdown: string): Claim[] {
  return [...markdown.matchAll(/^- \*\*([^*]+)\*\*([^]*?)(?=^[-#]|(?![^]))/gm)].map(([, title = "", item = ""]) => {
    const [pattern] = spansAfter("Found by", item);
    return {
      title: title.replace(/\s+/g, " "),
      forms: spansAfter("Says", item),
      foundBy: pattern === undefined ? undefined : new RegExp(pattern, "gi"),
      places: spansAfter("Stands in", item),
    };
  });
}

/** A text as it is read aloud: without markup, with plain spaces and hyphens. */
function spoken(text: string): string {
  const words = /<[a-z]/i.test(text) ? plainText(text) : text;
  return words.replaceAll("\u2011", "-").replace(/\s+/g, " ");
}

/** How a place names the entry of a list: by its id, so that it stays right when others come and go. */
function entryName(entry: unknown, position: number): string {
  const named = typeof entry === "object" && entry !== null && "id" in entry;
  return named ? String(entry.id) : String(position);
}

/** All texts and numbers of a data file, each with its place. */
export function passagesOf(place: string, value: unknown): Passage[] {
  if (typeof value === "string" || typeof value === "number") return [{ place, text: spoken(String(value)) }];
  if (Array.isArray(value)) {
    return value.flatMap((entry: unknown, position) => passagesOf(`${place}/${entryName(entry, position)}`, entry));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => passagesOf(`${place}/${key}`, inner));
}

/** A document as one passage. */
export function documentPassage(path: string, markdown: string): Passage {
  return { place: path, text: spoken(markdown) };
}

const escaped = (text: string) => text.replace(/[.+?^$()[\]{}|\\]/g, String.raw`\$&`);

function covers(listed: string, place: string): boolean {
  return new RegExp(`^${escaped(listed).replaceAll("*", "[^/]+")}$`).test(place);
}

function says({ forms }: Claim, text: string): boolean {
  return forms.some((form) => new RegExp(String.raw`(?<![\w$])${escaped(form)}(?!\w)`, "i").test(text));
}

function missing(claim: Claim, passages: readonly Passage[]): string[] {
  return claim.places.flatMap((listed) => {
    const there = passages.filter(({ place }) => covers(listed, place));
    if (there.length === 0) return [`“${claim.title}”: there is no ${listed}; say where it stands now`];
    if (there.some(({ text }) => says(claim, text))) return [];
    return [`“${claim.title}”: ${listed} doesn’t say ${claim.forms.join(" or ")}`];
  });
}

function strays(claim: Claim, passages: readonly Passage[]): string[] {
  const { foundBy, places } = claim;
  if (!foundBy) return [];
  return passages.flatMap(({ place, text }) =>
    [...text.matchAll(foundBy)].flatMap(([found]) => {
      if (!says(claim, found)) return [`“${claim.title}”: ${place} says “${found}”, not ${claim.forms.join(" or ")}`];
      if (places.some((listed) => covers(listed, place))) return [];
      return [`“${claim.title}”: ${place} says it too; add the place`];
    }),
  );
}

/**
 * Where content and claims disagree: a listed place that is gone or says something else, and a passage that speaks of
 * the same thing in another form or at a place that isn't listed.
 */
export function disagreements(claims: readonly Claim[], passages: readonly Passage[]): string[] {
  return claims.flatMap((claim) => [...missing(claim, passages), ...strays(claim, passages)]);
}
