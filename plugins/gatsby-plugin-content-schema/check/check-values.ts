import type { JsonSchema } from "../json-schema";
import { checkAlternatives, checkRepetition } from "./check-entries";
import type { CheckContext } from "./context";
import type { Problem, ValueProblem } from "./findings";
import { checkMarkdown } from "./formats/markdown";
import { checkText } from "./formats/text";
import type { JsonPath } from "./json-source";
import { checkReference } from "./references";
import { isEntry, visitValues } from "./visit-values";
import type { Visited } from "./visit-values";

function checkString(value: string, visited: Visited, context: CheckContext): readonly ValueProblem[] {
  const { schema } = visited;
  const inText = checkText(value, schema);
  if (inText.length > 0 || value === "") return inText;
  const inFormat = context.formats[schema.format ?? ""]?.(value, visited, context) ?? [];
  return [...inFormat, ...checkMarkdown(value, schema)];
}

function checkValue(visited: Visited, context: CheckContext): readonly ValueProblem[] {
  const { value } = visited;
  const inText = typeof value === "string" ? checkString(value, visited, context) : [];
  return inText.length > 0 ? inText : checkReference(visited, context);
}

const keyOf = (path: JsonPath) => JSON.stringify(path);

/** Returns the values that have a problem already, and the entries whose keys have one. */
function alreadyReported(problems: readonly Problem[]): ReadonlySet<string> {
  return new Set(problems.map(({ path, part }) => keyOf(part === "key" ? path.slice(0, -1) : path)));
}

/**
 * Checks each value of a content file against the rest of the content and the site.
 *
 * @param shape the problems of the file's shape; their values are not checked again
 */
export function checkValues(
  schema: JsonSchema,
  content: unknown,
  shape: readonly Problem[],
  context: CheckContext,
): Problem[] {
  const reported = alreadyReported(shape);
  const problems: Problem[] = [];
  for (const visited of visitValues(schema, content)) {
    const { value, path } = visited;
    if (Array.isArray(value)) {
      problems.push(...checkRepetition(visited).filter((problem) => !reported.has(keyOf(problem.path))));
    } else if (isEntry(value)) {
      if (!reported.has(keyOf(path))) problems.push(...checkAlternatives(visited));
    } else if (!reported.has(keyOf(path))) {
      problems.push(...checkValue(visited, context).map((problem) => ({ ...problem, path })));
    }
  }
  return problems;
}
