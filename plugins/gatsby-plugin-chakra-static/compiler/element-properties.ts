import { types as t } from "@babel/core";
import type { NodePath } from "@babel/core";
import { sourceOf } from "./module-source";

export type Attribute = NodePath<t.JSXAttribute>;

/** These never are styles, and refer to much that can't be evaluated. */
const NEVER_STYLE = /^(on[A-Z]|aria-|data-|ref$|key$|id$)/;

/** The attributes of an element that may say how it looks, by their names. */
export function propertiesOf(path: NodePath<t.JSXElement>): Map<string, Attribute> {
  const attributes = path.get("openingElement.attributes").filter((one): one is Attribute => one.isJSXAttribute());
  const named = attributes.map((attribute): [string, Attribute] => {
    const { name } = attribute.node;
    return [t.isJSXIdentifier(name) ? name.name : name.name.name, attribute];
  });
  return new Map(named.filter(([name]) => !NEVER_STYLE.test(name)));
}

/** What stands between an attribute's braces. */
export function expressionOf(attribute: Attribute): NodePath<t.Expression> | undefined {
  const value = attribute.get("value");
  if (!value.isJSXExpressionContainer()) return undefined;
  const expression = value.get("expression");
  return expression.isExpression() ? expression : undefined;
}

/**
 * The value of an attribute, where the build knows it.
 *
 * @param values of evaluated expressions by their source
 */
export function valueOf(
  attribute: Attribute,
  values: ReadonlyMap<string, unknown>,
  source: string,
): { readonly value: unknown } | undefined {
  const { value } = attribute.node;
  if (!value) return { value: true };
  if (t.isStringLiteral(value)) return { value: value.value };
  const code = t.isJSXExpressionContainer(value) ? sourceOf(value.expression, source) : "";
  return values.has(code) ? { value: values.get(code) } : undefined;
}
