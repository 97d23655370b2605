import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Report } from "../compare-builds";
import { describeProblem } from "../problems";
import { AddedPages, ChangedPages, RemovedPages } from "./page-sections";
import { WeightTable } from "./weight-table";
import { colors, translucent } from "../../../src/theme/colors";

/** The report's CSS, for phones, wide screens and paper. */
const REPORT_STYLE = `
  *, *::before, *::after { box-sizing: border-box; }
  body { margin: 0 auto; padding: 1rem clamp(1rem, 4vw, 3rem) 4rem; max-width: 90rem;
    font: 1rem/1.5 system-ui, sans-serif; color: ${colors.ink}; background: ${colors.panel}; }
  h1 { font-size: 1.75rem; line-height: 1.2; }
  h2 { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid ${colors.line}; font-size: 1.35rem; }
  h3 { margin: 2rem 0 0.25rem; font-size: 1.1rem; overflow-wrap: anywhere; }
  h4 { margin: 1rem 0 0.5rem; font-size: 1rem; font-weight: 600; }
  p { margin: 0.25rem 0; }
  a { color: ${colors.accent}; }
  :focus-visible { outline: 3px solid ${colors.accent}; outline-offset: 2px; }
  code { font-size: 0.9em; overflow-wrap: anywhere; background: ${colors.band}; padding: 0.1em 0.3em; border-radius: 0.2rem; }
  ul { padding-left: 1.25rem; overflow-wrap: anywhere; }
  li { margin: 0.35rem 0; }
  blockquote { margin: 0.5rem 0; padding-left: 1rem; border-left: 3px solid ${colors.line}; max-width: 48rem;
    overflow-wrap: anywhere; }
  ins { background: ${translucent(colors.accent, 0.15)}; text-decoration-thickness: 1px; }
  del { background: ${translucent(colors.danger, 0.15)}; }
  .verdict { padding: 0.75rem 1rem; border-left: 0.4rem solid; border-radius: 0.2rem; }
  .good { border-color: ${colors.accent}; background: ${translucent(colors.accent, 0.1)}; }
  .bad { border-color: ${colors.danger}; background: ${translucent(colors.danger, 0.1)}; }
  .verdict h2 { margin: 0; padding: 0; border: 0; font-size: 1.1rem; }
  .figures { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); }
  .figures.desktop { grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr)); }
  figure { margin: 0; max-width: 48rem; }
  .phone figure { max-width: 24rem; }
  figcaption { font-size: 0.9rem; color: ${colors.muted}; }
  .frame { max-height: 80vh; overflow: auto; border: 1px solid ${colors.line}; }
  .crop { display: block; overflow: hidden; }
  .crop img { display: block; width: 100%; height: auto; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  caption { text-align: left; color: ${colors.muted}; padding-bottom: 0.5rem; }
  th, td { padding: 0.35rem 1rem 0.35rem 0; border-bottom: 1px solid ${colors.line}; text-align: right; vertical-align: top; }
  th:first-child { text-align: left; overflow-wrap: anywhere; }
  .heavier { color: ${colors.danger}; }
  .lighter { color: ${colors.accent}; }
`;

function Verdict({ problems }: Pick<Report, "problems">) {
  if (problems.length === 0) {
    return <p className="verdict good">Nothing to mend: all links arrive, and no address is lost.</p>;
  }
  return (
    <section className="verdict bad" aria-labelledby="to-mend">
      <h2 id="to-mend">To mend before this is published ({problems.length})</h2>
      <ul>
        {problems.map((problem) => {
          const { what, remedy, entry } = describeProblem(problem);
          return (
            <li key={what}>
              {what} {remedy} {entry && <code>{entry}</code>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Part({ id, name, count }: { id: string; name: string; count: number }) {
  const words = `${name}: ${String(count)}`;
  return <li>{count > 0 ? <a href={`#${id}`}>{words}</a> : words}</li>;
}

/** The report as a page that needs only its pictures. */
function ReportPage({ base, changes, words, problems, pagePictures, weights }: Report) {
  const { changed, added, removed } = changes;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>What this change does to the site</title>
        <style dangerouslySetInnerHTML={{ __html: REPORT_STYLE }} />
      </head>
      <body>
        <main>
          <h1>What this change does to the site</h1>
          <p>
            Compared with <code>{base}</code>.
          </p>
          <Verdict problems={problems} />
          <nav aria-label="Parts of the report">
            <ul>
              <Part id="changed" name="Changed pages" count={changed.length} />
              <Part id="added" name="New pages" count={added.length} />
              <Part id="removed" name="Removed pages" count={removed.length} />
              <Part id="weights" name="Pages with another weight" count={weights.length} />
            </ul>
          </nav>
          <ChangedPages pages={changed} pagePictures={pagePictures} words={words} />
          <AddedPages pages={added} pagePictures={pagePictures} />
          <RemovedPages pages={removed} />
          <WeightTable weights={weights} />
        </main>
      </body>
    </html>
  );
}

/**
 * Writes the report beside its pictures.
 *
 * @param folder the report's folder
 * @returns the path of the report
 */
export async function writeReport(report: Report, folder: string): Promise<string> {
  const file = join(folder, "index.html");
  await writeFile(file, `<!doctype html>${renderToStaticMarkup(createElement(ReportPage, report))}`);
  return file;
}
