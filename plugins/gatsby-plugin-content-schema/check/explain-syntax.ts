import { printParseErrorCode } from "jsonc-parser";
import type { ParseError } from "jsonc-parser";
import { explainBreak } from "./explain-break";
import type { Finding } from "./findings";
import type { JsonSource } from "./json-source";
import { spotAt, tokensOf } from "./json-tokens";
import type { Explained, Spot, Token } from "./json-tokens";

/** Whether a file can be read in spite of its mistakes. */
interface SyntaxMistakes {
  readonly findings: readonly Finding[];
  readonly readable: boolean;
}

/**
 * Explains what is wrong with a file's syntax. It reports every slip that leaves no doubt about the rest, such as a
 * comment or a comma too many. After the first real break nothing is certain, so it reports nothing further.
 *
 * @param errors what jsonc-parser complains of, in the order of the text
 */
export function explainSyntax(source: JsonSource, errors: readonly ParseError[]): SyntaxMistakes {
  if (errors.length === 0) return { findings: [], readable: true };
  const { text, file } = source;
  const findings: Finding[] = [];
  const tell = ({ offset, ...what }: Explained) => {
    findings.push({ severity: "mistake", file, ...source.placeAt(offset), ...what });
  };
  if (text.trim() === "") {
    tell({
      offset: 0,
      message: "the file is empty",
      remedy: "Bring the file's content back. A list without entries is []; an entry's own file can be deleted.",
    });
    return { findings, readable: false };
  }

  const tokens = tokensOf(text);
  let told = -1;
  let readable = true;
  for (const { error, offset, length } of errors) {
    // The parser complains a second time of what it skips after a complaint.
    if (offset === told) continue;
    told = offset;
    const code = printParseErrorCode(error);
    const spot = spotAt(tokens, offset);
    const slip = explainSlip(code, spot, { text: text.slice(offset, offset + length), offset, end: offset + length });
    tell(slip ?? explainBreak(code, spot, text));
    if (!slip) return { findings, readable: false };
    readable &&= !garblesText(code);
  }
  return { findings, readable };
}

const BAD_ESCAPE = /\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})/;

const CONTROL_CHARACTER = /[\u0000-\u001f]/;

/** Returns the index in the file of what a pattern finds in a token. */
function offsetOf(pattern: RegExp, { text, offset }: Token): number {
  return offset + Math.max(text.search(pattern), 0);
}

/** Whether a mistake makes the words of a text uncertain, though not where the text ends. */
function garblesText(code: string): boolean {
  return code === "InvalidEscapeCharacter" || code === "InvalidUnicode" || code === "InvalidCharacter";
}

/**
 * Explains a mistake that leaves no doubt about the rest of the file.
 *
 * @param code the parser's complaint
 * @param spot where the parser complains
 * @param complained the part of the text that it complains of
 * @returns undefined if the complaint is no such mistake
 */
function explainSlip(code: string, { previous, token }: Spot, complained: Token): Explained | undefined {
  switch (code) {
    case "InvalidCommentToken":
      if (/^\/\*(?!.*\*\/)/s.test(complained.text)) return undefined;
      return {
        offset: complained.offset,
        message: "comments are not allowed in these files",
        remedy: "Delete the comment.",
      };
    case "InvalidEscapeCharacter":
    case "InvalidUnicode":
      return {
        offset: offsetOf(BAD_ESCAPE, complained),
        message: "a backslash stands before a character that it can't stand before",
        remedy: "Write a backslash as \\\\, or delete it.",
      };
    case "InvalidCharacter":
      return {
        offset: offsetOf(CONTROL_CHARACTER, complained),
        message: "an invisible character, such as a tab, stands within the text",
        remedy: "Replace it by a space.",
      };
    case "PropertyNameExpected":
    case "ValueExpected":
      if (previous.text !== "," || !/^[}\]]$/.test(token.text)) return undefined;
      return {
        offset: previous.offset,
        message: `a comma stands behind the last item, before ${token.text}`,
        remedy: "Delete this comma.",
      };
    default:
      return undefined;
  }
}
