import type { ContentRule, Finding } from "../../../../plugins/gatsby-plugin-content-schema";
import { documentPassage, passagesOf } from "./passages";
import type { Passage } from "./passages";

/** A figure, promise or fact of docs/claims.md. */
interface Claim {
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

/** The list of claims, by its path in the project. */
export const CLAIMS_FILE = "docs/claims.md";

const escaped = (text: string) => text.replace(/[.+?^$()[\]{}|\\]/g, String.raw`\$&`);

/** Returns a function that tells whether a listed place is this one; `*` stands for any entry of a list. */
function covering(listed: string): (place: string) => boolean {
  const pattern = new RegExp(`^${escaped(listed).replaceAll("*", "[^/]+")}$`);
  return (place) => pattern.test(place);
}

function saying({ forms }: Claim): (text: string) => boolean {
  const pattern = new RegExp(String.raw`(?<![\w$])(?:${forms.map(escaped).join("|")})(?!\w)`, "i");
  return (text) => pattern.test(text);
}

function atClaim({ line, title }: Claim, what: Pick<Finding, "message" | "remedy">): Finding {
  return { severity: "warning", file: CLAIMS_FILE, line, column: 1, value: title, ...what };
}

const formsOf = ({ forms }: Claim) => forms.map((form) => `“${form}”`).join(" or ");

/** Finds listed places that are gone, or no longer make the claim. */
function unsaid(claim: Claim, passages: readonly Passage[]): Finding[] {
  const says = saying(claim);
  const forms = formsOf(claim);
  return claim.places.flatMap((listed) => {
    const covers = covering(listed);
    const there = passages.filter(({ place }) => covers(place));
    const [only, ...others] = there;
    if (!only) {
      return [
        atClaim(claim, {
          message: `there is no ${listed} any more, where the site made this claim`,
          remedy: "Take the place out of the list, or write the new one.",
        }),
      ];
    }
    if (there.some(({ text }) => says(text))) return [];
    const remedy = `Say ${forms} there, or change the claim in all its places: ${CLAIMS_FILE}:${String(claim.line)} names them.`;
    if (others.length > 0) return [atClaim(claim, { message: `${listed} no longer says ${forms}`, remedy })];
    return [only.warn({ message: `this no longer says ${forms}: ${claim.title}`, remedy })];
  });
}

/** Their figures are their authors' business, unless a claim names one of them. */
const AUTHORS_OWN = new Set(["articles", "case-studies", "jobs", "upcoming-webinars", "past-webinars", "white-papers"]);

/** Finds passages that speak of the same thing in another form. */
function contradictions(claim: Claim, passages: readonly Passage[]): Finding[] {
  const { foundBy, title, line } = claim;
  if (!foundBy) return [];
  const says = saying(claim);
  const forms = formsOf(claim);
  let isIdle = true;
  const places = claim.places.join(" ");
  const searched = passages.filter(({ place }) => {
    const [kind = ""] = place.split("/");
    return !AUTHORS_OWN.has(kind) || places.includes(`${kind}/`);
  });
  const found = searched.flatMap(({ sentences, warn }) =>
    sentences
      .flatMap((sentence) => [...sentence.matchAll(foundBy)])
      .flatMap(([words]) => {
        isIdle = false;
        if (says(words)) return [];
        return [
          warn({
            value: words,
            message: `elsewhere the site says ${forms} of this: ${title}`,
            remedy: `Say the same here, or change the claim in all its places: ${CLAIMS_FILE}:${String(line)} names them.`,
          }),
        ];
      }),
  );
  if (!isIdle) return found;
  return [
    atClaim(claim, {
      message: "nothing on the site speaks of this any more",
      remedy: "Take the claim out of the list, or correct the pattern behind “Found by”.",
    }),
  ];
}

/** Reads a file of the project; undefined where there is none. */
export type ReadText = (file: string) => string | undefined;

/** Returns the documents that make claims; all other places are in the content. */
function documentsOf(claims: readonly Claim[]): ReadonlySet<string> {
  return new Set(claims.flatMap(({ places }) => places.filter((place) => !place.includes("#"))));
}

/** Returns the texts that the rule reads besides the content, by their paths: what has to be handed over to a browser. */
export function claimTexts(readText: ReadText): Readonly<Record<string, string>> {
  const files = [CLAIMS_FILE, ...documentsOf(readClaims(readText(CLAIMS_FILE) ?? ""))];
  return Object.fromEntries(
    files.flatMap((file) => {
      const text = readText(file);
      return text === undefined ? [] : [[file, text]];
    }),
  );
}

/** Makes the rule that figures and promises which recur agree with each other, wherever they are made. */
export function claimsRule(readText: ReadText): ContentRule {
  return ({ entries, singles }) => {
    const claims = readClaims(readText(CLAIMS_FILE) ?? "");
    const passages = [
      ...passagesOf(entries, (kind) => singles.has(kind)),
      ...[...documentsOf(claims)].flatMap((file) => {
        const text = readText(file);
        return text === undefined ? [] : [documentPassage(file, text)];
      }),
    ];
    return claims.flatMap((claim) => {
      const found = unsaid(claim, passages);
      // What is told of a place needn't be told of it again.
      const places = new Set(found.map(({ file, line, column }) => `${file}:${String(line)}:${String(column)}`));
      const others = contradictions(claim, passages).filter(
        ({ file, line, column }) => !places.has(`${file}:${String(line)}:${String(column)}`),
      );
      return [...found, ...others];
    });
  };
}
