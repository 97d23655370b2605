// Mistakes in texts. text-rules.test.ts has examples of what each rule finds and ignores.
import type { Report } from "./problems";

export const isBlank = (text: string): boolean => /^[\s\p{C}\p{DI}\u2800]*$/u.test(text);

const NAMES: Readonly<Record<string, string>> = { "\u00a0": "no-break space, ", "\u200b": "zero-width space, " };

/** Names a character that editors can't see, or can't tell from another: "no-break space, U+00A0". */
export function nameOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `${NAMES[character] ?? ""}U+${code}`;
}

export const quoted = (text: string) => `“${text.slice(0, 40).replaceAll(/\s/g, " ")}${text.length > 40 ? "…" : ""}”`;

type TextRule = readonly [pattern: RegExp, message: string, remedy: string, severity?: "warning" | undefined];

/**
 * Control characters, invisible characters, halves of pairs, and characters that only one font or program has. Some scripts and
 * emoji need joiners (200c, 200d) and variants (fe00 to fe0f): joiners not at the start, at the end, or after a Latin letter.
 */
const INVISIBLE = String.raw`[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u2800\ufb00-\ufb06\ufff9-\uffff\p{Cs}\p{Co}\u{1d400}-\u{1d7ff}]|(?!\u200c|\u200d|[\ufe00-\ufe0f])\p{DI}|(?<![^\s\p{Script=Latin}])(?:\u200c|\u200d)|(?:\u200c|\u200d)(?![^\s\p{Script=Latin}])`;

const BROKEN: TextRule = [
  new RegExp(
    String.raw`${INVISIBLE}|\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}|â[€‚]|[ÂÃ][\x80-\xbf]`,
    "u",
  ),
  "this text contains an invisible or broken character",
  "Type the words again instead of pasting them.",
];

/** Mistakes in any text, Markdown included. */
export const TEXT_RULES: readonly TextRule[] = [
  BROKEN,
  [
    // Not in the path of a folder: "C:\plans".
    /(?<!\b[A-Z]:\S*)\\/,
    "visitors see this backslash",
    "Remove it. For a new line, press Enter (in the file: \\n once).",
  ],
  ...[
    // In capitals, and in any.
    /\b(?:TODO|FIXME|TBD|TBC|XXX|20XX)\b|\bXX+ (?!(?:century|is|are|was|and|or|of|in|on|to|for|with|has)\b)\p{Ll}/u,
    /^(?:n\/a|tb[acd])$|\?\?|lorem ipsum|(?<![\p{L}\d])x{1,3} ?%|[$€£]x+\b|\bxx[./-]xx\b|\[(?:x+|number|name|date|client|company|figure)\b[^\]]*\]|\binsert (?:number|name|date|text|title|figure)\b/iu,
  ].map((pattern): TextRule => {
    return [pattern, "this text contains a note or a placeholder", "Remove it, or write the final words."];
  }),
  [
    /<!--|<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[lg]t|[a-z]{3,}\d*);|&(?:nbsp|amp|[mn]dash|[lr][ds]quo|hellip)\b/i,
    "visitors would see this HTML",
    "Remove the tag, or write the character itself.",
  ],
];

const SIGNS: TextRule = [
  // *Words*, _words_, `code`, {{name}} and :rocket:.
  /(?<![\w*])\*(?=[^\s*])[^*\n]*\S\*(?![\w*])|(?<![\w*])\*(?=\w)[^*\n]* \*(?=\w)|(?<![\w@/._-])_(?=\w)|(?<=\w)_(?![\w@/.])|~~|[`{}]|(?<![\w:/]):[a-z_]{2,}:/u,
  "visitors see these characters",
  "Remove them. Italics are _words_ in Markdown, without spaces inside.",
  "warning",
];

const LINK: TextRule = [
  /\]\((?!\s)|\] \((?:https?:|mailto:|www\.|\/|$)|\)\[(?:https?:|mailto:|\/|$)|\]\[|\[\[/,
  "this doesn't work as a link",
  "Write [words](address), without a space between the brackets or in the address: %20 in a file's name, - in a phone number.",
];

const BOLD = /[*＊]{2}|__(?=\S)/;

/** What lines of a list start with if it isn't one: "a) ", "(1) ", "✅ ". */
const MARKER = String.raw`(?:(?:[·o*+–-]|\(?[\da-z]{1,2}[.)]|\p{Extended_Pictographic}|\d\ufe0f)\s|\d{1,2}[.)]\p{Lu})`;

/** Markup that Markdown doesn't recognize, or that has a backslash before it. */
export const MARKUP_RULES: readonly TextRule[] = [
  LINK,
  [BOLD, "this doesn't work as bold", "Write **words**, without spaces inside the asterisks."],
  SIGNS,
  [/^[#＃](?:[#＃]|\s)/m, "this doesn't work as a heading", "Type ### and a space."],
  [
    // Bullets, and markers with another space or without one.
    new RegExp(String.raw`^(?:[•‣⁃◦∙▪▫●○■□➢✓]|(?:[·o§*+–-]|\d{1,2}[.)])[^\S\n ]|-\p{L}|${MARKER}.*\n${MARKER})`, "mu"),
    "this doesn't work as a list",
    "Type - or 1. and a space at the start of each line.",
  ],
  [
    /^[|｜].*[|｜]|^(?!\W|\d+[.)]|o\t).*\S\t\S|^.*\S \| \S.*\n.*\S \| \S/m,
    "this doesn't work as a table",
    "Write | --- | --- | below its first row, and leave an empty line above it. At the desk, choose “Edit in Markdown”.",
  ],
];

/** Mistakes in texts without markup. */
export const PLAIN_RULES: readonly TextRule[] = [
  ...TEXT_RULES,
  [/^\s|\s$/, "this text starts or ends with a space or a line break", "Remove it.", "warning"],
  ...[LINK[0], BOLD, /^#{2,} |^[|｜].*[|｜]/m, /^[-*+•] .*\n[-*+•] /m].map((pattern): TextRule => {
    return [pattern, "visitors would see these characters", "Remove them: this text is plain."];
  }),
  SIGNS,
];

/** Addresses that visitors can't open, or only for some weeks. */
export const ADDRESS_RULES: readonly TextRule[] = [
  BROKEN,
  [
    /^https?:\/\/[^/?#]*--[^/?#]*\.netlify\.app(?![\w.-])/i,
    "this is the address of a preview",
    "Write the address of the published page.",
  ],
  [
    /^https?:\/\/(?:docs\.google\.com\/.*\/edit\b|drive\.google\.com|[^/?#]*\.sharepoint\.com|1drv\.ms|onedrive\.live\.com|(?:[^/?#]*\.)?notion\.(?:so|site))\b/i,
    "visitors may not be allowed to open this document",
    "Write the address of a page or a file that is open to everybody.",
    "warning",
  ],
];

/** Reports each mistake in a text at its first place. Returns whether there is one. */
export function reportMistakes(text: string, rules: readonly TextRule[], at: (found: RegExpExecArray) => Report) {
  let isWrong = false;
  for (const [pattern, message, remedy, severity] of rules) {
    const found = pattern.exec(text);
    if (!found) continue;
    isWrong = true;
    const name = message === BROKEN[1] && isBlank(found[0]) ? ` (${nameOf(found[0])})` : "";
    at(found)(`${message}${name}: ${quoted(text.slice(Math.max(0, found.index - 15)))}`, remedy, severity);
  }
  return isWrong;
}

/** Warns of a quotation mark without its partner in a paragraph. `next` is the paragraph after it. */
export function checkQuotes(text: string, next: string, report: Report): void {
  const isOdd = (marks: RegExp) => (text.match(marks)?.length ?? 0) % 2 === 1;
  // A quotation of several paragraphs opens in each, and closes in the last.
  const goesOn = /^["“„«]/.test(text) && next.startsWith(text.charAt(0));
  // After a digit, a mark may mean inches. An apostrophe looks like a closing single mark.
  const found =
    (!goesOn && isOdd(/["“”„‟]/g) && !/\d["”]/.test(text) && /["“”„‟].*/s.exec(text)) ||
    (!goesOn && isOdd(/[«»]/g) && /[«»].*/s.exec(text)) ||
    /(?<![\p{L}\d]|‚[^‘]*)‘(?!\d|(?:tis|twas|em|til|cause|n)\b)[^’']*$/iu.exec(text);
  if (found)
    report(`this quotation mark has no partner: ${quoted(found[0])}`, "Write the other one, or remove it.", "warning");
}
