// What does the site cost with ten to ten thousand articles? `npm run bench:scale`, in copies of it
import { measureScale } from "./measure-scale";
import type { ScaleMeasures } from "./measure-scale";

/** The default numbers of articles; `npm run bench:scale -- 50 500` takes others. */
const SIZES = [10, 100, 1_000, 10_000];

const kilobytes = (bytes: number) => `${String(Math.round(bytes / 1000))} kB`;

const COLUMNS: Readonly<Record<string, (measures: ScaleMeasures) => string>> = {
  articles: ({ articles }) => articles.toLocaleString("en-US"),
  pages: ({ pages }) => pages.toLocaleString("en-US"),
  "first build": ({ seconds }) => `${seconds.toFixed(0)} s`,
  "a page": ({ seconds, pages }) => `${((seconds * 1000) / pages).toFixed(0)} ms`,
  memory: ({ memory }) => `${(memory / 1e9).toFixed(1)} GB`,
  "after one change": ({ secondSeconds, pagesRebuilt }) =>
    `${secondSeconds.toFixed(0)} s, ${pagesRebuilt.toLocaleString("en-US")} pages`,
  "/blog": ({ html }) => kilobytes(html),
  "its data": ({ pageData }) => kilobytes(pageData),
  "its elements": ({ nodes }) => nodes.toLocaleString("en-US"),
  "a letter of a search": ({ medianKey, slowestKey }) => `${medianKey.toFixed(0)} ms, at most ${slowestKey.toFixed(0)}`,
};

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

async function main(args: readonly string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : SIZES;
  if (sizes.some((size) => !Number.isInteger(size) || size < 1)) {
    console.error("Give numbers of articles: npm run bench:scale -- 100 1000");
    process.exitCode = 1;
    return;
  }
  const results: ScaleMeasures[] = [];
  for (const articles of sizes) {
    results.push(
      await measureScale(articles, (what) => {
        process.stderr.write(`${String(articles)} articles: ${what}\n`);
      }),
    );
  }
  const names = Object.keys(COLUMNS);
  console.log(row(names));
  console.log(row(names.map(() => "---:")));
  for (const result of results) console.log(row(Object.values(COLUMNS).map((cell) => cell(result))));
}

void main(process.argv.slice(2));
