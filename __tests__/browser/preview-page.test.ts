import { articles, caseStudies, isOn, jobs, recordedWebinars, upcomingWebinars, whitePapers } from "../support/entries";
import { leaderAnchor } from "../../src/content/leader-anchor";
import { eventually } from "./support/eventually";
import { entriesOf, formOf, mainText, post } from "./support/preview";
import { newVisitor, siteUrl } from "./support/visitor";
import { firstOn, where } from "../support/where";

const visitor = newVisitor();

/** The last entry of a list, if it has any: pages show the first ones elsewhere, too. */
const lastOf = <One>(entries: readonly One[]): readonly One[] => entries.slice(-1);

const [article] = lastOf(articles);
const [study] = lastOf(caseStudies);
const services = entriesOf("services");
const industries = entriesOf("industries");
const leaders = entriesOf("leaders");
const pages = entriesOf("pages");
/** A page whose copy is a form of its own. */
const copied = firstOn("/about", "/services", "/industries", "/case-studies", "/blog", "/careers", "/faq");

/** For each form: the page of the site that shows the entry, what the form holds, and the field in which the editor is. */
type Shown = readonly [form: string, path: string, value: unknown, place: string];

const SHOWN: readonly Shown[] = [
  ...lastOf(articles).map((last): Shown => ["articles", `/blog/${last.id}`, last, "title"]),
  ...lastOf(services).map(({ id }): Shown => [
    "services",
    `/services/${String(id)}`,
    services,
    String(services.length - 1),
  ]),
  ...lastOf(industries).map(({ id }): Shown => [
    "industries",
    `/industries/${String(id)}`,
    industries,
    String(industries.length - 1),
  ]),
  ...lastOf(leaders).map(({ name }): Shown => [
    "leaders",
    `/about/${leaderAnchor(String(name))}`,
    leaders,
    String(leaders.length - 1),
  ]),
  ...lastOf(jobs).map((last): Shown => ["jobs", "/careers", last, "title"]),
  ...lastOf(caseStudies).map((last): Shown => ["case-studies", `/case-studies/${last.id}`, last, "title"]),
  ...lastOf(whitePapers).map((last): Shown => ["white-papers", "/white-papers", last, "title"]),
  ...[upcomingWebinars, recordedWebinars].flatMap((webinars) =>
    webinars.slice(0, 1).map((first): Shown => ["webinars", "/webinars", first, "title"]),
  ),
  ["pages", copied, pages, String(pages.findIndex(({ id }) => `/${String(id)}` === copied))],
];

test.each(SHOWN.filter(([, path]) => isOn(path)))(
  "of the form %s is shown what %s says",
  async (form, path, value, place) => {
    // Related entries are the same on both pages then.
    const { page, goto } = await visitor.open();
    await page.addInitScript(() => {
      Math.random = () => 0;
    });
    await goto(path);
    const heading = await page.locator("main h1").innerText();
    // Where it is shown, its details are unfolded.
    if (form === "jobs") {
      const { number } = value as (typeof jobs)[number];
      await page.locator(`[aria-controls="job-${String(number)}-details"]`).click();
    }
    const expected = await mainText(page);

    await goto("/preview");
    await post(page, formOf(form, value, place));
    await page.locator("main h1", { hasText: heading }).waitFor();
    await eventually(async () => {
      expect(await mainText(page)).toBe(expected);
    });
  },
);

where("/blog").test(
  "an entry that is new is shown like the others, with the picture that was just dropped",
  async () => {
    const { page, goto } = await visitor.open();
    await goto("/preview");
    const picture = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(320, 200);
      canvas.getContext("2d")?.fillRect(0, 0, 320, 200);
      return URL.createObjectURL(await canvas.convertToBlob());
    });
    const added = { ...article, id: "new-one", title: "An article that nobody has read", image: picture };
    await post(page, formOf("articles", added, "title"));
    await page.getByRole("heading", { level: 1, name: added.title }).waitFor();
    const image = page.locator(`main img[src="${picture}"]`);
    await eventually(async () => {
      expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(320);
    });
  },
);

where("/case-studies").test("a case study that is new has a page like the others", async () => {
  const { page, goto } = await visitor.open();
  await goto("/preview");
  await post(page, formOf("case-studies", { ...study, id: "new", title: "A case that nobody has read" }, "title"));
  await page.getByRole("heading", { level: 1, name: "A case that nobody has read" }).waitFor();
  await page.getByRole("heading", { name: "Next case study" }).waitFor();
});

where("/about").test("a person who is new has a page, and has led and written nothing yet", async () => {
  const { page, goto } = await visitor.open();
  await goto("/preview");
  const added = { ...leaders[0], id: 99, name: "Somebody New", biography: "Came yesterday." };
  await post(page, formOf("leaders", [...leaders, added], String(leaders.length)));
  await page.getByRole("heading", { level: 1, name: added.name }).waitFor();
  await page.getByText(added.biography).waitFor();
  await page
    .getByRole("link", { name: `Write to ${added.name}` })
    .first()
    .waitFor();
  expect(await page.locator("#answers-for, #cases, #articles").count()).toBe(0);
});

where("/blog").test("a mistake is shown in its place, and one that has no place below", async () => {
  const { page, goto } = await visitor.open();
  await goto("/preview");
  const marked = { ...article, title: "⚠ Title is missing", imageAlt: "⚠ 3 characters too long" };
  const marks = [marked.title, marked.imageAlt];
  await post(page, formOf("articles", marked, "title", marks));
  await page.getByRole("heading", { level: 1, name: marked.title }).waitFor();
  const unplaced = page.getByRole("list", { name: "Mistakes without a place on the page" });
  expect(await unplaced.getByRole("listitem").allInnerTexts()).toEqual([marked.imageAlt]);
  const highlighted = await page.evaluate(() => [...(CSS.highlights.get("mark") ?? [])].map(String));
  expect(new Set(highlighted)).toEqual(new Set([marked.title]));
  // Without them, nothing is marked any more.
  await post(page, formOf("articles", article, "title"));
  await unplaced.waitFor({ state: "detached" });
  expect(await page.evaluate(() => CSS.highlights.get("mark")?.size)).toBe(0);
});

where("/careers").test("a job without anything yet is shown, and says in its place what is missing", async () => {
  const { page, goto } = await visitor.open();
  await goto("/preview");
  const missing = (what: string) => `⚠ ${what} is missing`;
  const empty = {
    id: missing("ID"),
    ...{ title: missing("Title"), location: missing("Location"), type: missing("Type"), posted: missing("Posted") },
    ...{ department: missing("Department"), summary: missing("Summary") },
    ...{ responsibilities: [missing("Responsibilities")], requirements: [missing("Requirements")] },
  };
  const [, ...marks] = Object.values(empty).flat();
  await post(page, formOf("jobs", empty, "title", marks));
  for (const mark of marks) await page.locator("main article", { hasText: mark }).first().waitFor();
});

where("/blog").test("what another site posts is not shown", async () => {
  const { page } = await visitor.open();
  const form = formOf("articles", { ...article, title: "Written by a stranger" }, "title");
  await page
    .context()
    .route("https://stranger.example/", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>A stranger</title>" }),
    );
  await page.goto("https://stranger.example/");
  const opened = page.waitForEvent("popup");
  await page.evaluate((address) => {
    Object.assign(window, { preview: window.open(address) });
  }, siteUrl("/preview"));
  const preview = await opened;
  await preview.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await preview.evaluate(() => {
    window.addEventListener("message", ({ origin }) => {
      document.body.dataset.from = origin;
    });
  });
  const posted = await page.evaluate((message) => {
    const { preview: target } = window as unknown as { readonly preview: Window };
    target.postMessage(message, "*");
    return !target.closed;
  }, form);
  // Where the browser has parted the two windows, nothing arrives at all.
  if (posted) await preview.locator('body[data-from="https://stranger.example"]').waitFor({ state: "attached" });
  await post(preview, formOf("articles", article, "title"));
  await preview.getByRole("heading", { level: 1, name: article?.title }).waitFor();
  expect(await preview.getByText("Written by a stranger").count()).toBe(0);
});

test("only the site's own pages may frame it, and search engines leave it out", async () => {
  const response = await fetch(siteUrl("/preview"));
  expect(response.status).toBe(200);
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  expect(await response.text()).toMatch(/<meta [^>]*name="robots" content="noindex"/);
  for (const path of ["/sitemap.xml", "/rss.xml", "/sitemap", "/"]) {
    expect(await (await fetch(siteUrl(path))).text()).not.toContain("/preview");
  }
});

test("a visitor's page fetches nothing of it", async () => {
  const { page, goto } = await visitor.open();
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await goto("/");
  await page.mouse.wheel(0, 5000);
  await page.waitForLoadState("networkidle");
  expect(requested.filter((path) => path.includes("preview"))).toEqual([]);
});
