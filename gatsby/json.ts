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
      const [offset, message, remedy] = explain(text, errors[0]);
      this.at(offset)(message, remedy);
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

type What = readonly [message: string, remedy: string, place?: "before"];
type Sign = readonly [offset: number, what: What];

const QUOTES = 'Write straight quotation marks (") before and after keys and texts.';
const BRACKETS = "Write } after an entry and ] after a list.";
const WRONG_BRACKET: What = ["this bracket is one too many, or the wrong one", BRACKETS];

/** Mistakes that show in a line, and are an error for the parser only further down. */
const LINES: readonly (readonly [pattern: RegExp, what: What])[] = [
  [/^(?:<{7}|>{7})/m, ["two versions were merged", "Keep one, and remove the lines with <<<, === and >>>."]],
  [/^(?!\s*$|[\r\n]*[{[/#])/, ["the opening bracket of this file is missing", "Write [ before a list, or else {."]],
  [/":[ \t]*,?[ \t]*$/m, ["a value or a bracket is missing here", "Write the value, [ for a list, or { for an entry."]],
];

/** Mistakes by the parser's codes. */
const CODES: Readonly<Record<string, What>> = {
  InvalidCharacter: ["a tab or another control character is in this text", "Write a space instead."],
  InvalidEscapeCharacter: ["a backslash in this text has no meaning", "Write \\\\ for a backslash, or remove it."],
  InvalidUnicode: ["a \\u in this text isn't followed by four digits", "Write the character itself."],
  UnexpectedEndOfString: ["this text has no closing quotation mark", `${QUOTES} A line break is \\n.`],
  ColonExpected: ["the colon after this key is missing", "Write a colon between the key and its value.", "before"],
  EndOfFileExpected: ["the content of the file ends before this", "Remove this, or the bracket that is too early."],
};

/** Mistakes by what is before and after the place where the parser stops. The last one is left if it is nothing else. */
const AROUND: readonly (readonly [before: RegExp, after: RegExp, what: What])[] = [
  [/^\s*$/, /^$/, ["this file is empty", "Bring its content back from Git. A list without entries is [].", "before"]],
  [/,\s*$/, /^(?:[}\]]|$)/, ["this comma is one too many", "Remove it.", "before"]],
  [/[,[{]\s*$/, /^,/, ["this comma is one too many", "Remove it."]],
  [/^/, /^$/, ["the file ends too early: a closing bracket is missing", BRACKETS, "before"]],
  [/^/, /^(?:\/[/*]|#)/, ["comments aren't allowed in these files", "Remove the comment."]],
  [/^/, /^[“”„‟«»'‘’`]/, ["a curly or single quotation mark is here", QUOTES]],
  [/"[ \t]*$/, /^[^"{}[\],:;=]/, ["the text ends here, and more follows", 'Write “ or \\" within a text.', "before"]],
  [/[,{]\s*$/, /^[^"{}[\],:]+"?\s*:/, ["this key isn't in quotation marks", QUOTES]],
  [/^/, /^[^"{}[\],:]/, ["this isn't a text, a number, true or false", 'Write texts in " and numbers like 1200.5.']],
  [/^/, /^:/, ["the bracket { of an entry is missing before this key", "Write it on a line before the key."]],
  [/^/, /^[}\]]/, WRONG_BRACKET],
  [/^/, /^/, ["a comma is missing after this", "Write a comma between two entries or keys.", "before"]],
];

/** Finds a line whose indentation differs from its brackets, if a file has more brackets of one direction. */
function findBracket(text: string): Sign | undefined {
  const brackets = text.replaceAll(/"(?:[^"\\\r\n]|\\.)*"|[^{}[\]]/g, "");
  if (brackets.replaceAll(/[{[]/g, "").length * 2 === brackets.length) return undefined;
  const open: number[] = [];
  for (const { 0: line, index } of text.matchAll(/^[ \t]*\S.*$/gm)) {
    const indent = line.search(/\S/);
    const isClosing = /^\s*[}\]]/.test(line);
    const deeper = indent - (open.at(-1) ?? -1);
    if (isClosing && deeper > 0) return [index + indent, WRONG_BRACKET];
    if (deeper < (isClosing ? 0 : 1)) return [index + indent, ["a closing bracket is missing before this", BRACKETS]];
    if (isClosing) open.pop();
    if (/[{[]$/.test(line)) open.push(indent);
  }
  return undefined;
}

/** Explains the first sign of a mistake in a file's syntax, with its place. */
function explain(text: string, { error, offset }: ParseError): readonly [offset: number, ...What] {
  const [before, after] = [text.slice(0, offset), text.slice(offset)];
  const around = AROUND.find(([one, other]) => one.test(before) && other.test(after));
  const parsed: Sign = [offset, CODES[printParseErrorCode(error)] ?? around?.[2] ?? WRONG_BRACKET];
  const lines = LINES.map(([pattern, what]): Sign => [text.search(pattern), what]);
  const signs = [...lines, findBracket(text) ?? parsed, parsed].filter(([at]) => at >= 0);
  const [[at, what] = parsed] = signs.sort(([one], [other]) => one - other);
  return [what[2] ? Math.max(text.slice(0, at).trimEnd().length - 1, 0) : at, ...what];
}
