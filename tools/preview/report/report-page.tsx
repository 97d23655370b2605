import { problemWords } from "../problem-words";
import { AddedPages, ChangedPages, RemovedPages } from "./page-sections";
import type { Report } from "./report";
import { REPORT_STYLE } from "./report-style";
import { WeightTable } from "./weight-table";

function Verdict({ problems }: Pick<Report, "problems">) {
  if (problems.length === 0) {
    return <p className="verdict good">Nothing to mend: all links arrive, and no address is lost.</p>;
  }
  return (
    <section className="verdict bad" aria-labelledby="to-mend">
      <h2 id="to-mend">To mend before this is published ({problems.length})</h2>
      <ul>
        {problems.map((problem) => {
          const { what, remedy, entry } = problemWords(problem);
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

/** The report as a page that stands by itself, but for its pictures. */
export function ReportPage({ base, changes, words, problems, looks, weights }: Report) {
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
          <ChangedPages pages={changed} looks={looks} words={words} />
          <AddedPages pages={added} looks={looks} />
          <RemovedPages pages={removed} />
          <WeightTable weights={weights} />
        </main>
      </body>
    </html>
  );
}
