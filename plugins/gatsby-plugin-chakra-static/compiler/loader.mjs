import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { require } from "tsx/cjs/api";

/** @type {typeof import("./compile")} */
const { compile } = require("./compile.ts", import.meta.url);

const SOURCE = resolve(import.meta.dirname, "../../../src");

function allStyles() {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
  return files.flatMap((name) => {
    const file = join(SOURCE, name);
    return [...compile(readFileSync(file, "utf8"), file).styles];
  });
}

/**
 * A webpack loader that compiles the styles of a module. It replaces `../runtime/styles.ts` with a module that contains the
 * CSS of all classes.
 *
 * @this {import("webpack").LoaderContext<object>}
 * @param {string} source
 */
export default function load(source) {
  this.addContextDependency(join(SOURCE, "theme"));
  if (this.resourcePath.startsWith(SOURCE)) {
    const { code, modules } = compile(source, this.resourcePath);
    for (const file of modules) this.addDependency(resolve(file));
    return code;
  }
  this.addContextDependency(SOURCE);
  return `export const styles = ${JSON.stringify(Object.fromEntries(allStyles()))};`;
}
