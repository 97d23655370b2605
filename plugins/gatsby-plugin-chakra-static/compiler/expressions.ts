import { types as t, type NodePath } from "@babel/core";

/** Returns whether an expression refers to nothing that is known only while rendering: to no variable of a function. */
function isStatic(expression: NodePath): boolean {
  let isKnown = true;
  const check = (name: string, { scope }: NodePath) => {
    const binding = scope.getBinding(name);
    if (!binding) return;
    const { path } = binding.scope;
    isKnown &&= path.isProgram() ? binding.constant : path === expression || path.isDescendant(expression);
  };
  if (expression.isIdentifier() || expression.isJSXIdentifier()) check(expression.node.name, expression);
  expression.traverse({
    ReferencedIdentifier(identifier: NodePath<t.Identifier | t.JSXIdentifier>) {
      check(identifier.node.name, identifier);
    },
  });
  return isKnown;
}

const isComponent = (name: NodePath): boolean =>
  name.isJSXMemberExpression() || (name.isJSXIdentifier() && !t.react.isCompatTag(name.node.name));

const isType = (path: NodePath): boolean =>
  path.isTSType() || (path.isExportNamedDeclaration() && path.node.exportKind === "type");

/** Returns the places where code uses or changes each name of a module. Types don't count. */
export const usesOf = (program: NodePath<t.Program>) =>
  Object.values(program.scope.bindings)
    .map(({ identifier, referencePaths, constantViolations }) => ({
      identifier,
      uses: [...referencePaths, ...constantViolations].filter((path) => !path.findParent(isType)),
    }))
    .filter(({ uses }) => uses.length > 0);

/** Lists expressions that can be evaluated at build, with their sources: a module's names, and what JSX needs. */
export function knownExpressions(program: NodePath<t.Program>, source: string): Map<t.Node, string> {
  const known = new Map<t.Node, string>(usesOf(program).map(({ identifier }) => [identifier, identifier.name]));
  const add = (path: NodePath, text = (node: string) => node) => {
    if (isStatic(path)) known.set(path.node, text(source.slice(path.node.start ?? 0, path.node.end ?? 0)));
  };
  program.traverse({
    JSXOpeningElement(element) {
      const name = element.get("name");
      if (isComponent(name)) add(name);
    },
    JSXExpressionContainer(container) {
      const expression = container.get("expression");
      if (container.parentPath.isJSXAttribute() && expression.isExpression()) add(expression);
    },
    JSXSpreadAttribute(spread) {
      add(spread.get("argument"));
    },
    // Evaluated as `require()`, because the values are needed at once.
    Import({ parentPath: call }) {
      const path = call.get("arguments.0");
      if (!Array.isArray(path) && path.isStringLiteral()) add(path, (text) => `require(${text})`);
    },
  });
  return known;
}
