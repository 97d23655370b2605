import { types as t } from "@babel/core";
import type { NodePath } from "@babel/core";
import type { RecipeDefinition } from "@chakra-ui/react/styled-system";
import type { StyledComponent } from "./evaluate";
import { attributeName, expressionOf, styleAttributes } from "./expressions";
import type { Attribute } from "./expressions";
import type { StyleProps } from "./style-rules";

/** What is known of a styled element. */
export interface ElementStyles {
  /** What the element is made of. */
  readonly component: StyledComponent;
  /** Tells whether an attribute is a style property of the system. */
  readonly isStyle: (name: string) => boolean;
  /** Returns an attribute's value where the build knows it. */
  readonly valueOf: (attribute: Attribute) => { readonly value: unknown } | undefined;
  /** Computes a style rule, and returns its hash; undefined where there are no styles. */
  readonly ruleFor: (recipe: RecipeDefinition, props: StyleProps) => string | undefined;
}

interface ExtractedProps {
  readonly variants: Map<string, unknown>;
  readonly styles: Map<string, unknown>;
  /** The variants whose values are known only while rendering. */
  readonly dynamic: Map<string, t.Expression>;
}

type Choice = string | true | undefined;

/** A variant known only while rendering: the expression of its value, and all values that it can have. */
interface DynamicVariant {
  readonly name: string;
  readonly expression: t.Expression;
  readonly choices: readonly Choice[];
}

/** Returns the strings that a conditional expression chooses from, where they stand in it. */
function branchesOf(expression: t.Expression): readonly string[] | undefined {
  if (t.isStringLiteral(expression)) return [expression.value];
  if (!t.isConditionalExpression(expression)) return undefined;
  const [consequent, alternate] = [branchesOf(expression.consequent), branchesOf(expression.alternate)];
  return consequent && alternate ? [...new Set([...consequent, ...alternate])] : undefined;
}

/** Limits a dynamic variant to the values that have styles of their own: undefined becomes the default, false nothing. */
function dynamicVariant(
  name: string,
  expression: t.Expression,
  { recipe, defaultProps }: StyledComponent,
): DynamicVariant {
  const branches = branchesOf(expression);
  if (branches) return { name, expression, choices: branches };
  const named = Object.keys(recipe.variants?.[name] ?? {});
  const byDefault = defaultProps[name] ?? recipe.defaultVariants?.[name];
  if (typeof byDefault === "string") {
    return { name, expression: t.logicalExpression("??", expression, t.stringLiteral(byDefault)), choices: named };
  }
  if (named.includes("true") && !named.includes("false")) {
    const trueOrUndefined = t.logicalExpression("||", expression, t.identifier("undefined"));
    return { name, expression: trueOrUndefined, choices: [undefined, true] };
  }
  return { name, expression, choices: [undefined, ...named] };
}

/** Removes variants and style properties from an element, and adds the component's default properties. */
function extractStyleProps(path: NodePath<t.JSXElement>, { component, isStyle, valueOf }: ElementStyles) {
  const { recipe, defaultProps } = component;
  const props: ExtractedProps = { variants: new Map(), styles: new Map(), dynamic: new Map() };
  const kindOf = (name: string) => {
    if (name in (recipe.variants ?? {})) return props.variants;
    return isStyle(name) ? props.styles : undefined;
  };
  const attributes = styleAttributes(path);
  for (const [name, value] of Object.entries(defaultProps)) kindOf(name)?.set(name, value);
  for (const [name, attribute] of attributes) {
    const kind = kindOf(name);
    if (!kind) continue;
    const known = valueOf(attribute);
    if (known) {
      if (known.value !== undefined) kind.set(name, known.value);
    } else if (kind === props.variants) {
      props.dynamic.set(name, expressionOf(attribute)?.node ?? t.identifier("undefined"));
    } else {
      throw attribute.buildCodeFrameError(
        `The style "${name}" is known only while rendering, but the build has to know it. Make it a variant of a component: chakra("div", { variants: … }).`,
      );
    }
    attribute.remove();
  }
  const others = Object.entries(defaultProps).filter(([name]) => !kindOf(name) && !attributes.has(name));
  path.node.openingElement.attributes.unshift(
    ...others.map(([name, value]) => t.jsxAttribute(t.jsxIdentifier(name), t.stringLiteral(String(value)))),
  );
  return props;
}

const combinations = (variants: readonly DynamicVariant[]): readonly (readonly Choice[])[] =>
  variants.reduce<Choice[][]>((all, { choices }) => all.flatMap((some) => choices.map((one) => [...some, one])), [[]]);

const nameLiteral = (name: string | undefined) => (name ? t.stringLiteral(name) : t.identifier("undefined"));

/** Returns the expression of the element's style rule; undefined where it has no styles. */
function ruleExpression(
  { component, ruleFor }: ElementStyles,
  { variants, styles, dynamic }: ExtractedProps,
): t.Expression | undefined {
  const ruleWith = (chosen: Readonly<Record<string, Choice>>) =>
    ruleFor(component.recipe, {
      variants: { ...Object.fromEntries(variants), ...chosen },
      styles: Object.fromEntries(styles),
    });
  if (dynamic.size === 0) {
    const name = ruleWith({});
    return name === undefined ? undefined : t.stringLiteral(name);
  }
  const dynamicVariants = [...dynamic].map(([name, expression]) => dynamicVariant(name, expression, component));
  const rules = combinations(dynamicVariants).map((chosen) => {
    const named = chosen.map((choice, index): [string, Choice] => [dynamicVariants[index]?.name ?? "", choice]);
    const key = chosen.map((choice) => String(choice ?? "")).join(" ");
    return t.objectProperty(t.stringLiteral(key), nameLiteral(ruleWith(Object.fromEntries(named))));
  });
  const expressions = dynamicVariants.map(({ expression }) => expression);
  return t.callExpression(t.identifier("selectClass"), [t.objectExpression(rules), ...expressions]);
}

/** Tells whether an expression is one of several object literals, none of which has a `className`. */
function isLiteralWithoutClass(expression: t.Expression): boolean {
  if (t.isConditionalExpression(expression)) {
    return isLiteralWithoutClass(expression.consequent) && isLiteralWithoutClass(expression.alternate);
  }
  if (!t.isObjectExpression(expression)) return false;
  return expression.properties.every(
    (property) =>
      t.isObjectProperty(property) && !property.computed && !t.isIdentifier(property.key, { name: "className" }),
  );
}

/**
 * Removes the element's own `className`, and returns its expression.
 *
 * @throws Error with a code frame where a spread may have one that can't be read without evaluating the spread twice
 */
function takeClassName(path: NodePath<t.JSXElement>): t.Expression | undefined {
  let className: t.Expression | undefined;
  for (const attribute of path.get("openingElement.attributes")) {
    if (attribute.isJSXAttribute() && attributeName(attribute) === "className") {
      const { value } = attribute.node;
      className = expressionOf(attribute)?.node ?? (t.isStringLiteral(value) ? value : undefined);
      attribute.remove();
    } else if (attribute.isJSXSpreadAttribute()) {
      const { argument } = attribute.node;
      if (isLiteralWithoutClass(argument)) continue;
      if (!t.isIdentifier(argument) && !t.isMemberExpression(argument)) {
        throw attribute.buildCodeFrameError("Give what is spread a name, so that the build can read its className.");
      }
      const ofSpread = t.optionalMemberExpression(argument, t.identifier("className"), false, true);
      className = className ? t.logicalExpression("??", ofSpread, className) : ofSpread;
    }
  }
  return className;
}

/** Replaces the attributes that style an element with the class that has the styles. */
export function writeClass(path: NodePath<t.JSXElement>, styles: ElementStyles): void {
  const rule = ruleExpression(styles, extractStyleProps(path, styles));
  const { openingElement, closingElement } = path.node;
  if (rule) {
    const className = takeClassName(path);
    const call = t.callExpression(t.identifier("classFor"), className ? [rule, className] : [rule]);
    openingElement.attributes.push(t.jsxAttribute(t.jsxIdentifier("className"), t.jsxExpressionContainer(call)));
  }
  const { name } = openingElement;
  if (!t.isJSXMemberExpression(name)) return;
  openingElement.name = name.property;
  if (closingElement) closingElement.name = name.property;
}
