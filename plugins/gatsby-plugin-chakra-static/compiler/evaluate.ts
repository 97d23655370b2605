import { dirname } from "node:path";
import { compileFunction } from "node:vm";
import type { RecipeDefinition } from "@chakra-ui/react/styled-system";
import { buildSync } from "esbuild";
import type { Declarations } from "./expressions";

/** What Chakra's factory would make a component of. */
export interface StyledComponent {
  readonly recipe: RecipeDefinition;
  readonly defaultProps: Readonly<Record<string, unknown>>;
}

const chakra = (_tag: unknown, recipe: RecipeDefinition = {}, { defaultProps = {} } = {}): StyledComponent => ({
  recipe,
  defaultProps,
});

const CHAKRA = { chakra, defineRecipe: (recipe: unknown) => recipe };

/** Replaces every package that styles don't need: it can be called, read and converted to text, and is nothing. */
const nothing: unknown = new Proxy(() => nothing, {
  get: (_, property) => (property === Symbol.toPrimitive ? () => "" : nothing),
});

/**
 * Evaluates expressions of a module at build, with the declarations and the project's modules that they need. Styled
 * components become descriptions of their styles.
 *
 * @param file the module's path
 * @param expressions their source
 * @returns their values, and the paths of the modules that were read
 */
export function evaluate(file: string, declarations: Declarations, expressions: readonly string[]) {
  const inOrder = [...declarations].sort(([one], [other]) => one - other).map(([, { code }]) => code);
  const contents = [...inOrder, `export const values = [${expressions.join(",\n")}];`].join("\n");
  const { outputFiles, metafile } = buildSync({
    stdin: { contents, resolveDir: dirname(file), sourcefile: file, loader: "tsx" },
    ...{ bundle: true, format: "cjs", platform: "node", packages: "external", jsx: "automatic" },
    ...{ write: false, metafile: true },
  });
  const module = { exports: { values: [] as unknown[] } };
  const code = outputFiles.map(({ text }) => text).join("");
  compileFunction(code, ["module", "require"])(module, (name: string) =>
    name.startsWith("@chakra-ui/react") ? CHAKRA : nothing,
  );
  return { values: module.exports.values, modules: Object.keys(metafile.inputs) };
}
