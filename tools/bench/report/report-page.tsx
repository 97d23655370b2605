import { budgetFor } from "../budget";
import { overBudget } from "../figures/over-budget";
import { kindOf } from "../page-kind";
import type { Results } from "../bench-results";
import { InteractionSection } from "./interaction-section";
import { PageSection } from "./page-section";
import { REPORT_STYLE } from "./report-style";

/** The bench's results as a page that stands by itself. */
export function ReportPage({ measuredAt, browser, runs, benchmarkIndex, floors, pages, interactions }: Results) {
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
            Thick bars are the page, red ones go over the budget; thin bars are the hand-written floor page, the line is
            the budget.
          </p>
          <nav aria-label="Pages">
            <ul>
              {pages.map(({ path, measures }) => {
                const over = overBudget(measures, budgetFor(path), floors[kindOf(path)].measures).length;
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
            <PageSection key={page.path} page={page} floor={floors[kindOf(page.path)]} />
          ))}
        </main>
      </body>
    </html>
  );
}
