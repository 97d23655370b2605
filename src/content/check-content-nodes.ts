import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { contentFiles, entrySchema, readSchemas } from "../../plugins/gatsby-plugin-content-schema";
import type { JsonSchema } from "../../plugins/gatsby-plugin-content-schema";
import { BEGIN_ANEW } from "./outdated-cache";

/** Counts the entries of one kind of content: the files of a folder, or what a file holds. */
function countEntries(dataDirectory: string, name: string, schema: JsonSchema): number {
  const files = contentFiles(dataDirectory, name, schema);
  if (schema.folder) return files.length;
  return files.flatMap((file) => JSON.parse(readFileSync(join(dataDirectory, file), "utf8")) as unknown).length;
}

/**
 * Stops `build` where Gatsby has fewer nodes of a kind of content than there are entries: pages would be missing, or
 * built without their content. While developing, a file may be saved before its nodes are made.
 */
export function checkContentNodes({ getNodesByType, reporter, store }: CreatePagesArgs): void {
  if (process.env.gatsby_executing_command === "develop") return;
  const { directory } = store.getState().program as { directory: string };
  const dataDirectory = join(directory, "data");
  const problems = [...readSchemas(dataDirectory)].flatMap(([name, schema]) => {
    const place = `data/${name}${schema.folder ? "/" : ".json"}`;
    const entries = countEntries(dataDirectory, name, schema);
    const nodes = getNodesByType(entrySchema(schema).title ?? "").length;
    return nodes < entries ? [`  ${place}: ${String(nodes)} of ${String(entries)}`] : [];
  });
  if (problems.length === 0) return;
  reporter.panic(`Gatsby has only a part of the content:\n${problems.join("\n")}\n${BEGIN_ANEW}`);
}
