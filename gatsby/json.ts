// JSON files with positions: what is wrong with their syntax, and where a value is in the file.
import { findNodeAtLocation, parseTree, printParseErrorCode } from "jsonc-parser";
import type { Node, ParseError } from "jsonc-parser";

/** The keys and indexes that lead to a value: ["sections", 0, "title"]. */
export type Path = readonly (string | number)[];

/** An error stops the build, a warning doesn't. */
export interface Problem {
  /** The file as an editor names it: "data/services.json". */
  readonly file: string;
  /** Line and column, counted from 1. */
  readonly line: number;
  readonly column: number;
  readonly severity: "error" | "warning";
  readonly message: string;
  /** What to do about it. */
  readonly remedy: string;
}

/** Reports a problem at a place that is known already. */
export type Report = (message: string, remedy: string, severity?: Problem["severity"]) => void;

/** Returns what reports problems at a character of a file. */
export function reportAt(file: string, text: string, offset: number, problems: Problem[]): Report {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  const place = { file, line: before.length, column: (before.at(-1) ?? "").length + 1 };
  return (message, remedy, severity = "error") => {
    problems.push({ ...place, severity, message, remedy });
  };
}

/** A JSON file. What is wrong with its syntax is added to `problems`, and it has no value then. */
export class JsonFile {
  private readonly tree: Node | undefined;
  readonly value: unknown;

  constructor(
    readonly name: string,
    readonly text: string,
    private readonly problems: Problem[],
  ) {
    const errors: ParseError[] = [];
    this.tree = parseTree(text, errors, { disallowComments: true });
    if (errors[0]) {
      const [offset, what] = explain(text, errors[0]);
      this.at(offset)(...what);
    } else {
      this.value = JSON.parse(text);
      this.findRepeatedKeys(this.tree);
    }
  }

  /** Reports a problem at a character of the file. */
  at(offset: number): Report {
    return reportAt(this.name, this.text, offset, this.problems);
  }

  /** Reports a problem of a value, of its key, or of one character of a text; of the next value around a missing one. */
  on(path: Path, part: "value" | "key" | number = "value"): Report {
    const node = this.tree && findNodeAtLocation(this.tree, [...path]);
    if (!node) return path.length === 0 ? this.at(0) : this.on(path.slice(0, -1));
    if (part === "key") return this.at((node.parent?.children?.[0] ?? node).offset);
    return this.at(node.offset + (part === "value" ? 0 : this.escapedIndex(node, part)));
  }

  /** The index in a string as the file has it, with its escapes, of a character of the text that it means. */
  private escapedIndex({ offset, length }: Node, index: number): number {
    const written = this.text.slice(offset + 1, offset + length - 1).match(/\\u[\da-f]{4}|\\?[^]/gi) ?? [];
    return 1 + written.slice(0, index).join("").length;
  }

  private findRepeatedKeys(node: Node | undefined): void {
    const keys = new Set<unknown>();
    for (const child of node?.children ?? []) {
      const key = child.type === "property" ? child.children?.[0] : undefined;
      if (key && keys.has(key.value))
        this.at(key.offset)(`the key "${String(key.value)}" is here for the second time`, "Remove one of the two.");
      keys.add(key?.value);
      this.findRepeatedKeys(child);
    }
  }
}

interface Token {
  readonly text: string;
  readonly offset: number;
  readonly end: number;
}

type Explained = readonly [offset: number, what: readonly [message: string, remedy: string]];

const QUOTES = 'Write straight quotation marks (") before and after keys and texts.';

const SYNTAX = {
  backslash: ["a backslash is before a character that can't follow it", "Write \\\\ for a backslash, or remove it."],
  bracket: ["this bracket is one too many, or the wrong one", "Remove it, or write ] after a list, } after an entry."],
  colon: ["the colon after this key is missing", "Write a colon between the key and its value."],
  comma: ["a comma is missing after this", "Write a comma between two entries or keys."],
  commas: ["this comma is one too many", "Remove it."],
  comment: ["comments aren't allowed in these files", "Remove the comment."],
  conflict: [
    "two versions were merged, and nobody has chosen",
    "Keep one, and remove the lines with <<<, === and >>>.",
  ],
  control: ["a tab or another control character is in this text", "Write a space instead."],
  quote: ["a curly or single quotation mark is here", QUOTES],
  early: ["the content of the file ends before this", "Remove this, or the bracket above that is too early."],
  empty: ["this file is empty", "Bring its content back from Git. A list without entries is []."],
  end: ["the file ends too early: a closing bracket is missing", "Write } after an entry and ] after a list."],
  entryEnd: ["the closing bracket } of an entry is missing here", "Write } after the last value of the entry."],
  entryStart: ["the opening bracket { of an entry is missing before this", "Write { before its first key."],
  fileStart: ["the opening bracket of this file is missing", "Write [ at its start if it is a list, or else {."],
  innerQuote: ["the text ends at this quotation mark, and more follows", 'Write “ and ” within a text, or \\".'],
  invisible: ["an invisible character is here", "Remove it, or write a plain space."],
  key: ["a key is missing before this value", 'Write the key before each value: "title": "…".'],
  keyQuotes: ["this key isn't in quotation marks", QUOTES],
  listEnd: ["the closing bracket ] of a list is missing here", "Write ] after the last item of the list."],
  opening: ["after this colon an opening bracket is missing", "Write [ for a list, or { for an entry."],
  sign: ["this sign can't be here", "Write a colon after a key, and a comma between two keys or entries."],
  unclosed: ["this text has no closing quotation mark", 'Write " at its end, and \\n for a line break within it.'],
  value: ["the value after this colon is missing", "Write the value, or remove the key."],
  word: ["this isn't a text, a number, true or false", 'Write texts in " and numbers like 1200.5.'],
} as const;

/** The first characters of what can't be in a file outside of texts. */
const STRAY: readonly (readonly [pattern: RegExp, what: keyof typeof SYNTAX])[] = [
  [/^(?:\/\/|\/\*|#)/, "comment"],
  [/^[“”„‟«»'‘’`]/, "quote"],
  [/^[\s\u200b-\u200f\u2060\ufeff]/, "invisible"],
  [/^[;=]/, "sign"],
];

const TOKEN = /"(?:[^"\\\r\n]|\\.)*"?|[{}[\],:]|[^ \t\r\n{}[\],:"]+/g;
const NONE: Token = { text: "", offset: 0, end: 1 };
const isOpening = ({ text }: Token) => text === "{" || text === "[";
const isClosing = ({ text }: Token) => text === "}" || text === "]";
const isText = ({ text }: Token) => text.startsWith('"');

/** Finds a bracket that is missing or too much by the indentation of lines: the parser sees it much later. */
function findBracket(tokens: readonly Token[], text: string, surplus: number): Explained | undefined {
  const open: { readonly bracket: string; readonly indent: number; inner?: number }[] = [];
  let previous = NONE;
  for (const token of tokens) {
    const lineStart = /[^\r\n]*$/.exec(text.slice(0, token.offset))?.index ?? 0;
    const indent = text.slice(lineStart).search(/[^ \t]/);
    const isFirst = lineStart + indent === token.offset;
    const top = open.at(-1);
    const least = isClosing(token) ? top?.indent : top?.inner;
    if (isFirst && top && least !== undefined) {
      const missing = SYNTAX[top.bracket === "{" ? "entryEnd" : "listEnd"];
      if (surplus > 0 && indent < least) return [token.text === "," ? token.offset : previous.end - 1, missing];
      if (surplus < 0 && indent > least && isClosing(token)) return [token.offset, SYNTAX.bracket];
    }
    if (isClosing(token)) open.pop();
    else if (isFirst && top) top.inner ??= indent;
    if (isOpening(token)) open.push({ bracket: token.text, indent });
    previous = token;
  }
  return undefined;
}

/** Explains the first error of a file's syntax by what is around it. */
function explain(text: string, { error, offset }: ParseError): Explained {
  const conflict = text.search(/^(?:<{7}|>{7})/m);
  if (conflict >= 0) return [conflict, SYNTAX.conflict];
  if (text.trim() === "") return [0, SYNTAX.empty];
  const code = printParseErrorCode(error);
  const tokens = [...text.matchAll(TOKEN)].map((match): Token => ({
    text: match[0],
    offset: match.index,
    end: match.index + match[0].length,
  }));
  const index = tokens.findIndex(({ end }) => end > offset);
  const upTo =
    index < 0 ? [...tokens, { text: "", offset: text.length, end: text.length }] : tokens.slice(0, index + 1);
  const [before = NONE, previous = NONE, token = NONE] = [NONE, NONE, ...upTo].slice(-3);
  const next = tokens[index + 1] ?? NONE;
  const isSameLine = !/[\r\n]/.test(text.slice(previous.offset, token.offset));
  const inToken = (pattern: RegExp) => token.offset + Math.max(token.text.search(pattern), 0);

  if (code === "InvalidEscapeCharacter" || code === "InvalidUnicode")
    return [inToken(/\\(?!["\\/bfnrt]|u[\da-f]{4})/i), SYNTAX.backslash];
  if (code === "InvalidCharacter") return [inToken(/[\0-\x1f]/), SYNTAX.control];
  if (code === "UnexpectedEndOfString")
    return [token.offset, /[“”„]\s*[,:]?\s*$/.test(token.text) ? SYNTAX.quote : SYNTAX.unclosed];
  const stray = STRAY.find(([pattern]) => pattern.test(text.slice(offset)));
  if (stray) return [offset, SYNTAX[stray[1]]];
  if (isText(previous) && isSameLine && /^[^"{}[\],:]/.test(token.text) && code !== "ColonExpected")
    return [previous.end - 1, /:\s*"$/.test(previous.text) ? SYNTAX.keyQuotes : SYNTAX.innerQuote];
  if (!/^(?:["{}[\],:]|(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)?$)/.test(token.text))
    return [token.offset, previous.text !== ":" && /^"?\s*:/.test(next.text) ? SYNTAX.keyQuotes : SYNTAX.word];

  const surplus = tokens.filter(isOpening).length - tokens.filter(isClosing).length;
  const colon = upTo.find((one, at) => one.text === ":" && /[\r\n]/.test(text.slice(one.end, tokens[at + 1]?.offset)));
  if (colon && surplus < 0) return [colon.offset, SYNTAX.opening];
  const bracket = findBracket(upTo, text, surplus);
  if (bracket) return bracket;
  if (code === "EndOfFileExpected")
    return /^[,:]$/.test(token.text) ? [0, SYNTAX.fileStart] : [token.offset, SYNTAX.early];
  if (token.text === "," && /^[[{,]$/.test(previous.text)) return [token.offset, SYNTAX.commas];
  if (previous.text === "," && (isClosing(token) || token.text === "")) return [previous.offset, SYNTAX.commas];
  if (previous.text === ":") return [previous.offset, SYNTAX.value];
  if (code === "ColonExpected") return [previous.end - 1, SYNTAX.colon];
  if (token.text === ":" && isText(previous))
    return surplus > 0 ? [before.end - 1, SYNTAX.listEnd] : [previous.offset, SYNTAX.entryStart];
  if (code === "PropertyNameExpected" && isOpening(token)) return [previous.offset, SYNTAX.entryEnd];
  if (isClosing(token)) return [token.offset, SYNTAX.bracket];
  if (token.text === "") return [previous.end - 1, SYNTAX.end];
  return code === "CommaExpected" ? [previous.end - 1, SYNTAX.comma] : [token.offset, SYNTAX.key];
}
