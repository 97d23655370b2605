import { join } from "node:path";
import { template, transformSync } from "@babel/core";
import type { NodePath, PluginObj, TransformOptions } from "@babel/core";
import { evaluate } from "./evaluate";
import type { StyledComponent } from "./evaluate";
import {
  collectDeclarations,
  dropUnused,
  expressionOf,
  knownValue,
  positionOf,
  sourceOf,
  styleAttributes,
} from "./expressions";
import type { Declarations } from "./expressions";
import { createStyleRules } from "./style-rules";
import type { StyleSource } from "./style-rules";
import { findStyledElements } from "./styled-elements";
import type { StyledElement } from "./styled-elements";
import { writeClass } from "./write-class";

const RUNTIME = join(__dirname, "../runtime/class-for");

const PARSER: TransformOptions = {
  configFile: false,
  babelrc: false,
  parserOpts: { plugins: ["typescript", "jsx"] },
  // Code frames are also read in logs and in the browser, where a terminal's colors are noise.
  highlightCode: false,
};

/** An element such as `chakra.div`, which has no recipe. */
const PLAIN: StyledComponent = { recipe: {}, defaultProps: {} };

interface CompiledModule {
  /** TypeScript with JSX, as before. */
  readonly code: string;
  /** The paths of the other modules that the styles depend on. */
  readonly modules: readonly string[];
  /** The CSS of all its classes by their hashes, one rule a line, in which `&` stands for the class. */
  readonly styles: ReadonlyMap<string, string>;
}

/**
 * Compiles a module: each styled element gets a class in place of style properties and variants, and becomes the element
 * or component that it was made of. Nothing of Chakra, emotion and the theme is left for the browser to run.
 *
 * @param source TypeScript with JSX
 * @param file the module's path
 * @throws Error with a code frame where styles are known only while rendering
 */
export type Compile = (source: string, file: string) => CompiledModule;

interface Expressions {
  readonly paths: readonly NodePath[];
  readonly declarations: Declarations;
}

/** Collects all expressions that the build can evaluate: names of components, and values of style attributes. */
function staticExpressions(
  elements: readonly StyledElement[],
  source: string,
  isStyle: (name: string) => boolean,
): Expressions {
  const declarations: Declarations = new Map();
  const paths = elements.flatMap(({ path, component }) => [
    ...(component === undefined ? [] : [path.get("openingElement.name") as NodePath]),
    ...[...styleAttributes(path)]
      .filter(([name]) => component !== undefined || isStyle(name))
      .flatMap(([, attribute]) => expressionOf(attribute) ?? []),
  ]);
  return { paths: paths.filter((path) => collectDeclarations(path, source, declarations)), declarations };
}

/** Creates the compiler for one system. */
export function createCompiler(styleSource: StyleSource): Compile {
  const { system } = styleSource;
  const { styleRule } = createStyleRules(styleSource);

  return (source, file) => {
    const modules: string[] = [];
    const styles = new Map<string, string>();

    const compileProgram: PluginObj["visitor"]["Program"] = (program) => {
      const { elements, definitions, read } = findStyledElements(program, file);
      modules.push(...read);
      if (elements.length === 0 && definitions.length === 0) return;

      const { paths, declarations } = staticExpressions(elements, source, system.isValidProperty);
      const evaluated = evaluate(
        file,
        declarations,
        paths.map(({ node }) => sourceOf(node, source)),
      );
      modules.push(...evaluated.modules);
      const values = new Map(paths.map(({ node }, index) => [positionOf(node), evaluated.values[index]]));

      for (const { path, component } of elements) {
        const name = positionOf(path.node.openingElement.name);
        writeClass(path, {
          component: component === undefined ? PLAIN : (values.get(name) as StyledComponent),
          isStyle: system.isValidProperty,
          valueOf: (attribute) => knownValue(attribute, values),
          ruleFor: (recipe, props) => {
            const rule = styleRule(recipe, props);
            if (rule) styles.set(rule.name, rule.css);
            return rule?.name;
          },
        });
      }
      // What remains of a component is what it was made of: `"a"`, or another component.
      for (const definition of definitions) {
        const [base] = definition.node.arguments;
        if (!base) throw definition.buildCodeFrameError('Say what the component is made of: chakra("div", …).');
        for (const argument of definition.get("arguments").slice(1))
          collectDeclarations(argument, source, declarations);
        definition.replaceWith(base);
      }
      dropUnused(program, declarations);
      program.unshiftContainer(
        "body",
        template.statement.ast(`import { classFor, selectClass } from ${JSON.stringify(RUNTIME)};`),
      );
    };

    const plugin: PluginObj = { visitor: { Program: compileProgram } };
    const code = transformSync(source, { ...PARSER, filename: file, plugins: [plugin] })?.code;
    if (typeof code !== "string") throw new Error(`Babel returned no code for ${file}.`);
    return { code, modules, styles };
  };
}
