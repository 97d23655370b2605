import { require } from "tsx/cjs/api";
import { compilerFor } from "./loader.mjs";

/** @type {typeof import("./collect-styles")} */
const { collectStyles } = require("./collect-styles.ts", import.meta.url);

/**
 * Writes the CSS of all classes of the site into the module `../runtime/styles.ts`.
 *
 * @this {import("webpack").LoaderContext<{ readonly system: string; readonly mode?: "light" | "dark"; readonly source: string }>}
 */
export default function writeStyles() {
  const options = this.getOptions();
  this.addContextDependency(options.source);
  return `export const styles = ${JSON.stringify(collectStyles(compilerFor(options), options.source))};`;
}
