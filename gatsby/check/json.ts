// JSON files with the positions of their values, and with explained syntax errors.
import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from "jsonc-parser";
import { reportAt, type Problem, type Report } from "./problems";

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

const QUOTES = 'Write straight quotation marks (") before and after keys and texts, and “ or \\" inside a text.';
const BRACKETS = "Write { and } around an entry, [ and ] around a list.";

/** What the parser's error codes mean. With `true`, the mistake is before the place where the parser stops. */
const MISTAKES: Readonly<Record<string, readonly [message: string, remedy: string, isBefore?: true]>> = {
  CommaExpected: ["a comma or a bracket is missing here", `Write a comma between two entries. ${BRACKETS}`, true],
  ColonExpected: ["the colon after this key is missing", "Write a colon, or [ before a list.", true],
  PropertyNameExpected: ["a key must follow this: there is an extra comma or bracket", "Remove it.", true],
  ValueExpected: ["a value must follow this", "Write it, or remove its key or comma. Restore an empty file.", true],
  CloseBraceExpected: ["the file ends too early: a bracket is missing", BRACKETS, true],
  CloseBracketExpected: ["the file ends too early: a bracket is missing", BRACKETS, true],
  EndOfFileExpected: ["the content of the file ends before this", "Remove this, or open the file with [."],
  InvalidSymbol: ["this isn't a text in straight quotation marks or a number", `${QUOTES} At <<<, keep one version.`],
  UnexpectedEndOfString: ["this text has no closing quotation mark", `${QUOTES} Write a line break as \\n.`],
  InvalidEscapeCharacter: ["a backslash in this text has no meaning", "Write \\\\ for a backslash, or remove it."],
  InvalidCommentToken: ["comments aren't allowed in this file", "Remove the comment."],
  InvalidCharacter: ["this text contains a tab or another control character", "Write a space instead."],
};

function explain(text: string, { error, offset }: ParseError): [offset: number, message: string, remedy: string] {
  const code = printParseErrorCode(error);
  const [message, remedy, isBefore] = MISTAKES[code] ?? [`this isn't valid JSON (${code})`, "Undo the last change."];
  return [isBefore ? Math.max(text.slice(0, offset).trimEnd().length - 1, 0) : offset, message, remedy];
}
