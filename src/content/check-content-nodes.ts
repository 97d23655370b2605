import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { entrySchema, readSchemas } from "../../plugins/gatsby-plugin-content-schema";

/**
 * Stops `build` where Gatsby has fewer nodes of a content file than the file has entries: pages would be missing, or
 * built without their content. While developing, a file may be saved before its nodes are made.
 */
export function checkContentNodes({ getNodesByType, reporter, store }: CreatePagesArgs): void {
  if (process.env.gatsby_executing_command === "develop") return;
  const { directory } = store.getState().program as { directory: string };
  const problems = [...readSchemas(join(directory, "data"))].flatMap(([name, schema]) => {
    const file = `data/${name}.json`;
    const entries = [JSON.parse(readFileSync(join(directory, file), "utf8")) as unknown].flat().length;
    const nodes = getNodesByType(entrySchema(schema).title ?? "").length;
    return nodes < entries ? [`  ${file}: ${String(nodes)} of ${String(entries)}`] : [];
  });
  if (problems.length === 0) return;
  reporter.panic(
    `Gatsby has only a part of the content:\n${problems.join("\n")}\n` +
      "What is kept from an earlier build is damaged, or comes from another folder: run npm run clean, and build again.",
  );
}
