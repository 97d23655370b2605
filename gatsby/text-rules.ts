// Mistakes in texts, each with examples of what it finds and what it ignores, which text-rules.test.ts runs.
import type { Report } from "./problems";

export interface TextRule {
  readonly pattern: RegExp;
  readonly message: string;
  readonly remedy: string;
  readonly severity?: "warning";
  readonly finds: readonly string[];
  readonly ignores: readonly string[];
}

/** Control characters, invisible characters, halves of pairs, and characters that only one font or program has. */
const INVISIBLE = String.raw`[\0-\x08\x0b-\x1f\x7f-\x9f\xad\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff\p{Cs}\p{Co}\u{1d400}-\u{1d7ff}]`;

/** Mistakes in any text, Markdown included. */
export const TEXT_RULES: readonly TextRule[] = [
  {
    pattern: new RegExp(String.raw`${INVISIBLE}|â[€‚]|[ÂÃ][\x80-\xbf]`, "u"),
    message: "this text contains an invisible or broken character",
    remedy: "Type the words again instead of pasting them.",
    finds: ["In\u00advisible", "Half of a pair \ud83d", "A\uffff", "\u{1d401}old", "weâ€™re", "MÃ¼ller", "M\ufffdller"],
    ignores: ["“Żółć” – 5\u00a0€ 😀\n", "Âge, São Paulo"],
  },
  {
    pattern: /\\/,
    message: "visitors see this backslash",
    remedy: "Remove it. For a new line, press Enter (in the file: \\n once).",
    finds: ["A line\\nbreak"],
    ignores: ["and/or"],
  },
  {
    pattern:
      /\b(?:TODO|FIXME|TBD|XXX)\b|\bXX ?%|[Ll]orem ipsum|Error! (?:Reference|Bookmark)|[\w-]\.(?:jpe?g|png|webp|avif|heic|JPE?G|PNG|HEIC)\b/,
    message: "this text contains a note, a placeholder or a file's name",
    remedy: "Write the final words.",
    finds: ["Lorem ipsum", "Up XX%", "TODO: date", "Error! Reference source not found.", "Our logo.png"],
    ignores: ["A todo list", "A PNG"],
  },
  {
    pattern: /\p{Ll}-\s(?!and\b|or\b|to\b)\p{Ll}/u,
    message: "a word is divided here",
    remedy: "Write it in one.",
    severity: "warning",
    finds: ["Trans-\nformation"],
    ignores: ["two- or three-year plans"],
  },
  {
    pattern: /^(?:Copy of|Sent:|Subject:) |^(?:Certainly|Sure)!/m,
    message: "this may be a leftover of a mail, a copy or a dialog",
    remedy: "Remove it if it is one.",
    severity: "warning",
    finds: ["Copy of Strategy", "Words\nSent: Monday", "Certainly! Here is"],
    ignores: ["Almost certainly!", "We sent: a plan"],
  },
  {
    pattern: /\S {2,}(?=\S)/,
    message: "there are two spaces",
    remedy: "Write one.",
    severity: "warning",
    finds: ["A  B"],
    ignores: ["A B\n  C"],
  },
  {
    pattern: /<!--|<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);|&(?:nbsp|amp|[mn]dash|[lr][ds]quo|hellip)\b/i,
    message: "visitors would see this HTML",
    remedy: "Remove the tag, or write the character itself.",
    finds: ["<b>HTML</b>", "A <o:p></o:p>", "<!-- A", "R&amp;D", "2&ndash 3", "5&#160;%"],
    ignores: ["5 < 6 > 4, <3, R&D; M&A"],
  },
];

/** What lines of a list start with if it isn't one: "a) ", "(1) ", "✅". */
const MARKER = String.raw`(?:[·o*+–-]\s|\(?[\da-z]{1,2}[.)]\s|\p{Extended_Pictographic}|\d\ufe0f)`;

/** Bullets, and markers with another space or without one. */
const BULLET = String.raw`[•‣⁃◦∙▪▫●○■□➢✓]|(?:[·o§*+–-]|[\d１-９]{1,2}[.)．）])[^\S\n ]|-\p{L}|\d{1,2}[.)]\p{Lu}|[\d１-９]{1,2}[．）]`;

/** Markup that Markdown doesn't recognize, or that has a backslash before it: visitors see its characters. */
export const MARKUP_RULES: readonly TextRule[] = [
  {
    pattern: /\]\((?!\s)|\] \((?:https?:|mailto:|www\.|\/|$)|\)\[(?:https?:|mailto:|\/|$)|\]\[/,
    message: "this doesn't work as a link",
    remedy: "Write [words](address), without a space between the brackets or in the address (%20 in a file's name).",
    finds: ["A [link](/notes", "[A] (https://b.example)", "(A)[/b]", "[a][b]"],
    ignores: ["[sic] (2019)"],
  },
  {
    pattern: /[*＊]{2}|__(?=\S)/,
    message: "this doesn't work as bold",
    remedy: "Write **words**, without spaces inside the asterisks.",
    finds: ["A ** bold** word", "A __word__"],
    ignores: ["5 * 4, a_b"],
  },
  {
    // Emphasis, and characters of another program.
    pattern:
      /(?<![\w*])\*(?=[^\s*])[^*\n]*\S\*(?![\w*])|(?<!\w)_(?=[^\s_])[^_\n]*\S_(?!\w)|~~|[`{}【]|\[(?!\p{Ll}{2,}[ \]]|…|\.\.)|\[(?:insert|image|caption)\b|(?<![\w:/]):[a-z_]{2,}:/u,
    message: "visitors see these characters",
    remedy: "Remove them, or write the final words.",
    severity: "warning",
    finds: ["A _word_", "A *word*", "A ~~word~~", "{name}", "A [[word]]", "A [insert date]", "A :rocket:"],
    ignores: ["3 * 4 * 5, snake_case, [sic], […], at 10:30:15"],
  },
  {
    pattern: /^[#＃](?:[#＃]|\s)/m,
    message: "this doesn't work as a heading",
    remedy: "Type ### and a space.",
    finds: ["###Heading", "#\u00a0Heading", "Words\n＃＃ Heading"],
    ignores: ["#1 in C#"],
  },
  {
    pattern: new RegExp(`^(?:${BULLET}|${MARKER}.*\\n${MARKER})`, "mu"),
    message: "this doesn't work as a list",
    remedy: "Type - or 1. and a space at the start of each line.",
    finds: ["• One", "Words\n-\u00a0one", "·\tone", "-One", "1.One", "１．One", "a) One\nb) Two", "✅ One\n✅ Two"],
    ignores: ["5 * 4", "1.5 million", "* Before tax.", "– One\nTwo"],
  },
  {
    // One line may be a note: "* Before tax."
    pattern: new RegExp(`(?<!^${MARKER}.*\\n)^(?:[·o*+–-]|\\d{1,2}[.)]) (?!.*\\n${MARKER})`, "mu"),
    message: "this doesn't work as a list",
    remedy: "Type - or 1. and a space at the start of each line.",
    severity: "warning",
    finds: ["* Before tax.", "– One\nTwo"],
    ignores: ["5 * 4", "– One\n– Two"],
  },
  {
    pattern: /^>(?!\d)/m,
    message: "this doesn't work as a quotation",
    remedy: "Type > and a space at the start of the line.",
    severity: "warning",
    finds: [">Words", "Words\n>More"],
    ignores: [">5%", "5 > 4"],
  },
  {
    pattern: /^[|｜].*[|｜]|^(?!\W|\d+[.)]|o\t).*\S\t\S|^.*\S \| \S.*\n.*\S \| \S/m,
    message: "this doesn't work as a table",
    remedy:
      "Write | --- | --- | below its first row, and leave an empty line above it. At the desk, choose “Edit in Markdown”.",
    finds: ["| A | B |\n| 1 | 2 |", "A\tB\n1\t2", "A\tB | C\n1 | 2"],
    ignores: ["Strategy | Corvane", "1.\tOne"],
  },
];

/** Mistakes in texts without markup: what Markdown doesn't recognize, and what it would. */
export const PLAIN_RULES: readonly TextRule[] = [
  ...TEXT_RULES,
  {
    pattern: /^\s|\s$/,
    message: "this text starts or ends with a space or a line break",
    remedy: "Remove it.",
    finds: [" A", "A\n"],
    ignores: ["A b"],
  },
  ...MARKUP_RULES.map((rule) => ({
    ...rule,
    message: "visitors would see these characters",
    remedy: "Remove them: this text is plain.",
  })),
];

/** Quotes the start of a text in one line. */
export const quoted = (text: string) => `“${text.slice(0, 40).replaceAll(/\s/g, " ")}${text.length > 40 ? "…" : ""}”`;

/** Reports each mistake in a text at its first place. */
export function reportMistakes(text: string, rules: readonly TextRule[], at: (found: RegExpExecArray) => Report) {
  for (const { pattern, message, remedy, severity } of rules) {
    const found = pattern.exec(text);
    if (found) at(found)(`${message}: ${quoted(text.slice(Math.max(0, found.index - 15)))}`, remedy, severity);
  }
}
