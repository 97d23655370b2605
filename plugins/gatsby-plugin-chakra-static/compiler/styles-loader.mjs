import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { compilerFor, filesOf } from "./loader.mjs";

/**
 * Writes the CSS of all classes of the site into the module `../runtime/styles.ts`.
 *
 * @this {import("webpack").LoaderContext<{ readonly system: string; readonly mode?: "light" | "dark"; readonly source: string }>}
 */
export default function writeStyles() {
  const options = this.getOptions();
  const compile = compilerFor(options);
  this.addContextDependency(options.source);
  for (const file of filesOf(options)) this.addDependency(file);
  const files = readdirSync(options.source, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".tsx"),
  );
  const styles = files.flatMap((name) => {
    const file = join(options.source, name);
    return [...compile(readFileSync(file, "utf8"), file).styles];
  });
  return `export const styles = ${JSON.stringify(Object.fromEntries(styles))};`;
}
