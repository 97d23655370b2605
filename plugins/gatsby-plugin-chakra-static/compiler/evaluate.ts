import { dirname } from "node:path";
import { compileFunction } from "node:vm";
import { buildSync } from "esbuild";
import type { RecipeDefinition } from "@chakra-ui/react/styled-system";
import type { Declarations } from "./expressions";

/** What Chakra's factory would make a component of. */
export interface StyledComponent {
  readonly recipe: RecipeDefinition;
  readonly defaultProps: Readonly<Record<string, unknown>>;
}

const styled = (_tag: unknown, recipe: RecipeDefinition = {}, { defaultProps = {} } = {}): StyledComponent => ({
  recipe,
  defaultProps,
});

const identity = (definition: unknown) => definition;

/** Replaces every package that styles don't need: it can be called, read and converted to text, and is nothing. */
const nothing: unknown = new Proxy(() => nothing, {
  get: (_, property) => (property === Symbol.toPrimitive ? () => "" : nothing),
});

const PACKAGES: Readonly<Record<string, unknown>> = {
  "@chakra-ui/react": { chakra: styled, defineRecipe: identity },
  "@chakra-ui/react/styled-system": { chakra: styled, defineRecipe: identity },
};

/**
 * Evaluates expressions of a module at build, with the declarations and the project's modules that they need. Styled
 * components become descriptions of their styles; of packages there are only Chakra's functions.
 *
 * @param file the module's path
 * @param declarations what the expressions refer to
 * @param expressions their source
 * @returns their values, and the paths of the modules that were read
 * @throws whatever the code throws
 */
export function evaluate(
  file: string,
  declarations: Declarations,
  expressions: readonly string[],
): { readonly values: readonly unknown[]; readonly modules: readonly string[] } {
  const inOrder = [...declarations].sort(([one], [other]) => one - other).map(([, { code }]) => code);
  const { outputFiles, metafile } = buildSync({
    stdin: {
      contents: [...inOrder, `export const values = [${expressions.join(",\n")}];`].join("\n"),
      resolveDir: dirname(file),
      sourcefile: file,
      loader: "tsx",
    },
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
  compileFunction(code, ["module", "require"])(module, (name: string) => PACKAGES[name] ?? nothing);
  return { values: module.exports.values, modules: Object.keys(metafile.inputs) };
}
