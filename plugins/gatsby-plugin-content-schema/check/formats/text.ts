import type { JsonSchema } from "../../json-schema";
import type { ValueProblem } from "../findings";
import { isCharacterReference } from "./html-reader";
import { isProse } from "./words";

/** Invisible characters that break searches, links and addresses; those that join emoji are fine. */
const INVISIBLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff]/;

/** Letters that were once read in a wrong encoding, and halves of emoji. */
const GARBLED = /\ufffd|â€|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]|\p{Surrogate}/u;

const ENTITY = /&(#\d+|#x[\da-f]+|[a-z]+\d*);/gi;

const TAG = /<\/?[a-z][^<>]*>/i;

function wrong(part: number, message: string, remedy: string): ValueProblem[] {
  return [{ severity: "mistake", part, message, remedy }];
}

function checkEdges(value: string): ValueProblem[] {
  if (value.trim() === "")
    return wrong(0, "the text has nothing but spaces", 'Write the text, or "" where it may be empty.');
  if (value !== value.trimStart()) return wrong(0, "the text begins with a space", "Delete the space at its start.");
  if (value !== value.trimEnd())
    return wrong(value.trimEnd().length, "the text ends with a space", "Delete the space at its end.");
  return [];
}

function checkMarkup(value: string): ValueProblem[] {
  const tag = TAG.exec(value);
  if (tag) {
    const remedy = "Delete the tag; only texts that are HTML may have any.";
    return wrong(tag.index, `this text is shown as it is, ${tag[0]} included`, remedy);
  }
  const entity = [...value.matchAll(ENTITY)].find(([text]) => isCharacterReference(text));
  if (!entity) return [];
  return wrong(entity.index, `this text is shown as it is, ${entity[0]} included`, "Write the character itself.");
}

/**
 * Checks what every text has to be: no blank, no stray spaces, nothing invisible, and no markup where it would show.
 * Whether a text without a format may be empty is said by its least length.
 *
 * @returns at most one problem
 */
export function checkText(value: string, schema: JsonSchema): ValueProblem[] {
  if (value === "") {
    if (schema.format === undefined && schema.reference === undefined) return [];
    return [
      {
        severity: "mistake",
        message: "the text is empty",
        remedy: "Write the text, or delete the key where it may be left out.",
      },
    ];
  }
  const isHtml = schema.format === "html";
  const edges = isHtml && value.trim() !== "" ? [] : checkEdges(value);
  if (edges.length > 0) return edges.map((problem) => ({ ...problem, value }));
  const invisible = INVISIBLE.exec(isHtml ? value.replaceAll(/[\t\r]/g, " ") : value);
  if (invisible) {
    return wrong(invisible.index, "an invisible character stands here", "Delete it, or write a space instead.");
  }
  const garbled = GARBLED.exec(value);
  if (garbled) {
    return wrong(garbled.index, "the characters here are garbled", "Write them anew, or paste the text again.");
  }
  return isProse(schema) ? checkMarkup(value) : [];
}
