import { dirname } from "node:path";
import { compileFunction } from "node:vm";
import type { types as t } from "@babel/core";
import type { RecipeDefinition } from "@chakra-ui/react/styled-system";
import { buildSync } from "esbuild";

/** Functions that return the values of a module's expressions, by node. The other expressions are known only while rendering. */
export type Values = ReadonlyMap<t.Node, () => unknown>;

/** What the build knows of a component that Chakra's factory makes, or of `chakra.p`, which has a tag and no recipe. */
export class StyledComponent {
  constructor(
    readonly recipe: RecipeDefinition = {},
    readonly options: { readonly defaultProps?: Readonly<Record<string, unknown>> } = {},
    readonly tag?: string,
  ) {}
}

/** Replaces `chakra`. */
export const factory: unknown = new Proxy(
  (_base: unknown, ...styles: ConstructorParameters<typeof StyledComponent>) => new StyledComponent(...styles),
  { get: (_, tag) => new StyledComponent({}, {}, String(tag)) },
);

/** The text of a value that a package computes. */
const STUB_TEXT = "<value of a package>";

const read = (_: unknown, property: string | symbol) => (property === Symbol.toPrimitive ? () => STUB_TEXT : stub);
/** For `import * as`, esbuild makes an object with the prototype of the package. */
const anyNames: object = new Proxy({}, { get: read });

/** Replaces packages and the browser. Code that runs at import may call it, read it, extend it or convert it to text. */
const stub: object = new Proxy(
  function callStub() {
    return stub;
  },
  { get: read, getPrototypeOf: () => anyNames },
);

/** Replaces what needs Chakra's runtime: its components, what makes them, and its hooks. */
export const uncompiled: unknown = new Proxy(stub, { get: () => uncompiled, apply: () => uncompiled });
const UNCOMPILED = /^([A-Z]|use[A-Z]|create(Icon|.*Recipe)|default$)/;

/** Replaces Chakra. It owns the names that a bundle contains, because `export *` copies only own properties. */
const chakraFor = (bundle: string): unknown => ({
  ...Object.fromEntries((bundle.match(/\w+/g) ?? []).map((name) => [name, UNCOMPILED.test(name) ? uncompiled : stub])),
  chakra: factory,
  defineRecipe: (recipe: unknown) => recipe,
});

const entriesOf = (value: unknown): readonly unknown[] =>
  typeof value === "object" && value !== null ? Object.entries(value).flat() : [];

/** Returns whether a package computed a value or a part of it: the build doesn't run packages. */
export const needsPackage = (value: unknown): boolean =>
  value === stub ||
  Number.isNaN(value) ||
  (typeof value === "string" ? value.includes(STUB_TEXT) : entriesOf(value).some(needsPackage));

/** Returns whether a value is the factory, or a component of it or of Chakra, or contains one, as a module's namespace does. */
export const isChakra = (value: unknown): boolean =>
  [value, ...entriesOf(value)].some((one) => one === factory || one === uncompiled || one instanceof StyledComponent);

/** Evaluates a module, with those of the project that it imports. Returns the values of the expressions, and the paths. */
export function evaluate(source: string, file: string, expressions: ReadonlyMap<t.Node, string>) {
  const getters = [...expressions.values()].map((expression) => `() => (${expression})`);
  const { outputFiles, metafile } = buildSync({
    stdin: {
      contents: `${source}\nexport const __values = [${getters.join(",\n")}];`,
      resolveDir: dirname(file),
      sourcefile: file,
      loader: file.endsWith(".ts") ? "ts" : "tsx",
    },
    bundle: true,
    format: "cjs",
    platform: "node",
    packages: "external",
    jsx: "automatic",
    write: false,
    metafile: true,
  });
  const module = { exports: { __values: [] as (() => unknown)[] } };
  const code = outputFiles.map(({ text }) => text).join("");
  const chakra = chakraFor(code);
  const require = (name: string) => (name.startsWith("@chakra-ui/react") ? chakra : stub);
  compileFunction(code, ["module", "require", "window", "document"])(module, require, stub, stub);
  const results = module.exports.__values;
  const values: Values = new Map([...expressions.keys()].map((node, index) => [node, () => results[index]?.()]));
  return { values, modules: Object.keys(metafile.inputs) };
}
