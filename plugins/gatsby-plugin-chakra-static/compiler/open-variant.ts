import { types as t } from "@babel/core";
import type { StyledComponent } from "./evaluate";

export type Choice = string | true | undefined;

/** A variant that only a rendering knows: how it is worked out, and all that can come of it. */
export interface OpenVariant {
  readonly name: string;
  readonly expression: t.Expression;
  readonly choices: readonly Choice[];
}

/** The strings that an expression chooses from, where it says so. */
function branchesOf(expression: t.Expression): readonly string[] | undefined {
  if (t.isStringLiteral(expression)) return [expression.value];
  if (!t.isConditionalExpression(expression)) return undefined;
  const [consequent, alternate] = [branchesOf(expression.consequent), branchesOf(expression.alternate)];
  return consequent && alternate ? [...new Set([...consequent, ...alternate])] : undefined;
}

/** Lets an expression have no more values than there are looks: one by default, and one for `false` and nothing. */
export function openVariant(
  name: string,
  expression: t.Expression,
  { recipe, defaultProps }: StyledComponent,
): OpenVariant {
  const branches = branchesOf(expression);
  if (branches) return { name, expression, choices: branches };
  const named = Object.keys(recipe.variants?.[name] ?? {});
  const usual = defaultProps[name] ?? recipe.defaultVariants?.[name];
  if (typeof usual === "string") {
    return { name, expression: t.logicalExpression("??", expression, t.stringLiteral(usual)), choices: named };
  }
  if (named.includes("true") && !named.includes("false")) {
    const orNothing = t.logicalExpression("||", expression, t.identifier("undefined"));
    return { name, expression: orNothing, choices: [undefined, true] };
  }
  return { name, expression, choices: [undefined, ...named] };
}
