import type { Explained } from "./explained";
import type { Spot, Token } from "./tokens";

const BAD_ESCAPE = /\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})/;

const CONTROL_CHARACTER = /[\u0000-\u001f]/;

/** Where a pattern is found in a token, in the file's text. */
function offsetOf(pattern: RegExp, { text, offset }: Token): number {
  return offset + Math.max(text.search(pattern), 0);
}

/** Whether a text's words can't be known, though it is plain where the text ends. */
export function garblesText(code: string): boolean {
  return code === "InvalidEscapeCharacter" || code === "InvalidUnicode" || code === "InvalidCharacter";
}

/**
 * Explains a mistake that leaves no doubt about what was meant.
 *
 * @param code the parser's complaint
 * @param spot where the parser complains
 * @param complained the stretch of text that it complains of
 * @returns nothing where the complaint is no such mistake
 */
export function explainSlip(code: string, { previous, token }: Spot, complained: Token): Explained | undefined {
  switch (code) {
    case "InvalidCommentToken":
      if (/^\/\*(?!.*\*\/)/s.test(complained.text)) return undefined;
      return {
        offset: complained.offset,
        message: "comments are not allowed in these files",
        remedy: 'Delete the comment. To hide an entry for now, give it "draft": true.',
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
