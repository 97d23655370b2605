import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { budgetFor, kindOf, overBudget } from "../budget";
import type { Results } from "../results";
import { InteractionSection } from "./interaction-section";
import { PageSection } from "./page-section";
import { colors } from "../../../src/theme/colors";

/** The report's CSS, for phones, wide screens and paper. */
const REPORT_STYLE = `
  *, *::before, *::after { box-sizing: border-box; }
  body { margin: 0 auto; padding: 1rem clamp(1rem, 4vw, 3rem) 4rem; max-width: 80rem;
    font: 1rem/1.5 system-ui, sans-serif; color: ${colors.ink}; background: ${colors.panel}; }
  h1 { font-size: 1.75rem; line-height: 1.2; }
  h2 { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid ${colors.line}; font-size: 1.35rem; overflow-wrap: anywhere; }
  a, summary { color: ${colors.accent}; }
  :focus-visible { outline: 3px solid ${colors.accent}; outline-offset: 2px; }
  nav ul { padding: 0; list-style: none; columns: 16rem; }
  li { overflow-wrap: anywhere; }
  .frame { overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: 0.35rem 1rem 0.35rem 0; border-bottom: 1px solid ${colors.line}; text-align: right; white-space: nowrap; }
  th:first-child { text-align: left; font-weight: 400; }
  thead th { color: ${colors.muted}; font-size: 0.875rem; }
  svg { display: inline-block; width: 100%; min-width: 8rem; height: 1.1rem; vertical-align: middle; }
  .bar { width: 40%; }
  .paint { width: 18%; }
  .page { fill: ${colors.accent}; }
  .over { fill: ${colors.danger}; }
  .baseline { fill: ${colors.mutedOnInk}; }
  .limit { fill: ${colors.ink}; }
  .exceeds { color: ${colors.danger}; font-weight: 600; }
`;

/** The bench's results as a self-contained page. */
function ReportPage({ measuredAt, browser, runs, benchmarkIndex, baselines, pages, interactions }: Results) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>What a visit costs</title>
        <style dangerouslySetInnerHTML={{ __html: REPORT_STYLE }} />
      </head>
      <body>
        <main>
          <h1>What a visit costs</h1>
          <p>
            Measured at {measuredAt} with {browser}, benchmark index {benchmarkIndex.toFixed(0)}; medians, runs: {runs}.
            Thick bars are the page, red ones go over the budget; thin bars are the hand-written baseline page, the line
            is the budget.
          </p>
          <nav aria-label="Pages">
            <ul>
              {pages.map(({ path, measures }) => {
                const over = overBudget(measures, budgetFor(path), baselines[kindOf(path)].measures).length;
                return (
                  <li key={path}>
                    <a href={`#${path}`}>{path}</a>: {over === 0 ? "within its budget" : `${String(over)} over budget`}
                  </li>
                );
              })}
            </ul>
          </nav>
          <InteractionSection interactions={interactions} />
          {pages.map((page) => (
            <PageSection key={page.path} page={page} baseline={baselines[kindOf(page.path)]} />
          ))}
        </main>
      </body>
    </html>
  );
}

/**
 * Writes the results as JSON and as an HTML report.
 *
 * @param folder the folder to write into, created if missing
 * @returns the path of the report
 */
export async function writeResults(results: Results, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "latest.json"), `${JSON.stringify(results, null, 2)}\n`);
  const report = join(folder, "latest.html");
  await writeFile(report, `<!doctype html>${renderToStaticMarkup(createElement(ReportPage, results))}`);
  return report;
}
