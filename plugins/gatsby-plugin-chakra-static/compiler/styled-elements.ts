import type { NodePath, types as t } from "@babel/core";
import { StyledComponent, factory, isChakra, needsPackage, uncompiled, type Values } from "./evaluate";
import { usesOf } from "./expressions";
import { UNSUPPORTED } from "./write-class";

/** The call of the factory in `const Card = chakra("article", recipe)` outside functions. */
function definitionAt(use: NodePath): NodePath<t.CallExpression> | undefined {
  const call = use.parentPath;
  const constant = call?.parentPath;
  const isDefinition = constant?.isVariableDeclarator() && constant.scope.path.isProgram();
  return isDefinition && use.key === "callee" && call?.isCallExpression() ? call : undefined;
}

const isExport = (path: NodePath | null): boolean => Boolean(path?.isExportDeclaration() || path?.isExportSpecifier());

/** Chakra's own components may be inside StyleProviders. A hook that is called there still runs outside. */
function checkProviders(use: NodePath): void {
  const isProvider = (one: NodePath) => one.isJSXElement() && `${one.get("openingElement.name")}` === "StyleProviders";
  if (use.key !== "callee" && use.findParent(isProvider)) return;
  throw use.buildCodeFrameError(`${use} needs Chakra's runtime, which browsers lack. Style chakra.div instead.`);
}

function checkDefinition(call: NodePath, { recipe, options }: StyledComponent): void {
  const { defaultProps = {}, ...others } = options;
  const [lost] = [...Object.keys(others), ...Object.keys(defaultProps).filter((name) => UNSUPPORTED.test(name))];
  if (lost) throw call.buildCodeFrameError(`The build can't compile "${lost}". Write it into a component.`);
  if (needsPackage([recipe, defaultProps])) {
    throw call.buildCodeFrameError("A package computes a style, but the build runs none. Write the value itself.");
  }
}

/** Finds what the build styles: components whose value comes from the factory. Throws an Error at another use. */
export function findStyledElements(program: NodePath<t.Program>, values: Values) {
  const elements: { readonly path: NodePath<t.JSXElement>; readonly component: StyledComponent }[] = [];
  const definitions: NodePath<t.CallExpression>[] = [];
  const valueOf = (node: t.Node) => values.get(node)?.();

  for (const { identifier, uses } of usesOf(program)) {
    const value = valueOf(identifier);
    if (!isChakra(value)) continue;
    for (const use of uses) {
      const definition = value === factory ? definitionAt(use) : undefined;
      if (definition) {
        const component = valueOf((definition.parent as t.VariableDeclarator).id);
        if (component instanceof StyledComponent) checkDefinition(definition, component);
        definitions.push(definition);
      } else if (value === uncompiled) {
        checkProviders(use);
      } else if (!use.isJSXIdentifier() && !isExport(use) && !isExport(use.parentPath)) {
        const { name } = identifier;
        const tag = value instanceof StyledComponent ? name : `${name}.…`;
        const constant = value === factory ? `, or outside functions as const Name = ${name}(…)` : "";
        throw use.buildCodeFrameError(`The build styles ${name} only in JSX, as <${tag} />${constant}.`);
      }
    }
  }
  program.traverse({
    Import({ parentPath: call }) {
      const [path] = (call.node as t.CallExpression).arguments;
      if (path && isChakra(valueOf(path))) {
        throw call.buildCodeFrameError("The module exports a styled component. Import it with an import statement.");
      }
    },
    JSXElement(path) {
      const component = valueOf(path.node.openingElement.name);
      if (component instanceof StyledComponent) elements.push({ path, component });
      if (component === uncompiled) checkProviders(path.get("openingElement.name"));
    },
  });
  return { elements, definitions };
}
