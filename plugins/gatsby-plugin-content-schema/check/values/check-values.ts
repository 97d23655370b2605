import type { JsonSchema } from "../../json-schema";
import { FORMATS } from "../formats/formats";
import { checkText } from "../formats/text";
import { checkTypography } from "../formats/typography";
import type { Problem, ValueProblem } from "../problem";
import type { JsonPath } from "../read/json-source";
import type { Surroundings } from "../surroundings";
import { isEntry, visitValues } from "../visit-values";
import type { Visited } from "../visit-values";
import { checkAlternatives } from "./check-alternatives";
import { checkReference } from "./check-reference";
import { checkRepetition } from "./check-repetition";

function checkString(value: string, visited: Visited, surroundings: Surroundings): readonly ValueProblem[] {
  const { schema } = visited;
  const inText = checkText(value, schema);
  if (inText.length > 0 || value === "") return inText;
  const inFormat = FORMATS[schema.format ?? ""]?.(value, visited, surroundings) ?? [];
  return inFormat.length > 0 ? inFormat : checkTypography(value, schema);
}

function checkValue(visited: Visited, surroundings: Surroundings): readonly ValueProblem[] {
  const { value } = visited;
  const inText = typeof value === "string" ? checkString(value, visited, surroundings) : [];
  return inText.length > 0 ? inText : checkReference(visited, surroundings.lists);
}

const keyOf = (path: JsonPath) => JSON.stringify(path);

/** The values that already have a problem, and the entries whose keys have one. */
function alreadyTold(problems: readonly Problem[]): ReadonlySet<string> {
  return new Set(problems.map(({ path, part }) => keyOf(part === "key" ? path.slice(0, -1) : path)));
}

/**
 * Checks each value of a content file against what stands around it.
 *
 * @param shape what is wrong with the file's shape; values named there are not looked at again
 */
export function checkValues(
  schema: JsonSchema,
  content: unknown,
  shape: readonly Problem[],
  surroundings: Surroundings,
): Problem[] {
  const told = alreadyTold(shape);
  const problems: Problem[] = [];
  for (const visited of visitValues(schema, content)) {
    const { value, path } = visited;
    if (Array.isArray(value)) {
      problems.push(...checkRepetition(visited).filter((problem) => !told.has(keyOf(problem.path))));
    } else if (isEntry(value)) {
      if (!told.has(keyOf(path))) problems.push(...checkAlternatives(visited));
    } else if (!told.has(keyOf(path))) {
      problems.push(...checkValue(visited, surroundings).map((problem) => ({ ...problem, path })));
    }
  }
  return problems;
}
