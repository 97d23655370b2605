import { randomBytes } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { weightChanges } from "../../tools/preview/page-weights";
import { html, makeFolder, removeFolders } from "../support/small-build";

afterEach(removeFolders);

const noise = (bytes: number) => randomBytes(bytes / 2).toString("hex");

/** The script that fetches a page's scripts, as a build writes it. */
const loader = '<script data-scripts="/app.js" data-requests="/home.js /page-data/index/page-data.json"></script>';

/** A build of one page, by what is in its body, its own script and its picture. */
function build(body: string, script: string, picture = "") {
  return makeFolder({
    "index.html": html(body + loader),
    "app.js": "1",
    "home.js": script,
    "static/team.jpg": picture,
  });
}

const weights = (before: string, after: string, isNew = false) => weightChanges(before, after, ["/"], () => isNew);

const brotli = (text: string) => brotliCompressSync(text).length;

test("a page weighs its HTML, the app's and its own scripts once, and its pictures once", () => {
  const body = '<img src="/static/team.jpg"><img src="/static/team.jpg"><img src="https://elsewhere.example/x.jpg">';
  const script = noise(500);
  const [change] = weights(build("", ""), build(body, script, "x".repeat(3000)));
  expect(change?.after).toEqual({
    html: brotli(html(body + loader)),
    scripts: brotli("1") + brotli(script),
    pictures: 3000,
  });
  expect(change?.before).toEqual({ html: brotli(html(loader)), scripts: brotli("1") + brotli(""), pictures: 0 });
});

test("some bytes more or less are no change", () => {
  const [old, current] = ["a.js", "b.js"].map((name) => noise(4000) + name);
  expect(weights(build("", old ?? ""), build("", current ?? ""))).toEqual([]);
});

test("a new page has a weight and none before", () => {
  const folder = build("", "");
  expect(weights(folder, folder, true)).toMatchObject([{ path: "/", before: null }]);
});

test("a page without deferred scripts has no first scripts", () => {
  const folder = makeFolder({ "index.html": html("") });
  expect(weights(folder, folder, true)).toMatchObject([{ after: { scripts: 0 } }]);
});
