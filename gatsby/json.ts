// JSON files with the positions of their values, and with explained syntax errors.
import { findNodeAtLocation, parseTree, printParseErrorCode } from "jsonc-parser";
import type { Node, ParseError } from "jsonc-parser";
import { reportAt } from "./problems";
import type { Problem, Report } from "./problems";

/** The keys and indexes of a value: ["sections", 0, "title"]. */
export type Path = readonly (string | number)[];

/** A JSON file. A syntax error is added to `problems`, and the file then has no value. */
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
      this.atOffset(offset)(message, remedy);
    } else {
      this.value = JSON.parse(text);
      this.findRepeatedKeys(this.tree);
    }
  }

  atOffset(offset: number): Report {
    return reportAt(this.name, this.text, offset, this.problems);
  }

  /** Reports problems of a value, of its key or of a character in a text; without the value, of the object that lacks it. */
  atPath(path: Path, part: "value" | "key" | number = "value"): Report {
    const node = this.tree && findNodeAtLocation(this.tree, [...path]);
    if (!node) return path.length === 0 ? this.atOffset(0) : this.atPath(path.slice(0, -1));
    if (part === "key") return this.atOffset((node.parent?.children?.[0] ?? node).offset);
    return this.atOffset(node.offset + (part === "value" ? 0 : this.escapedIndex(node, part)));
  }

  /** Converts an index in a text to the index in its JSON string, which has quotation marks and escapes. */
  private escapedIndex({ offset, length }: Node, index: number): number {
    const written = this.text.slice(offset + 1, offset + length - 1).match(/\\u[\da-f]{4}|\\?[^]/gi) ?? [];
    return 1 + written.slice(0, index).join("").length;
  }

  private findRepeatedKeys(node: Node | undefined): void {
    const keys = new Set<unknown>();
    for (const child of node?.children ?? []) {
      const key = child.type === "property" ? child.children?.[0] : undefined;
      if (key && keys.has(key.value))
        this.atOffset(key.offset)(`the key "${key.value}" appears twice`, "Remove one of the two.");
      keys.add(key?.value);
      this.findRepeatedKeys(child);
    }
  }
}

/** With "before", the place of the mistake is the last character before the place where the parser stops. */
type Mistake = readonly [message: string, remedy: string, place?: "before"];

const QUOTES = 'Write straight quotation marks (") before and after keys and texts.';
const BRACKETS = "Write } after an entry and ] after a list.";
const COMMA: Mistake = ["a comma is missing after this", "Write a comma between two entries or keys.", "before"];

/** Mistakes by the parser's error codes. */
const PARSER_MISTAKES: Readonly<Record<string, Mistake>> = {
  InvalidCommentToken: ["comments aren't allowed in this file", "Remove the comment."],
  InvalidCharacter: ["this text contains a tab or another control character", "Write a space instead."],
  InvalidEscapeCharacter: ["a backslash in this text has no meaning", "Write \\\\ for a backslash, or remove it."],
  InvalidUnicode: ["a \\u in this text isn't followed by four digits", "Write the character itself."],
  UnexpectedEndOfString: ["this text has no closing quotation mark", `${QUOTES} Write a line break as \\n.`],
  ColonExpected: ["the colon after this key is missing", "Write a colon, or [ before a list.", "before"],
  EndOfFileExpected: [
    "the content of the file ends before this",
    "Remove this or the bracket before it, or open the file with [.",
  ],
};

/** Mistakes by the text before and after the place where the parser stops. The first match counts. */
const CONTEXT_MISTAKES: readonly (readonly [before: RegExp, after: RegExp, mistake: Mistake])[] = [
  [/^\s*$/, /^$/, ["this file is empty", "Restore its content from Git. An empty list is [].", "before"]],
  [/,\s*$/, /^(?:[}\]]|$)/, ["there is an extra comma", "Remove this comma, or the bracket after it.", "before"]],
  [/[,[{]\s*$/, /^,/, ["there is an extra comma", "Remove this comma."]],
  [/^/, /^$/, ["the file ends too early: a closing bracket is missing", BRACKETS, "before"]],
  [/^/, /^<{7}/, ["this file has an unresolved merge conflict", "Keep one version, and remove the <<<, === and >>>."]],
  [/^/, /^[“”„‟«»'‘’`]/, ["this is a curly or single quotation mark", QUOTES]],
  [/"[ \t]*$/, /^[^"{}[\],:;=]/, ["the text ends here, but more follows", 'Write “ or \\" inside a text.', "before"]],
  [/[,{]\s*$/, /^[^"{}[\],:]+"?\s*:/, ["this key isn't in quotation marks", QUOTES]],
  [/[^}\]\s]\s*$/, /^[{[]/, ["a closing bracket is missing before this", BRACKETS]],
  [/:\s*$/, /^[}\],]/, ["a value is missing here", "Write the value, or remove the key.", "before"]],
  [/^/, /^[^"{}[\],:]/, ["this isn't a text or a number", 'Write texts in " and numbers as 1200.5, not 1,200.5.']],
  [/^/, /^:/, ["the bracket { of an entry is missing before this key", "Write it before the key."]],
  [/^/, /^[}\]]/, ["this bracket is extra or the wrong one", BRACKETS]],
];

/** Explains the first syntax error of a file. */
function explain(text: string, { error, offset }: ParseError): readonly [offset: number, ...Mistake] {
  const [before, after] = [text.slice(0, offset), text.slice(offset)];
  const around = CONTEXT_MISTAKES.find(([one, other]) => one.test(before) && other.test(after));
  const mistake = PARSER_MISTAKES[printParseErrorCode(error)] ?? around?.[2] ?? COMMA;
  return [mistake[2] ? Math.max(before.trimEnd().length - 1, 0) : offset, ...mistake];
}
