import { readFileSync } from "node:fs";
import { Parser } from "htmlparser2";
import { fillBaseline } from "../../../tools/bench/baseline/baseline-pages";

const PRELOAD = '<link rel="preload" href="/static/a.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>';
const FACE = '@font-face{font-family:"A";src:url(/static/a.woff2)}';
const PICTURE = '<picture><source srcSet="/a.avif 750w"/><img src="/a.jpg" alt="Towers"/></picture>';
const BUILT = `<head><style>${FACE}p{color:red}</style>${PRELOAD}<link rel="preload" href="/a.js" as="script"/></head>
  <img src="/logo.svg"/><section data-hero=""><div>${PICTURE}</div></section><picture><img src="/b.jpg"/></picture>`;

const BASELINES = ["home", "contact"].map((name) => readFileSync(`tools/bench/baseline/${name}.html`, "utf8"));

/** The names of a page's elements. */
function elements(page: string): string[] {
  const names: string[] = [];
  new Parser({ onopentag: (name) => names.push(name) }).end(page);
  return names;
}

test.each(BASELINES)(
  "a baseline page has the site's fonts and the picture of its banner, and runs nothing",
  (baseline) => {
    const page = fillBaseline(baseline, "p { margin: 0; }\n", BUILT);
    expect(page).toContain(PRELOAD);
    expect(page).toContain(`<style>${FACE}p { margin: 0; }</style>`);
    expect(page).toContain(PICTURE);
    expect(page).not.toContain("<!--");
    expect(page).not.toContain("/a.js");
    expect(elements(page)).not.toContain("script");
  },
);

test("a build without a picture in its banner can't be measured against one", () => {
  expect(() => fillBaseline("", "", "<p>No banner</p>")).toThrow("no picture");
});
