import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { weightChanges } from "../../tools/preview/page-weights";
import { html, makeFolder, removeFolders } from "../support/small-build";

afterEach(removeFolders);

const noise = (bytes: number) => randomBytes(bytes / 2).toString("hex");

/** A build of one page, by what stands in it and what its first scripts are. */
function build(body: string, script: string, picture = "") {
  const group = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });
  const folder = makeFolder({
    "public/index.html": html(body),
    "public/page-data/index/page-data.json": JSON.stringify({ componentChunkName: "home" }),
    ".cache/webpack.stats.json": JSON.stringify({
      namedChunkGroups: { app: group("app.js"), home: group("app.js", "home.js") },
    }),
    "public/app.js": "1",
    "public/home.js": script,
    "public/static/team.jpg": picture,
  });
  return join(folder, "public");
}

const weights = (before: string, after: string, isNew = false) => weightChanges(before, after, ["/"], () => isNew);

const brotli = (text: string) => brotliCompressSync(text).length;

test("a page weighs its HTML, the app's and its own scripts once, and its pictures once", () => {
  const body = '<img src="/static/team.jpg"><img src="/static/team.jpg"><img src="https://elsewhere.example/x.jpg">';
  const script = noise(500);
  const [change] = weights(build("", ""), build(body, script, "x".repeat(3000)));
  expect(change?.after).toEqual({ html: brotli(html(body)), scripts: brotli("1") + brotli(script), pictures: 3000 });
  expect(change?.before).toEqual({ html: brotli(html("")), scripts: brotli("1") + brotli(""), pictures: 0 });
});

test("some bytes more or less are no change", () => {
  const [old, current] = ["a.js", "b.js"].map((name) => noise(4000) + name);
  expect(weights(build("", old ?? ""), build("", current ?? ""))).toEqual([]);
});

test("a new page has a weight and none before", () => {
  const folder = build("", "");
  expect(weights(folder, folder, true)).toMatchObject([{ path: "/", before: null }]);
});

test("a page that isn't Gatsby's has no first scripts", () => {
  const folder = makeFolder({ "index.html": html("") });
  expect(weights(folder, folder, true)).toMatchObject([{ after: { scripts: 0 } }]);
});
