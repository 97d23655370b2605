import { isText } from "./json-tokens";
import type { Explained, Spot, Token } from "./json-tokens";

/** Words of other languages for what JSON writes otherwise. */
const WORDS: Readonly<Record<string, string>> = { true: "true", yes: "true", false: "false", no: "false" };

function quotesInstead({ offset, text }: Token): Explained | undefined {
  const marks = /^[“”„‟«»]/.test(text)
    ? "curly quotation marks"
    : /^['‘’`]/.test(text)
      ? "single quotation marks"
      : undefined;
  if (!marks) return undefined;
  return {
    offset,
    message: `${marks} stand here, where the file needs straight double ones`,
    remedy: 'Write " before and behind keys and texts.',
  };
}

function signInstead({ offset, text }: Token): Explained | undefined {
  if (/^(<{7}|>{7}|={7})/.test(text)) {
    return {
      offset,
      message: "two versions of the file were put together, and nobody has chosen between them",
      remedy: "Keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.",
    };
  }
  if (!/^[;=]/.test(text)) return undefined;
  const right = text.startsWith("=") ? ":" : ",";
  return { offset, message: `${text.slice(0, 1)} stands here instead of ${right}`, remedy: `Write ${right} here.` };
}

/** A quotation mark within a text ends it too early. */
export function innerQuote({ end }: Token): Explained {
  return {
    offset: end - 1,
    message: "the text ends at this quotation mark, and more follows",
    remedy: 'Write quotation marks within a text as “ and ”, or as \\".',
  };
}

function invisible({ offset, text }: Token): Explained | undefined {
  if (!/^[\s\u200b-\u200f\u2060\ufeff]/u.test(text)) return undefined;
  return {
    offset,
    message: "a space of an unusual kind stands here, which only looks like one",
    remedy: "Replace it by a plain space, or delete it.",
  };
}

/** Explains what stands in a file outside of quotation marks and is neither a number nor a bracket. */
export function explainSymbol({ beforePrevious, previous, token }: Spot): Explained {
  const other = invisible(token) ?? quotesInstead(token) ?? signInstead(token);
  if (other) return other;
  if (isText(previous)) {
    const isKey = /^[{,]$/.test(beforePrevious.text);
    if (isKey && /:\s*"$/.test(previous.text)) {
      return {
        offset: previous.offset,
        message: "the key has no closing quotation mark",
        remedy: 'Write " behind the key, before the colon.',
      };
    }
    return innerQuote(previous);
  }
  const { offset, text } = token;
  const word = WORDS[text.toLowerCase()];
  if (previous.text === ":" && word) {
    return {
      offset,
      message: `${text} is no value`,
      remedy: "Write true or false, in small letters.",
      suggestion: word,
    };
  }
  return {
    offset,
    message: `${text} has no opening quotation mark`,
    remedy: `Write " before ${text}: keys and texts stand in straight quotation marks.`,
  };
}
