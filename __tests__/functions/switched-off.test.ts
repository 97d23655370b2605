import { readFileSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type offered from "../../netlify/generated/choices.json";
import { SWITCHABLE_PAGES } from "../../src/content/site-pages";
import type { SwitchablePageId } from "../../src/content/site-pages";
import { pagePath } from "../../src/lib/paths";
import { findProblems } from "../../tools/preview/problems";
import { readBuild } from "../../tools/preview/site-build";
import { copySite } from "../../tools/project-copy/site-copy";
import type { SiteCopy } from "../../tools/project-copy/site-copy";

/** Long enough for a build on a busy machine. */
const HALF_AN_HOUR = 1_800_000;

/** The pages that others lead to and speak of most, and one of which nothing else knows. */
const OFF: readonly SwitchablePageId[] = ["about", "services", "blog", "contact", "webinars"];
const ON = (Object.keys(SWITCHABLE_PAGES) as SwitchablePageId[]).filter((id) => !OFF.includes(id));

const EMAIL = "us@example.com";

let site: SiteCopy;

const published = (path: string) => readFileSync(join(site.directory, "public", path), "utf8");
const isOff = (path: string) => OFF.some((id) => path === pagePath(id) || path.startsWith(`${pagePath(id)}/`));

beforeAll(async () => {
  site = await copySite();
  await site.edit("site.json", (content: object) => ({
    ...content,
    email: EMAIL,
    pages: Object.fromEntries([...OFF.map((id) => [id, false]), ...ON.map((id) => [id, true])]),
  }));
  await site.hostPictures();
  await site.build();
}, HALF_AN_HOUR);

afterAll(() => site.remove());

/** What the site is made of, without the pages that ask not to be found. */
const build = () => readBuild(join(site.directory, "public"), () => undefined);

test("the pages that are off aren't there, nor those below them, and the others are", async () => {
  const paths = [...(await build()).pages.keys()];
  expect(paths.filter(isOff)).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(["/", "/sitemap", ...ON.map((id) => pagePath(id))]));
});

test("no link leads to a page or a place that isn't there", async () => {
  const built = await build();
  expect([...built.links.keys()].filter((target) => isOff(target.replace(/#.*/s, "")))).toEqual([]);
  expect(findProblems(built, built, [])).toEqual([]);
});

test("the sitemap has each page that is on, and no feed and no index is left of a blog that is off", async () => {
  const paths = [...published("sitemap.xml").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => {
    return new URL(url).pathname;
  });
  expect(paths.filter(isOff)).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(ON.map((id) => pagePath(id))));
  const files = await readdir(join(site.directory, "public"), { recursive: true });
  expect(files.filter((file) => /^rss\.xml$|search-index|^share\/(about|services|blog)/.test(file))).toEqual([]);
});

test("what led to the contact page writes an email to the firm", () => {
  for (const path of ["index.html", "404.html", "careers/index.html"]) {
    expect(published(path)).toContain(`href="mailto:${EMAIL}"`);
  }
});

test("no page says anywhere, not even to search engines, where a page would be that is off", async () => {
  const built = await build();
  const addresses = OFF.map((id) => new RegExp(`"(https?://[^"/]+)?${pagePath(id)}["/#?]`));
  const said = await Promise.all(
    [...built.pages.keys()].map(async (path) => {
      const file = path.endsWith(".html") ? path : join(path, "index.html");
      const html = (await readFile(join(site.directory, "public", file), "utf8")).replaceAll("&quot;", '"');
      return addresses.flatMap((address) => (address.exec(html) ? [`${path}: ${address.exec(html)?.[0] ?? ""}`] : []));
    }),
  );
  expect(said.flat()).toEqual([]);
});

test("the functions offer no service", () => {
  const file = join(site.directory, "netlify/generated/choices.json");
  const choices = JSON.parse(readFileSync(file, "utf8")) as typeof offered;
  expect(choices.services).toEqual([]);
});
