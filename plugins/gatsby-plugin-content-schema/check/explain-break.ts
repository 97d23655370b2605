import { explainSymbol, innerQuote } from "./explain-symbol";
import { beginsValue, isText, surplusOf } from "./json-tokens";
import type { Explained, Spot, Token } from "./json-tokens";

const CURLY_AT_END = /[“”„]\s*,?\s*$/;

function unclosedText({ text, end }: Token): Explained {
  const offset = end - 1;
  if (CURLY_AT_END.test(text)) {
    return {
      offset,
      message: "the text ends with a curly quotation mark, where the file needs a straight one",
      remedy: 'Write " at the end of the text.',
    };
  }
  return {
    offset,
    message: "the text has no closing quotation mark in its line",
    remedy: 'Write " at its end. A new line within a text is written \\n.',
  };
}

function missingComma(spot: Spot, text: string): Explained {
  const { previous, token } = spot;
  if (/^[:}\]]$/.test(token.text)) return strayBracket(spot, text);
  if (isText(previous) && isText(token) && previous.end === token.offset) return innerQuote(previous);
  return {
    offset: gap(text, previous, token),
    message: "a comma is missing here",
    remedy: "Write , behind this, as behind every item but the last.",
  };
}

function missingKey(spot: Spot): Explained {
  const { previous, token } = spot;
  if (token.text === "{" && surplusOf("[", spot) < 0) return missingList(spot);
  if (token.text === "{") {
    return {
      offset: previous.offset,
      message: "the entry above has no closing bracket } before this comma",
      remedy: "Write } before the comma.",
    };
  }
  if (token.text === ",") return tooManyCommas(token);
  if (token.text === "]") return missingBracket("}", Math.max(previous.end - 1, 0));
  return {
    offset: token.offset,
    message: `a key in quotation marks has to stand here, not ${token.text}`,
    remedy: /^\d/.test(token.text)
      ? 'Write large numbers without commas; else write the key before the value, as in "title": …'
      : 'Write the key before the value, as in "title": …',
  };
}

function tooManyCommas({ offset }: Token): Explained {
  return { offset, message: "one comma too many stands here", remedy: "Delete this comma." };
}

function missingValue({ previous, token }: Spot): Explained {
  if (previous.text === ":") {
    return {
      offset: previous.offset,
      message: "the value is missing behind this colon",
      remedy: 'Write the value, a text in quotation marks ("") or a number; or delete the key.',
    };
  }
  if (token.text === ",") return tooManyCommas(token);
  if (token.text === "}") return missingBracket("]", Math.max(previous.end - 1, 0));
  return {
    offset: token.offset,
    message: `a value has to stand here, not ${token.text || "the end of the file"}`,
    remedy: "Write a text in quotation marks, a number, a list in [ ] or an entry in { }.",
  };
}

function afterTheEnd({ previous, token }: Spot, text: string): Explained {
  if (token.text === "," && text.trimEnd().endsWith("]")) {
    return {
      offset: 0,
      message: "the opening bracket [ of the list is missing at the start of the file",
      remedy: "Write [ before the first entry.",
    };
  }
  if (isText(previous) && token.text === ":") {
    return {
      offset: 0,
      message: "the opening bracket { is missing at the start of the file",
      remedy: "Write { before the first key.",
    };
  }
  return {
    offset: token.offset,
    message: "the file's content ends before this, so it is too much, or a bracket above is closed too early",
    remedy: `Delete ${beginsValue(token) ? "what stands from here on" : `this ${token.text}`}, or the bracket above that closes too much.`,
  };
}

/**
 * Explains a mistake after which nothing is certain any more.
 *
 * @param code the parser's complaint
 * @param spot where the parser complains
 * @param text the text of the file
 */
export function explainBreak(code: string, spot: Spot, text: string): Explained {
  const { previous, token } = spot;
  switch (code) {
    case "InvalidSymbol":
      return explainSymbol(spot);
    case "UnexpectedEndOfString":
      return isText(previous) && previous.end === token.offset ? innerQuote(previous) : unclosedText(token);
    case "CommaExpected":
      return missingComma(spot, text);
    case "ColonExpected":
      if (surplusOf("[", spot) < 0) return missingList(spot);
      return {
        offset: gap(text, previous, token),
        message: `a colon is missing behind the key ${previous.text}`,
        remedy: "Write : between the key and its value.",
      };
    case "CloseBraceExpected":
      return missingBracket("}", gap(text, previous, token));
    case "CloseBracketExpected":
      return missingBracket("]", gap(text, previous, token));
    case "PropertyNameExpected":
      return missingKey(spot);
    case "ValueExpected":
      return missingValue(spot);
    case "EndOfFileExpected":
      return afterTheEnd(spot, text);
    case "UnexpectedEndOfComment":
    case "InvalidCommentToken":
      return {
        offset: Math.max(text.indexOf("/*", previous.end), 0),
        message: "a comment begins here and doesn't end",
        remedy: "Delete the comment.",
      };
    default:
      return {
        offset: token.offset,
        message: `${token.text || "this"} can't be read`,
        remedy: "Compare this line with the one of another entry.",
      };
  }
}

/** Returns the index of the first character of a blank line between two tokens. */
function blankLine(text: string, { end }: Token, { offset }: Token): number | undefined {
  const blank = /\n(?=[^\S\n]*\n)/.exec(text.slice(end, offset).replaceAll("\r\n", " \n"));
  return blank ? end + blank.index + 1 : undefined;
}

/** Returns where something is missing between two tokens: on the blank line, if there is one, else behind the first. */
function gap(text: string, first: Token, second: Token): number {
  return blankLine(text, first, second) ?? Math.max(first.end - 1, 0);
}

/** A closing bracket is missing. */
function missingBracket(bracket: string, offset: number): Explained {
  return {
    offset,
    message: `the closing bracket ${bracket} is missing here`,
    remedy: `Write ${bracket} at the end of the ${bracket === "]" ? "list" : "entry"}.`,
  };
}

/** A key stands where an item of a list is expected: its entry isn't opened, or the list before it isn't closed. */
function keyWithinList(spot: Spot, text: string): Explained {
  const { beforePrevious, previous } = spot;
  if (surplusOf("[", spot) > 0) return missingBracket("]", beforePrevious.offset);
  return {
    offset: blankLine(text, beforePrevious, previous) ?? previous.offset,
    message: `the opening bracket { of an entry is missing before ${previous.text}`,
    remedy: "Write { before the first key of the entry.",
  };
}

/** A colon or a closing bracket stands where none can: something is missing before it, or it is too much. */
function strayBracket(spot: Spot, text: string): Explained {
  const { previous, token } = spot;
  if (token.text === ":") return keyWithinList(spot, text);
  const isUnclosed = token.text === "}" ? surplusOf("[", spot) > 0 : surplusOf("{", spot) > 0;
  if (isUnclosed) return missingBracket(token.text === "}" ? "]" : "}", gap(text, previous, token));
  return { offset: token.offset, message: `this ${token.text} closes nothing`, remedy: `Delete this ${token.text}.` };
}

/** Where a list's opening bracket is missing: behind the key whose value would be the list. */
function missingList({ before }: Spot): Explained {
  let depth = 0;
  const colon = before.findLast(({ text }) => {
    if (/^[}\]]$/.test(text)) depth += 1;
    if (/^[{[]$/.test(text)) depth -= 1;
    return depth === 0 && text === ":";
  });
  return {
    offset: colon?.offset ?? 0,
    message: "the opening bracket [ of a list is missing behind this colon",
    remedy: "Write [ before the first item of the list.",
  };
}
