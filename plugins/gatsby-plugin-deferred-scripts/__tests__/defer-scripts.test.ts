import { readFileSync } from "node:fs";
import type { BuildArgs } from "gatsby";
import { makeFolder, removeFolders, writeFiles } from "../../../__tests__/support/temporary-folders";
import { onPostBuild } from "../gatsby-node";

const PATH = '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script>';
const BUILD = '<script>window.___webpackCompilationHash="1a2b";</script>';
const MAPPING = '<script id="gatsby-chunk-mapping">window.___chunkMapping={}</script>';
const SCRIPTS = `${BUILD}${MAPPING}<script src="/app-1.js" async></script><script src="/framework-1.js" async></script>`;
const SLOT = '<div data-first-screen-end="" hidden=""><link rel="stylesheet" href="/later.css"/></div>';

const page = (scripts: string, words = "Words") =>
  `<html><body>${words}${PATH}<!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

/** Writes the home page, and returns it with its scripts deferred. */
function finish(html: string): string {
  writeFiles("public", { "index.html": html });
  onPostBuild({ store: { getState: () => ({ pages: new Map([["/", {}]]) }) } } as unknown as BuildArgs);
  return readFileSync("public/index.html", "utf8");
}

beforeEach(() => {
  const assets = ["home-1.js", "home-1.css", "framework-1.js"].map((name) => ({ name }));
  const pageData = { componentChunkName: "home", staticQueryHashes: ["12"] };
  const files = {
    "public/webpack.stats.json": JSON.stringify({ namedChunkGroups: { home: { assets } } }),
    "public/page-data/index/page-data.json": JSON.stringify(pageData),
  };
  process.chdir(makeFolder(files));
});

afterEach(removeFolders);

test("a page gets one script with the paths to load, and a finished page doesn't change", () => {
  const html = finish(page(SCRIPTS));
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script data-path="/" data-build="1a2b" data-scripts="/app-1.js /framework-1.js" data-requests="/home-1.js /page-data/app-data.json /page-data/index/page-data.json /page-data/sq/d/12.json">',
  ]);
  expect(finish(html)).toBe(html);
});

test("a page with FirstScreenEnd has its script there, also after Gatsby has replaced its scripts", () => {
  const html = finish(page(SCRIPTS, `First${SLOT}Later`));
  expect(html).toMatch(/later\.css"\/><script data-path="\/" [^>]*>[^<]+<\/script><\/div>Later/);
  const exchanged = SCRIPTS.replace("app-1", "app-2");
  const again = finish(html.replace(/<!-- slice-start [^>]*-->/, (start) => start + exchanged));
  expect(again.match(/<script/g)).toHaveLength(1);
  expect(again).toMatch(/<div data-first-screen-end[^]*data-scripts="\/app-2\.js \/framework-1\.js"[^]*<\/div>Later/);
});

test.each([
  ["script", page(BUILD + MAPPING)],
  ["readable chunk mapping", page(SCRIPTS.replace(MAPPING, '<script id="gatsby-chunk-mapping" defer></script>'))],
  ["hash of the build", page(SCRIPTS.replace(BUILD, ""))],
  ["readable path", page(SCRIPTS).replace("pagePath", "path")],
])("a page without a %s stops the build", (_what, html) => {
  expect(() => finish(html)).toThrow("differs from Gatsby 5.16's output");
});
