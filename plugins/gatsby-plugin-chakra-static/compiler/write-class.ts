import { template, types as t, type NodePath } from "@babel/core";
import { system } from "../../../src/theme/system";
import { needsPackage, type StyledComponent, type Values } from "./evaluate";
import { styleRule } from "./style-rules";

/** Attributes that Chakra handles itself. */
export const UNSUPPORTED = /^(as|asChild|className|html(Width|Height|Size|Translate))$/;

interface ElementStyles {
  readonly component: StyledComponent;
  readonly values: Values;
  /** Receives the CSS by its classes. */
  readonly styles: Map<string, string>;
}

type Choice = string | true | undefined;

/** Limits a dynamic variant to the values with their own styles: undefined becomes the default, and false undefined. */
function dynamicVariant(name: string, expression: t.Expression, { recipe, options }: StyledComponent) {
  const named: readonly Choice[] = Object.keys(recipe.variants?.[name] ?? {});
  const byDefault = options.defaultProps?.[name] ?? recipe.defaultVariants?.[name];
  if (typeof byDefault === "string") {
    return { name, value: t.logicalExpression("??", expression, t.stringLiteral(byDefault)), choices: named };
  }
  if (named.includes("true") && !named.includes("false")) {
    const trueOrUndefined = t.logicalExpression("||", expression, t.identifier("undefined"));
    return { name, value: trueOrUndefined, choices: [undefined, true] as const };
  }
  return { name, value: expression, choices: [undefined, ...named] };
}

const nameOf = ({ name }: t.JSXAttribute): string => (t.isJSXIdentifier(name) ? name.name : name.name.name);

function readAttribute({ value }: t.JSXAttribute, values: Values) {
  if (!value) return { known: true };
  if (t.isStringLiteral(value)) return { known: value.value };
  const expression = t.isJSXExpressionContainer(value) ? value.expression : value;
  const read = values.get(expression);
  const known = read?.();
  return !read || needsPackage(known) ? { expression: expression as t.Expression } : { known };
}

function spreadNames(spread: t.Node, values: Values): readonly string[] {
  if (t.isConditionalExpression(spread)) {
    return [spread.consequent, spread.alternate].flatMap((branch) => spreadNames(branch, values));
  }
  if (t.isLogicalExpression(spread)) return spreadNames(spread.right, values);
  if (!t.isObjectExpression(spread)) return Object.keys(values.get(spread)?.() ?? {});
  return spread.properties.flatMap((one) => (t.isObjectProperty(one) && t.isIdentifier(one.key) ? one.key.name : []));
}

/** Removes variants and style properties from an element, and adds the component's default props. */
function extractStyleProps(path: NodePath<t.JSXElement>, { component, values }: ElementStyles) {
  const { recipe, options } = component;
  const { defaultProps = {} } = options;
  const [variants, styles] = [new Map<string, unknown>(), new Map<string, unknown>()];
  /** The variants whose values are known only while rendering. */
  const dynamic = new Map<string, t.Expression>();
  const targetOf = (name: string) => {
    if (name in (recipe.variants ?? {})) return variants;
    return system.isValidProperty(name) ? styles : undefined;
  };
  for (const [name, value] of Object.entries(defaultProps)) targetOf(name)?.set(name, value);
  const names = new Set<string>();
  for (const attribute of path.get("openingElement.attributes")) {
    const { node } = attribute;
    const name = t.isJSXAttribute(node) ? nameOf(node) : "";
    const lost = t.isJSXAttribute(node)
      ? UNSUPPORTED.exec(name)?.[0]
      : spreadNames(node.argument, values).find((one) => UNSUPPORTED.test(one) || targetOf(one));
    if (lost !== undefined) {
      throw attribute.buildCodeFrameError(
        `The build can't compile "${lost}" here. Write styles as attributes, and another element as chakra("a", …).`,
      );
    }
    names.add(name);
    const target = targetOf(name);
    if (!target || !t.isJSXAttribute(node)) continue;
    const { known, expression } = readAttribute(node, values);
    if (expression && target === styles) {
      throw attribute.buildCodeFrameError(
        `The style "${name}" is known only while rendering, but the build needs it. Make it a variant of a component, chakra("div", { variants: … }), or let it read a custom property: style={{ "--x": … }}.`,
      );
    }
    if (expression) dynamic.set(name, expression);
    else if (known !== undefined) target.set(name, known);
    attribute.remove();
  }
  const others = Object.entries(defaultProps).filter(([name]) => !targetOf(name) && !names.has(name));
  path.node.openingElement.attributes.unshift(
    ...others.map(([name, value]) => t.jsxAttribute(t.jsxIdentifier(name), t.stringLiteral(String(value)))),
  );
  return { variants, styles, dynamic };
}

/**
 * Returns the expression of the element's class, which is undefined if it has no styles. A class that depends on variants known only
 * while rendering is looked up by their values: `{ "near true": "c-1a", " ": "c-2b" }[[air, compact].join(" ")]`.
 */
function classExpression(path: NodePath<t.JSXElement>, element: ElementStyles) {
  const { component } = element;
  const { variants, styles, dynamic } = extractStyleProps(path, element);
  const classWith = (chosen: readonly (readonly [string, Choice])[]) => {
    const all = Object.fromEntries([...variants, ...chosen]);
    const rule = styleRule(component.recipe, { variants: all, styles: Object.fromEntries(styles) });
    if (rule) element.styles.set(rule.name, rule.css);
    return rule?.name;
  };
  if (dynamic.size === 0) return t.valueToNode(classWith([]));
  const dynamicVariants = [...dynamic].map(([name, expression]) => dynamicVariant(name, expression, component));
  const combinations = dynamicVariants.reduce<(readonly [string, Choice])[][]>(
    (all, { name, choices }) => all.flatMap((some) => choices.map((one) => [...some, [name, one] as const])),
    [[]],
  );
  const classes = combinations.map((chosen) => [chosen.map(([, choice]) => choice).join(" "), classWith(chosen)]);
  const values = t.arrayExpression(dynamicVariants.map(({ value }) => value));
  return template.expression.ast`(${t.valueToNode(Object.fromEntries(classes))})[${values}.join(" ")]`;
}

export function writeClass(path: NodePath<t.JSXElement>, styles: ElementStyles): void {
  const value = classExpression(path, styles);
  const { openingElement, closingElement } = path.node;
  if (!t.isIdentifier(value)) {
    const className = t.isStringLiteral(value) ? value : t.jsxExpressionContainer(value);
    openingElement.attributes.push(t.jsxAttribute(t.jsxIdentifier("className"), className));
  }
  if (styles.component.tag === undefined) return;
  openingElement.name = t.jsxIdentifier(styles.component.tag);
  if (closingElement) closingElement.name = openingElement.name;
}
