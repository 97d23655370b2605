import { types as t } from "@babel/core";
import type { NodePath } from "@babel/core";
import type { Declarations } from "./module-source";

const isUnused = (path: NodePath): boolean => {
  const { id } = path.node as t.VariableDeclarator | t.FunctionDeclaration;
  return t.isIdentifier(id) && path.scope.getBinding(id.name)?.referenced === false;
};

/** Takes away what a module declares for its looks only; of its imports, the compiler leaves out those of no use itself. */
export function dropUnused(program: NodePath<t.Program>, declarations: Declarations): void {
  const own = [...declarations.values()].map(({ path }) => path).filter((path) => !path.isImportSpecifier());
  for (;;) {
    program.scope.crawl();
    const unused = own.filter((path) => !path.removed && isUnused(path));
    if (unused.length === 0) return;
    for (const path of unused) path.remove();
  }
}
