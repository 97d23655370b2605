import { types as t } from "@babel/core";
import type { NodePath } from "@babel/core";

export type Attribute = NodePath<t.JSXAttribute>;

/** Declarations of a module by their position in it. */
export type Declarations = Map<number, { readonly path: NodePath; readonly code: string }>;

export type Values = ReadonlyMap<number, unknown>;

/** Attributes that are never styles. Their expressions often can't be evaluated. */
const NEVER_STYLE = /^(on[A-Z]|aria-|data-|ref$|key$|id$|className$)/;

const attributeName = ({ node: { name } }: Attribute): string => (t.isJSXIdentifier(name) ? name.name : name.name.name);

/** Returns the attributes of an element that may be styles or variants, by name. */
export function styleAttributes(path: NodePath<t.JSXElement>): Map<string, Attribute> {
  const attributes = path.get("openingElement.attributes").filter((one): one is Attribute => one.isJSXAttribute());
  const named = attributes.map((attribute) => [attributeName(attribute), attribute] as const);
  return new Map(named.filter(([name]) => !NEVER_STYLE.test(name)));
}

export function expressionOf(attribute: Attribute): NodePath<t.Expression> | undefined {
  const value = attribute.get("value");
  if (!value.isJSXExpressionContainer()) return undefined;
  const expression = value.get("expression");
  return expression.isExpression() ? expression : undefined;
}

/** Returns the start of a node in its module, which identifies it. */
export const positionOf = ({ start }: t.Node): number => start ?? -1;

export const sourceOf = (node: t.Node, source: string): string => source.slice(node.start ?? 0, node.end ?? 0);

/** Returns an attribute's value if it is known at build. */
export function knownValue(attribute: Attribute, values: Values): { readonly value: unknown } | undefined {
  const { value } = attribute.node;
  if (!value) return { value: true };
  if (t.isStringLiteral(value)) return { value: value.value };
  const position = t.isJSXExpressionContainer(value) ? positionOf(value.expression) : -1;
  return values.has(position) ? { value: values.get(position) } : undefined;
}

/** Finds the declarations of an expression's names; undefined if one is known only while rendering. */
function declarationsIn(expression: NodePath): Set<NodePath> | undefined {
  const declared = new Set<NodePath>();
  let isStatic = true;
  const addDeclaration = (name: string, at: NodePath) => {
    const binding = at.scope.getBinding(name);
    if (!binding) return;
    if (binding.scope.path.isProgram()) declared.add(binding.path);
    else isStatic &&= binding.scope.path === expression || binding.scope.path.isDescendant(expression);
  };
  if (expression.isIdentifier() || expression.isJSXIdentifier()) addDeclaration(expression.node.name, expression);
  expression.traverse({
    ReferencedIdentifier(identifier: NodePath<t.Identifier | t.JSXIdentifier>) {
      addDeclaration(identifier.node.name, identifier);
    },
  });
  return isStatic ? declared : undefined;
}

/** Returns an import of one name. The other names of the statement may be types or heavy components. */
function importOf(specifier: NodePath, statement: t.ImportDeclaration, source: string): string {
  const names = sourceOf(specifier.node, source);
  return `import ${t.isImportSpecifier(specifier.node) ? `{ ${names} }` : names} from ${sourceOf(statement.source, source)};`;
}

/**
 * Collects the declarations that an expression needs when it is evaluated outside its module.
 *
 * @param source the module's source
 * @param found receives the declarations
 * @returns false if the expression refers to something that is known only while rendering
 */
export function collectDeclarations(expression: NodePath, source: string, found: Declarations): boolean {
  const declared = declarationsIn(expression);
  if (!declared) return false;
  for (const path of declared) {
    const statement = path.getStatementParent()?.node;
    const start = positionOf(path.node);
    if (!statement || found.has(start)) continue;
    if (t.isImportDeclaration(statement)) {
      found.set(start, { path, code: importOf(path, statement, source) });
    } else {
      const keyword = path.isVariableDeclarator() ? "const " : "";
      found.set(start, { path, code: `${keyword}${sourceOf(path.node, source)};` });
      collectDeclarations(path, source, found);
    }
  }
  return true;
}

/** Removes declarations that only styles needed. The bundler removes unused imports. */
export function dropUnused(program: NodePath<t.Program>, declarations: Declarations): void {
  const own = [...declarations.values()].map(({ path }) => path).filter((path) => !path.isImportSpecifier());
  const isUnused = (path: NodePath) => {
    if (path.removed) return false;
    const { id } = path.node as t.VariableDeclarator | t.FunctionDeclaration;
    return t.isIdentifier(id) && path.scope.getBinding(id.name)?.referenced === false;
  };
  for (;;) {
    program.scope.crawl();
    const unused = own.filter(isUnused);
    if (unused.length === 0) return;
    for (const path of unused) path.remove();
  }
}
