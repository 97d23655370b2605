import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { types as t } from "@babel/core";
import type { NodePath } from "@babel/core";

const FACTORY = /^@chakra-ui\/react(\/styled-system)?$/;

/** An element in JSX that Chakra styles: `chakra.div`, or a component made by the factory. */
export interface StyledElement {
  readonly path: NodePath<t.JSXElement>;
  readonly component?: string;
}

interface StyledModule {
  readonly elements: readonly StyledElement[];
  /** Calls of the factory: `chakra("a", recipe)`. */
  readonly definitions: readonly NodePath<t.CallExpression>[];
  /** The paths of the modules that define the components. */
  readonly modules: readonly string[];
}

const importOf = (path: NodePath): t.ImportDeclaration | undefined =>
  path.isImportSpecifier() && t.isImportDeclaration(path.parent) ? path.parent : undefined;

const isFactory = (path: NodePath, name: string): boolean => {
  const binding = path.scope.getBinding(name)?.path;
  return name === "chakra" && binding !== undefined && FACTORY.test(importOf(binding)?.source.value ?? "");
};

const isDefinition = (path: NodePath): boolean =>
  path.isCallExpression() && t.isIdentifier(path.node.callee) && isFactory(path, path.node.callee.name);

/**
 * Finds the elements and components of a module that the build styles.
 *
 * @throws Error with a code frame if a component is used outside JSX
 */
export function findStyledElements(program: NodePath<t.Program>, file: string): StyledModule {
  const elements: StyledElement[] = [];
  const definitions: NodePath<t.CallExpression>[] = [];
  const modules = new Set<string>();

  const isStyled = (path: NodePath): boolean => {
    if (path.isVariableDeclarator()) return isDefinition(path.get("init") as NodePath);
    const from = importOf(path)?.source.value;
    if (!from?.startsWith(".") || !path.isImportSpecifier() || !t.isIdentifier(path.node.imported)) return false;
    const module = [".tsx", ".ts"].map((ending) => join(dirname(file), from) + ending).find(existsSync);
    if (!module) return false;
    modules.add(module);
    return readFileSync(module, "utf8").includes(`export const ${path.node.imported.name} = chakra(`);
  };

  for (const { path: declaration, identifier, referencePaths } of Object.values(program.scope.bindings)) {
    const elsewhere = referencePaths.find((path) => !path.isJSXIdentifier() && !path.isExportDeclaration());
    if (elsewhere && !elsewhere.parentPath?.isTSTypeQuery() && isStyled(declaration)) {
      throw elsewhere.buildCodeFrameError(`The build styles ${identifier.name} only in JSX: <${identifier.name} />.`);
    }
  }
  program.traverse({
    CallExpression(path) {
      if (isDefinition(path)) definitions.push(path);
    },
    JSXElement(path) {
      const { name } = path.node.openingElement;
      if (t.isJSXMemberExpression(name)) {
        if (t.isJSXIdentifier(name.object) && isFactory(path, name.object.name)) elements.push({ path });
      } else if (t.isJSXIdentifier(name)) {
        const binding = path.scope.getBinding(name.name)?.path;
        if (binding && isStyled(binding)) elements.push({ path, component: name.name });
      }
    },
  });
  return { elements, definitions, modules: [...modules] };
}
