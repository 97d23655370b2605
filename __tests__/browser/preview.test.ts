import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { html, makeFolder, removeFolders, writeFiles } from "../support/small-build";
import { accessibilityViolations } from "./support/checks/accessibility";
import { tooWide } from "./support/checks/reflow";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** A page with a box of 100 × 60 px in this colour, 500 px below its top, between pictures of other colours. */
const pageWithBox = (color: string) =>
  html(
    `<h1>About</h1><div style="position:absolute;left:50px;top:500px;width:100px;height:60px;background:${color}"></div>`,
    "<style>body{margin:0;height:2000px;background:linear-gradient(#fff,#ddd)}</style>",
  );

/** What a script does to a page is no part of its picture. */
const restless = html(
  `<p id="chance"></p><script src="/chance.js"></script><noscript>Scripts are off</noscript><p>Contact</p>`,
);

/** Two servers, a browser and twelve pictures: beside a build, the time that all tests have is too short for them. */
const LONG_MS = 180_000;

let project: string;
let ran: Awaited<ReturnType<typeof preview>>;

/** A project whose present build differs from another one in the colour of a box, in a page more and in one less. */
beforeAll(async () => {
  const shared = {
    "index.html": html('<a href="/about">About</a>'),
    "chance.js": "document.getElementById('chance').textContent = Math.random()",
  };
  project = makeFolder({ "data/redirects.json": "[]", "data/services.json": "[]", "data/industries.json": "[]" });
  writeFiles(join(project, "public"), {
    ...shared,
    "about/index.html": pageWithBox("#00f"),
    "new/index.html": html("New"),
    "contact/index.html": restless.replace("<p>Contact", '<p class="x">Contact'),
  });
  writeFiles(join(project, "before", "public"), {
    ...shared,
    "about/index.html": pageWithBox("#fff"),
    "old/index.html": html("Old"),
    "contact/index.html": restless,
  });
  copyFileSync("netlify.toml", join(project, "netlify.toml"));
  for (const folder of ["node_modules", "netlify"]) symlinkSync(resolve(folder), join(project, folder), "dir");
  ran = await preview("before");
}, LONG_MS);

afterAll(removeFolders);

/** Runs the command in the project, over the build that stands there. */
async function preview(base: string) {
  const args = ["--import", "tsx", resolve("tools/preview/main.ts"), base, "--built"];
  const child = spawn(process.execPath, args, {
    cwd: project,
    env: { ...process.env, TSX_TSCONFIG_PATH: resolve("tsconfig.json") },
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await once(child, "exit");
  return { code: child.exitCode, output, errors };
}

const report = () => join(project, "preview", "index.html");

test("an address that is lost fails the command, which says what to do", () => {
  expect(ran.errors).not.toContain("Error");
  expect(ran.output).toContain("Pages changed: 2, new: 1, removed: 1. To mend: 1");
  expect(ran.output).toContain('{ "from": "/old", "to": "/" }');
  expect(ran.code).toBe(1);
});

test(
  "with a redirect for it, the command succeeds",
  async () => {
    writeFiles(project, { "data/redirects.json": '[{ "from": "/old", "to": "/" }]' });
    const { code, output } = await preview("before");
    expect([code, output]).toEqual([0, expect.stringContaining("To mend: 0")]);
  },
  LONG_MS,
);

test("a base that is none is told in one sentence", async () => {
  const { code, errors } = await preview("nowhere");
  expect(errors).toMatch(
    /^"nowhere" is neither a branch, tag or commit nor a folder with a built site in public\/\.\n$/,
  );
  expect(code).toBe(1);
});

test.each([375, 1280])("what differs at %i px is marked, and nothing else", async (width) => {
  const { data, info } = await sharp(join(project, "preview", "pictures", `about-${String(width)}-marked.webp`))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isMarked = (x: number, y: number) => {
    const [red = 0, green = 0] = data.subarray((y * info.width + x) * 3);
    return red - green > 60;
  };
  const marked = Array.from({ length: info.width * info.height }, (_, at) => [
    at % info.width,
    Math.floor(at / info.width),
  ]).filter(([x = 0, y = 0]) => isMarked(x, y));
  const [columns, rows] = [marked.map(([x = 0]) => x), marked.map(([, y = 0]) => y)];
  const range = (values: readonly number[]) => [
    values.reduce((least, value) => Math.min(least, value), Infinity),
    values.reduce((most, value) => Math.max(most, value), -Infinity) + 1,
  ];
  // WebP blurs colours by up to two pixels.
  for (const [found, box] of [
    [range(columns), [50, 150]],
    [range(rows), [500, 560]],
  ] as const) {
    found.forEach((edge, side) => expect(Math.abs(edge - (box[side] ?? 0))).toBeLessThanOrEqual(2));
  }
});

test("what scripts draw at random is no difference", () => {
  expect(existsSync(join(project, "preview", "pictures", "contact-375-marked.webp"))).toBe(false);
  expect(readFileSync(report(), "utf8")).toContain("Looks the same as before at 375 px and 1280 px.");
});

test.each([375, 1280])("the report can be read by everybody at %i px", async (width) => {
  const { page } = await visitor.open({ viewport: { width, height: 900 } });
  await page.goto(pathToFileURL(report()).href);
  expect(await page.getByRole("heading", { level: 2 }).allTextContents()).toEqual([
    "Changed pages (2)",
    "New pages (1)",
    "Removed pages (1)",
    "Weight",
  ]);
  await page.evaluate(() =>
    Promise.all([...document.images].map((image) => ((image.loading = "eager"), image.decode()))),
  );
  expect(await page.getByRole("figure").count()).toBe(8);
  expect(await tooWide(page)).toEqual([]);
  expect(await accessibilityViolations(page)).toEqual([]);
});
