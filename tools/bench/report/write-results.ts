import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Results } from "../bench-results";
import { ReportPage } from "./report-page";

/**
 * Writes what a run has found, for programs and for people.
 *
 * @param folder is made where it isn't there
 * @returns the report's file
 */
export async function writeResults(results: Results, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "latest.json"), `${JSON.stringify(results, null, 2)}\n`);
  const report = join(folder, "latest.html");
  await writeFile(report, `<!doctype html>${renderToStaticMarkup(createElement(ReportPage, results))}`);
  return report;
}
