import { dirname, resolve } from "node:path";
import { require } from "tsx/cjs/api";

/** @type {typeof import("./compile")} */
const { createCompiler } = require("./compile.ts", import.meta.url);

/** @type {typeof import("./system-files")} */
const { systemFiles } = require("./system-files.ts", import.meta.url);

/** @type {Map<string, import("./compile").Compile>} */
const compilers = new Map();

/**
 * Returns the compiler for a system, which is read and prepared once.
 *
 * @param {{ readonly system: string; readonly mode?: import("./style-rules").ColorMode }} options the absolute path of
 *   the module that exports `system`, and the site's only color mode
 */
export function compilerFor({ system, mode }) {
  const key = `${system} ${mode}`;
  const compile = compilers.get(key) ?? createCompiler({ system: require(system, import.meta.url).system, mode });
  compilers.set(key, compile);
  return compile;
}

/** @type {Map<string, readonly string[]>} */
const files = new Map();

/**
 * Returns the files that a system is made of, which are looked up once.
 *
 * @param {{ readonly system: string }} options
 */
export function filesOf({ system }) {
  const known = files.get(system) ?? systemFiles(system);
  files.set(system, known);
  return known;
}

/**
 * Compiles the styles of a module for webpack, and again when the theme changes, or a module that they depend on.
 *
 * @this {import("webpack").LoaderContext<{ readonly system: string; readonly mode?: "light" | "dark" }>}
 * @param {string} source
 */
export default function compile(source) {
  const options = this.getOptions();
  const { code, modules } = compilerFor(options)(source, this.resourcePath);
  for (const file of [...modules, ...filesOf(options)]) this.addDependency(resolve(file));
  for (const directory of [dirname(options.system), import.meta.dirname]) this.addContextDependency(directory);
  return code;
}
