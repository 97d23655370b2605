import { join, resolve } from "node:path";
import { require } from "tsx/cjs/api";

const THEME = join(import.meta.dirname, "../../../src/theme");

/** @type {typeof import("./compile-styles")} */
const { compileStyles } = require("./compile-styles.ts", import.meta.url);

/**
 * Lets webpack compile the styles of a module, and again when the theme changes, or a module that they are made of.
 *
 * @this {import("webpack").LoaderContext<object>}
 * @param {string} source
 */
export default function compile(source) {
  const { code, modules } = compileStyles(source, this.resourcePath);
  for (const module of modules) this.addDependency(resolve(module));
  for (const directory of [THEME, import.meta.dirname]) this.addContextDependency(directory);
  return code;
}
