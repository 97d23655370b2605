import { nearest } from "../nearest";
import type { ValueProblem } from "../problem";
import type { EntryLists } from "../site/entry-lists";
import type { Visited } from "../visit-values";

const article = (noun: string) => (/^[aeiou]/.test(noun) ? "an" : "a");

/** Checks a value that names an entry of another file by its id. Ids are compared as texts: 1 is "1". */
export function checkReference({ schema, value, isDraft, isOptional }: Visited, lists: EntryLists): ValueProblem[] {
  if (schema.reference === undefined || (typeof value !== "string" && typeof value !== "number")) return [];
  const list = lists.get(schema.reference);
  if (!list) return [];
  const { noun, drafts, complete } = list;
  const written = String(value);
  const refersToDraft = drafts.get(written);
  const file = `data/${schema.reference}.json`;
  if (refersToDraft === undefined) {
    if (!complete) return [];
    const suggestion = nearest(written, drafts.keys());
    // What was taken out leaves an empty place; what is merely misspelt was meant to be there.
    const isLeftOver = isOptional && suggestion === undefined;
    return [
      {
        severity: isLeftOver ? "warning" : "mistake",
        value,
        message: `there is no ${noun} with the id ${written}${isLeftOver ? ", so the site shows nothing here" : ""}`,
        remedy: `Write the id of ${article(noun)} ${noun} in ${file}: ${[...drafts.keys()].slice(0, 12).join(", ")}.`,
        ...(suggestion === undefined ? {} : { suggestion }),
      },
    ];
  }
  if (!refersToDraft || isDraft) return [];
  if (isOptional) {
    return [
      {
        severity: "warning",
        value,
        message: `the ${noun} ${written} is a draft, so the published site shows nothing here`,
        remedy: `Leave it so until the ${noun} is ready, or name another ${noun}.`,
      },
    ];
  }
  return [
    {
      severity: "mistake",
      value,
      message: `the ${noun} ${written} is a draft, which the published site doesn't have`,
      remedy: `Take "draft" out of it in ${file}, or name another ${noun}.`,
    },
  ];
}
