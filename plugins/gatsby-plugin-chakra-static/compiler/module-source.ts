import { types as t } from "@babel/core";
import type { NodePath } from "@babel/core";

/** The declarations of a module by where they begin in it. */
export type Declarations = Map<number, { readonly path: NodePath; readonly code: string }>;

/** The source of a node, as it stands in its module. */
export const sourceOf = (node: t.Node, source: string): string => source.slice(node.start ?? 0, node.end ?? 0);

/** The paths in the module at which an expression's names are declared; undefined where one is known to a rendering only. */
function declarationsIn(expression: NodePath): Set<NodePath> | undefined {
  const declared = new Set<NodePath>();
  let isStatic = true;
  const note = (name: string, at: NodePath) => {
    const binding = at.scope.getBinding(name);
    if (!binding) return;
    if (binding.scope.path.isProgram()) declared.add(binding.path);
    else isStatic &&= binding.scope.path === expression || binding.scope.path.isDescendant(expression);
  };
  if (expression.isIdentifier() || expression.isJSXIdentifier()) note(expression.node.name, expression);
  expression.traverse({
    ReferencedIdentifier(identifier: NodePath<t.Identifier | t.JSXIdentifier>) {
      note(identifier.node.name, identifier);
    },
  });
  return isStatic ? declared : undefined;
}

/** Only what is needed of an import, as the other names may be those of types or of heavy components. */
function importOf(specifier: NodePath, statement: t.ImportDeclaration, source: string): string {
  const names = sourceOf(specifier.node, source);
  return `import ${t.isImportSpecifier(specifier.node) ? `{ ${names} }` : names} from ${sourceOf(statement.source, source)};`;
}

/**
 * Gathers the declarations that an expression needs in order to be evaluated away from its module.
 *
 * @param source the module's
 * @param found is given them
 * @returns whether the expression can be: whether nothing that it refers to is known only to a rendering
 */
export function gatherDeclarations(expression: NodePath, source: string, found: Declarations): boolean {
  const declared = declarationsIn(expression);
  if (!declared) return false;
  for (const path of declared) {
    const statement = path.getStatementParent()?.node;
    const start = path.node.start ?? 0;
    if (!statement || found.has(start)) continue;
    if (t.isImportDeclaration(statement)) {
      found.set(start, { path, code: importOf(path, statement, source) });
    } else {
      const keyword = path.isVariableDeclarator() ? "const " : "";
      found.set(start, { path, code: `${keyword}${sourceOf(path.node, source)};` });
      gatherDeclarations(path, source, found);
    }
  }
  return true;
}
