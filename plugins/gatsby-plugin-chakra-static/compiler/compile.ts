import { transformSync, type NodePath, type PluginObj, type types as t } from "@babel/core";
import { evaluate, type Values } from "./evaluate";
import { knownExpressions } from "./expressions";
import { findStyledElements } from "./styled-elements";
import { writeClass } from "./write-class";

/** Removes declarations that only styles needed. The bundler removes unused imports. */
function dropUnused(program: NodePath<t.Program>, values: Values): void {
  for (;;) {
    program.scope.crawl();
    const unused = Object.values(program.scope.bindings).filter(
      ({ identifier, path, referenced }) =>
        !referenced &&
        values.has(identifier) &&
        identifier === (path.node as t.VariableDeclarator | t.FunctionDeclaration).id,
    );
    if (unused.length === 0) return;
    for (const { path } of unused) path.remove();
  }
}

/**
 * Compiles a module: replaces style properties and variants with a class, and each styled component with its element or
 * base component. Returns the code, the paths of the modules that the styles depend on, and the CSS by its classes. Throws an
 * Error with a code frame at what can't be compiled (README.md).
 */
export function compile(source: string, file: string) {
  const modules: string[] = [];
  const styles = new Map<string, string>();

  const compileProgram: PluginObj["visitor"]["Program"] = (program) => {
    const { values, modules: evaluated } = evaluate(source, file, knownExpressions(program, source));
    modules.push(...evaluated);
    const { elements, definitions } = findStyledElements(program, values);
    if (elements.length === 0 && definitions.length === 0) return;

    for (const { path, component } of elements) writeClass(path, { component, values, styles });
    // `chakra("a", recipe)` becomes `"a"`.
    for (const definition of definitions) {
      const [base] = definition.node.arguments;
      if (base) definition.replaceWith(base);
    }
    dropUnused(program, values);
  };

  const transformed = transformSync(source, {
    configFile: false,
    babelrc: false,
    highlightCode: false,
    filename: file,
    parserOpts: { plugins: file.endsWith(".ts") ? ["typescript"] : ["typescript", "jsx"] },
    plugins: [{ visitor: { Program: compileProgram } }],
  });
  return { code: transformed?.code ?? "", modules, styles };
}
