import { placeholdersIn } from "../../placeholders";
import type { CheckContext, CheckedValue } from "../context";
import { nearest } from "../findings";
import type { ValueProblem } from "../findings";
import { isProse } from "./words";

/**
 * Checks that a text has no placeholder that nothing is known for: the known ones are filled before any text is checked.
 *
 * @returns at most one mistake, at its place
 */
export function checkPlaceholders(
  value: string,
  { schema }: Pick<CheckedValue, "schema">,
  { words, options: { folder, placeholders } }: CheckContext,
): ValueProblem[] {
  const [found] = words && (isProse(schema) || schema.format === "html") ? placeholdersIn(value) : [];
  if (!found || !words) return [];
  const { name, index } = found;
  const place = `${folder}/${placeholders?.from[0] ?? ""}.json`;
  if (Object.hasOwn(words, name)) {
    return [
      {
        severity: "mistake",
        part: index,
        value: `{${name}}`,
        message: "placeholders are not filled in this file, which says what they stand for",
        remedy: "Write the words themselves.",
      },
    ];
  }
  const suggestion = nearest(name, Object.keys(words));
  const known = Object.keys(words).map((one) => `{${one}}`);
  return [
    {
      severity: "mistake",
      part: index,
      value: `{${name}}`,
      message: "nothing is known that this placeholder stands for",
      remedy: `Write one of ${known.join(", ")}, which stand for what ${place} says; or the words themselves.`,
      ...(suggestion === undefined ? {} : { suggestion: `{${suggestion}}` }),
    },
  ];
}
