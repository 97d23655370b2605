import { join } from "node:path";
import { template, transformSync } from "@babel/core";
import type { NodePath, PluginObj } from "@babel/core";
import { system } from "../../../src/theme/system";
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
import { styleRule } from "./style-rules";
import { findStyledElements } from "./styled-elements";
import type { StyledElement } from "./styled-elements";
import { writeClass } from "./write-class";

const RUNTIME = join(__dirname, "../runtime/class-for");

/** An element such as `chakra.div`, which has no recipe. */
const PLAIN: StyledComponent = { recipe: {}, defaultProps: {} };

/** Lists the expressions that the build evaluates: names of components and values of style attributes. */
const expressionsOf = ({ path, component }: StyledElement): readonly NodePath[] => [
  ...(component === undefined ? [] : [path.get("openingElement.name") as NodePath]),
  ...[...styleAttributes(path)]
    .filter(([name]) => component !== undefined || system.isValidProperty(name))
    .flatMap(([, attribute]) => expressionOf(attribute) ?? []),
];

/**
 * Compiles a module: replaces style properties and variants with a class, and each styled component with its element or
 * base component. The browser then needs no Chakra, no emotion and no theme.
 *
 * @param source TypeScript with JSX
 * @param file the module's path
 * @returns TypeScript with JSX; the paths of the modules that the styles depend on; and the CSS by the hashes of its classes,
 *   one rule a line, with `&` for the class
 * @throws Error with a code frame if styles are known only while rendering
 */
export function compile(source: string, file: string) {
  const modules: string[] = [];
  const styles = new Map<string, string>();

  const compileProgram: PluginObj["visitor"]["Program"] = (program) => {
    const { elements, definitions, modules: componentModules } = findStyledElements(program, file);
    modules.push(...componentModules);
    if (elements.length === 0 && definitions.length === 0) return;

    const declarations: Declarations = new Map();
    const paths = elements.flatMap(expressionsOf).filter((path) => collectDeclarations(path, source, declarations));
    const expressions = paths.map(({ node }) => sourceOf(node, source));
    const evaluated = evaluate(file, declarations, expressions);
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
    // `chakra("a", recipe)` becomes `"a"`.
    for (const definition of definitions) {
      const [base, ...others] = definition.get("arguments");
      for (const argument of others) collectDeclarations(argument, source, declarations);
      if (base) definition.replaceWith(base.node);
    }
    dropUnused(program, declarations);
    const runtime = `import { classFor, selectClass } from ${JSON.stringify(RUNTIME)};`;
    program.unshiftContainer("body", template.statement.ast(runtime));
  };

  const transformed = transformSync(source, {
    configFile: false,
    babelrc: false,
    highlightCode: false,
    filename: file,
    parserOpts: { plugins: ["typescript", "jsx"] },
    plugins: [{ visitor: { Program: compileProgram } }],
  });
  return { code: transformed?.code ?? "", modules, styles };
}
