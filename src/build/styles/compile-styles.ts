import { join } from "node:path";
import { template, transformSync } from "@babel/core";
import type { NodePath, PluginObj, TransformOptions } from "@babel/core";
import { assertDefined } from "../../lib/assert-defined";
import { system } from "../../theme/system";
import { dropUnused } from "./drop-unused";
import { expressionOf, propertiesOf, valueOf } from "./element-properties";
import { evaluate } from "./evaluate";
import type { StyledComponent } from "./evaluate";
import { gatherDeclarations, sourceOf } from "./module-source";
import type { Declarations } from "./module-source";
import { findStyledElements } from "./styled-elements";
import type { StyledElement } from "./styled-elements";
import { writeClass } from "./write-class";

const RUNTIME = join(__dirname, "../../theme/in-browser/wear");

const PARSER: TransformOptions = {
  configFile: false,
  babelrc: false,
  parserOpts: { plugins: ["typescript", "jsx"] },
  // The place of a mistake is read in logs and in the browser too, where a terminal's colours are noise.
  highlightCode: false,
};

/** An element such as `chakra.div`, which has no recipe. */
const PLAIN: StyledComponent = { recipe: {}, defaultProps: {} };

export interface CompiledModule {
  /** In TypeScript with JSX, as before. */
  readonly code: string;
  /** The paths of the modules that it depends on besides. */
  readonly modules: readonly string[];
  /** The rules of all its looks, by their names: lines in which `&` stands for the class. */
  readonly looks: ReadonlyMap<string, string>;
}

/** The source of all expressions that looks are made of. */
function expressionsOf(elements: readonly StyledElement[], source: string, declarations: Declarations): string[] {
  const expressions = elements.flatMap(({ path, component }) => [
    ...(component === undefined ? [] : [path.get("openingElement.name") as NodePath]),
    ...[...propertiesOf(path)]
      .filter(([name]) => component !== undefined || system.isValidProperty(name))
      .flatMap(([, attribute]) => expressionOf(attribute) ?? []),
  ]);
  const known = expressions.filter((expression) => gatherDeclarations(expression, source, declarations));
  return [...new Set(known.map(({ node }) => sourceOf(node, source)))];
}

/**
 * Gives each styled element of a module its look: a class in place of style properties and variants, and the element
 * itself, or the component that it is made of, in place of the styled one. So no page brings along what Chakra, emotion
 * and the theme would need to work all that out again.
 *
 * @param source of the module, in TypeScript with JSX
 * @param file its path
 * @throws where styles are known to a rendering only, with the place
 */
export function compileStyles(source: string, file: string): CompiledModule {
  const modules: string[] = [];
  const looks = new Map<string, string>();
  const plugin: PluginObj = {
    visitor: {
      Program(program) {
        const { elements, definitions, read } = findStyledElements(program, file);
        modules.push(...read);
        if (elements.length === 0 && definitions.length === 0) return;

        const declarations: Declarations = new Map();
        const codes = expressionsOf(elements, source, declarations);
        const evaluated = evaluate(file, declarations, codes);
        modules.push(...evaluated.modules);
        const values = new Map(codes.map((code, index) => [code, evaluated.values[index]]));

        for (const { path, component } of elements) {
          const description = component === undefined ? PLAIN : (values.get(component) as StyledComponent);
          writeClass(path, description, (attribute) => valueOf(attribute, values, source), looks);
        }
        // What is left of a component is what it is made of: `"a"`, or another component.
        for (const definition of definitions) definition.replaceWith(assertDefined(definition.node.arguments[0], file));
        dropUnused(program, declarations);
        program.unshiftContainer(
          "body",
          template.statement.ast(`import { wear, wearOneOf } from ${JSON.stringify(RUNTIME)};`),
        );
      },
    },
  };
  const compiled = transformSync(source, { ...PARSER, filename: file, plugins: [plugin] });
  return { code: assertDefined(compiled?.code, file), modules, looks };
}
