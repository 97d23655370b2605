import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Report } from "./report";
import { ReportPage } from "./report-page";

/**
 * Writes the report beside its pictures.
 *
 * @param folder the report's folder
 * @returns the report's file
 */
export async function writeReport(report: Report, folder: string): Promise<string> {
  const file = join(folder, "index.html");
  await writeFile(file, `<!doctype html>${renderToStaticMarkup(createElement(ReportPage, report))}`);
  return file;
}
