import { serveBuild } from "../../tools/built-site/serve-build";
import type { ServedBuild } from "../../tools/built-site/serve-build";
import { html, makeFolder, removeFolders } from "../support/small-build";

const HEADERS = `## Made by a tool

/services/*
  X-Note: all services
/services/:page
  X-Note: one service
/static/*
  Cache-Control: public, max-age=31536000, immutable
`;

const LONG = "word ".repeat(2000);

let site: ServedBuild;
beforeAll(async () => {
  const folder = makeFolder({
    _headers: HEADERS,
    "index.html": html(LONG),
    "services/strategy/index.html": html("Strategy"),
    "404.html": html("Not found"),
    "static/picture.avif": Buffer.alloc(50),
  });
  site = await serveBuild(folder, new Map([["/baseline/home", html("Baseline")]]));
});
afterAll(async () => {
  await site.stop();
  removeFolders();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(site.url + path, { headers });

test("an address has the headers of all rules that fit it, those with placeholders included", async () => {
  const { headers } = await get("/services/strategy");
  expect(headers.get("x-note")?.split(", ").sort()).toEqual(["all services", "one service"]);
});

test("files whose names change with their content are kept for good, pages are asked for anew", async () => {
  const cached = async (path: string) => (await get(path)).headers.get("cache-control");
  expect(await cached("/static/picture.avif")).toContain("immutable");
  expect(await cached("/services/strategy")).toBe("public, max-age=0, must-revalidate");
});

test("text is compressed, also for those who know only gzip, and pictures are left alone", async () => {
  const page = await get("/", { "accept-encoding": "br" });
  expect(page.headers.get("content-type")).toMatch(/^text\/html/);
  expect(page.headers.get("content-encoding")).toBe("br");
  expect(Number(page.headers.get("content-length"))).toBeLessThan(1000);
  expect((await get("/", { "accept-encoding": "gzip" })).headers.get("content-encoding")).toBe("gzip");
  const picture = await get("/static/picture.avif", { "accept-encoding": "br" });
  expect(picture.headers.get("content-type")).toBe("image/avif");
  expect(picture.headers.get("content-encoding")).toBeNull();
});

test("a page that the visitor already has is not sent again", async () => {
  const etag = (await get("/services/strategy", { "accept-encoding": "br" })).headers.get("etag") ?? "";
  const again = await get("/services/strategy", { "accept-encoding": "br", "if-none-match": etag });
  expect(again.status).toBe(304);
});

test("extra pages stand beside the build's, and what is nowhere is the page for that", async () => {
  expect(await (await get("/baseline/home")).text()).toContain("Baseline");
  const missing = await get("/nowhere");
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain("Not found");
});
