import { gap, missingBracket, missingList, strayBracket } from "./explain-brackets";
import { explainSymbol, innerQuote } from "./explain-symbol";
import type { Explained } from "./explained";
import { beginsValue, isText, surplusOf } from "./tokens";
import type { Spot, Token } from "./tokens";

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
