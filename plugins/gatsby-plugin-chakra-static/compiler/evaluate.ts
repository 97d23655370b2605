import { dirname } from "node:path";
import { compileFunction } from "node:vm";
import type { RecipeDefinition } from "@chakra-ui/react/styled-system";
import { buildSync } from "esbuild";
import type { Declarations } from "./expressions";

/** The arguments of Chakra's factory. */
export interface StyledComponent {
  readonly recipe: RecipeDefinition;
  readonly defaultProps: Readonly<Record<string, unknown>>;
}

const chakra = (_tag: unknown, recipe: RecipeDefinition = {}, { defaultProps = {} } = {}): StyledComponent => ({
  recipe,
  defaultProps,
});

const CHAKRA = { chakra, defineRecipe: (recipe: unknown) => recipe };

/** Replaces packages that styles don't need. Code that runs at import may call it, read it or convert it to text. */
const stubModule: unknown = new Proxy(() => stubModule, {
  get: (_, property) => (property === Symbol.toPrimitive ? () => "" : stubModule),
});

/**
 * Evaluates expressions of a module at build, with the declarations and modules of the project that they need. A styled
 * component's value is its recipe and default props.
 *
 * @param file the module's path
 * @param expressions their source
 * @returns their values, and the paths of the modules that they need
 */
export function evaluate(file: string, declarations: Declarations, expressions: readonly string[]) {
  const inOrder = [...declarations].sort(([one], [other]) => one - other).map(([, { code }]) => code);
  const contents = [...inOrder, `export const values = [${expressions.join(",\n")}];`].join("\n");
  const { outputFiles, metafile } = buildSync({
    stdin: { contents, resolveDir: dirname(file), sourcefile: file, loader: "tsx" },
    bundle: true,
    format: "cjs",
    platform: "node",
    packages: "external",
    jsx: "automatic",
    write: false,
    metafile: true,
  });
  const module = { exports: { values: [] as unknown[] } };
  const code = outputFiles.map(({ text }) => text).join("");
  compileFunction(code, ["module", "require"])(module, (name: string) =>
    name.startsWith("@chakra-ui/react") ? CHAKRA : stubModule,
  );
  return { values: module.exports.values, modules: Object.keys(metafile.inputs) };
}
