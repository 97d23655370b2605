import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { deferScripts } from "../defer-scripts";

const LOADER = join(__dirname, "../inline-loader.ts");

const MAPPING = '<script id="gatsby-chunk-mapping">window.___chunkMapping={}</script>';

const PATH = '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script>';

const page = (scripts: string, path = PATH) =>
  `<html><body>Words${path}<!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

const BUILD = '<script>window.___webpackCompilationHash="1a2b";</script>';

const SCRIPTS = `${BUILD}${MAPPING}<script src="/app-1.js" async></script><script src="/framework-1.js" async></script>`;

const group = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });

const STATS = {
  namedChunkGroups: { home: group("home-1.js", "home-1.css", "framework-1.js"), shell: group("shell-1.js") },
};

let published: string;

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(published, name)), { recursive: true });
    writeFileSync(join(published, name), content);
  }
}

const read = (name: string) => readFileSync(join(published, name), "utf8");

beforeEach(() => {
  published = mkdtempSync(join(tmpdir(), "deferred-scripts-"));
  write({
    "webpack.stats.json": JSON.stringify(STATS),
    "index.html": page(SCRIPTS),
    "page-data/index/page-data.json": JSON.stringify({
      path: "/",
      componentChunkName: "home",
      staticQueryHashes: ["12"],
    }),
    "other.html": "<html><body>Not Gatsby's</body></html>",
  });
});

afterEach(() => {
  rmSync(published, { recursive: true });
});

test("a page whose scripts Gatsby has exchanged keeps its path", () => {
  write({ "index.html": page(SCRIPTS, "") });
  deferScripts(published, LOADER, ["shell"]);
  expect(read("index.html")).toContain('data-path="/"');
});

test("a page that an earlier build finished stays as it is", () => {
  deferScripts(published, LOADER, []);
  const finished = read("index.html");
  deferScripts(published, LOADER, []);
  expect(read("index.html")).toBe(finished);
});

describe("a page with a slot", () => {
  const SLOT = '<div data-slot="" hidden=""><link rel="stylesheet" href="/later.css"/></div>';

  beforeEach(() => {
    write({ "index.html": page(SCRIPTS).replace("Words", `First${SLOT}Later`) });
    deferScripts(published, LOADER, [], "data-slot");
  });

  test("has its script at the slot's end, and none at its own", () => {
    expect(read("index.html")).toMatch(/later\.css"\/><script data-path="\/" [^>]*>[^<]+<\/script><\/div>Later/);
    expect(read("index.html").match(/<script/g)).toHaveLength(1);
  });

  test("stays as it is in the next build", () => {
    const finished = read("index.html");
    deferScripts(published, LOADER, [], "data-slot");
    expect(read("index.html")).toBe(finished);
  });

  test("has one script, with the new files, when Gatsby has exchanged its scripts", () => {
    const exchanged = SCRIPTS.replace("app-1", "app-2");
    const html = read("index.html").replace(/(<!-- slice-start [^>]*-->)/, (start) => start + exchanged);
    write({ "index.html": html });
    deferScripts(published, LOADER, [], "data-slot");
    expect(read("index.html").match(/<script/g)).toHaveLength(1);
    expect(read("index.html")).toMatch(
      /<div data-slot[^]*data-scripts="\/app-2\.js \/framework-1\.js"[^]*<\/div>Later/,
    );
  });
});

test("a page without the slot has its script at the end", () => {
  deferScripts(published, LOADER, [], "data-slot");
  expect(read("index.html")).toMatch(/slice-start id="_gatsby-scripts-1" --><script data-path/);
});

test.each([
  ["no region of scripts", "<html><body></body></html>", []],
  ["no scripts in its region", page(MAPPING), []],
  ["no chunk mapping in its region", page('<script src="/app-1.js" async></script>'), []],
  ["no compilation hash in its region", page(SCRIPTS.replace(BUILD, "")), []],
  ['no chunk named "missing"', page(SCRIPTS), ["missing"]],
  ["doesn't tell its path as its data does", page(SCRIPTS, PATH.replace('"/"', '"/about"')), []],
  ["doesn't tell its path as its data does", page(SCRIPTS, PATH.replace("pagePath", "path")), []],
])("a page with %s stops the build", (what, html, chunks) => {
  write({ "index.html": html });
  expect(() => {
    deferScripts(published, LOADER, chunks);
  }).toThrow(what);
});
