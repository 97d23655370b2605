import { join } from "node:path";
import { require } from "tsx/cjs/api";

const SOURCE = join(import.meta.dirname, "../../../src");

/** @type {typeof import("./site-looks")} */
const { siteLooks } = require("./site-looks.ts", import.meta.url);

/**
 * Lets webpack write the looks of the site's components into a module.
 *
 * @this {import("webpack").LoaderContext<object>}
 */
export default function writeLooks() {
  this.addContextDependency(SOURCE);
  return `export const looks = ${JSON.stringify(siteLooks(SOURCE))};`;
}
