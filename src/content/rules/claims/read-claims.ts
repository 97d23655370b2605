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
  /** The line of the list on which it stands, from 1. */
  readonly line: number;
}

/** The code spans after a label of a claim: "Says `a` or `b`" has a and b. */
function spansAfter(label: string, item: string): string[] {
  const words = label.replace(" ", String.raw`\s+`);
  const [, spans = ""] = new RegExp(`\\b${words}((?:\\s+(?:(?:or|and)\\s+)?\`[^\`]+\`,?)+)`).exec(item) ?? [];
  return [...spans.matchAll(/`([^`]+)`/g)].map(([, span = ""]) => span);
}

/** Reads the claims of docs/claims.md: its list items that begin with a claim in bold type. */
export function readClaims(markdown: string): Claim[] {
  return [...markdown.matchAll(/^- \*\*([^*]+)\*\*([^]*?)(?=^[-#]|(?![^]))/gm)].map((match) => {
    const [, title = "", item = ""] = match;
    const [pattern] = spansAfter("Found by", item);
    return {
      title: title.replace(/\s+/g, " "),
      forms: spansAfter("Says", item),
      foundBy: pattern === undefined ? undefined : new RegExp(pattern, "gi"),
      places: spansAfter("Stands in", item),
      line: markdown.slice(0, match.index).split("\n").length,
    };
  });
}
