import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { require } from "tsx/cjs/api";

/** @type {typeof import("./compile")} */
const { compile } = require("./compile.ts", import.meta.url);
/** @type {typeof import("./style-rules")} */
const { globalStyles, minifyCss } = require("./style-rules.ts", import.meta.url);

const SOURCE = resolve(import.meta.dirname, "../../../src");

function allStyles() {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).map((name) => join(SOURCE, name));
  const components = files.filter((file) => file.endsWith(".tsx"));
  const rules = components.flatMap((file) => [...compile(readFileSync(file, "utf8"), file).styles]);
  return minifyCss(globalStyles() + [...new Map(rules).values()].join(""));
}

/**
 * Compiles the styles of a module. In `../style-sheet.ts`, it writes the address of a file with all styles.
 *
 * @this {import("webpack").LoaderContext<object>}
 * @param {string} source
 */
export default function load(source) {
  // Not all of src: webpack splits rebuilt modules into other chunks than cached ones.
  this.addContextDependency(join(SOURCE, "theme"));
  if (this.resourcePath.startsWith(SOURCE)) {
    const { code, modules } = compile(source, this.resourcePath);
    for (const file of modules) this.addDependency(resolve(file));
    return code;
  }
  this.addContextDependency(SOURCE);
  const css = allStyles();
  const file = `static/${createHash("sha256").update(css).digest("hex").slice(0, 10)}.css`;
  // Without this, Gatsby would minify it again.
  this.emitFile(file, css, undefined, { minimized: true });
  return `export const styleSheet = "/${file}";`;
}
