import { openBuiltFiles } from "../../../bench/server/built-files";
import { html, makeFolder, removeFolders } from "../../support/small-build";

afterEach(removeFolders);

const HEADERS = `## Made by a tool

/static/*
  Cache-Control: public, max-age=31536000, immutable
/app-1.js
  Cache-Control: public, max-age=31536000, immutable
  X-Note: a: b
`;

const LONG = "word ".repeat(2000);

async function open() {
  const folder = makeFolder({
    _headers: HEADERS,
    "index.html": html(LONG),
    "about/index.html": html("About"),
    "404.html": html("Not found"),
    "app-1.js": LONG,
    "static/picture.avif": Buffer.alloc(50),
  });
  const files = await openBuiltFiles(folder, new Map([["/floor/home", html("Floor")]]));
  return (path: string, headers: Record<string, string> = { "accept-encoding": "br" }) =>
    files.handle(new Request(`http://localhost${path}`, { headers }));
}

test("files whose names change with their content are kept for good, pages are asked for anew", async () => {
  const get = await open();
  const cached = async (path: string) => (await get(path)).headers.get("cache-control");
  expect(await cached("/app-1.js")).toContain("immutable");
  expect(await cached("/static/picture.avif")).toContain("immutable");
  expect(await cached("/about")).toBe("public, max-age=0, must-revalidate");
  expect((await get("/app-1.js")).headers.get("x-note")).toBe("a: b");
});

test("text is compressed, also for those who know only gzip, and pictures are left alone", async () => {
  const get = await open();
  const page = await get("/");
  expect(page.headers.get("content-type")).toMatch(/^text\/html/);
  expect(page.headers.get("content-encoding")).toBe("br");
  expect(Number(page.headers.get("content-length"))).toBeLessThan(1000);
  expect((await get("/", { "accept-encoding": "gzip" })).headers.get("content-encoding")).toBe("gzip");
  const picture = await get("/static/picture.avif");
  expect(picture.headers.get("content-type")).toBe("image/avif");
  expect(picture.headers.get("content-encoding")).toBeNull();
});

test("a page that the visitor already has is not sent again", async () => {
  const get = await open();
  const etag = (await get("/about")).headers.get("etag") ?? "";
  expect((await get("/about", { "accept-encoding": "br", "if-none-match": etag })).status).toBe(304);
});

test("floor pages stand beside the build's, and what is nowhere is the page for that", async () => {
  const get = await open();
  expect(await (await get("/floor/home", {})).text()).toContain("Floor");
  const missing = await get("/nowhere", {});
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain("Not found");
});
