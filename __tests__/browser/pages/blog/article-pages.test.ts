import type { Page } from "playwright-core";
import { caseStudies, leaders } from "../../../support/entries";
import { eventually } from "../../support/eventually";
import { articles } from "../../support/shown-content";
import { all, readStaticPage, texts } from "../../support/static-pages";
import { DESKTOP, PHONE, newVisitor } from "../../support/visitor";

const visitor = newVisitor();

const headingsOf = (content: string) => content.match(/^### /gm)?.length ?? 0;

const long = articles.find(({ content }) => headingsOf(content) >= 3);
if (!long) throw new Error("no article has three headings");
const path = `/blog/${long.id}`;

const contents = (page: Page) => page.getByRole("navigation", { name: "Contents" });

test.each(articles)("the page of $id has its contents, its quotations and what follows it", async (article) => {
  const { id, content, author } = article;
  const { document } = await readStaticPage(`/blog/${id}`);
  const headings = all(document, "#article h3").map((heading) => [heading.textContent, `/blog/${id}#${heading.id}`]);
  for (const list of all(document, "#article nav")) {
    expect(all(list, "a").map((link) => [link.textContent, link.getAttribute("href")])).toEqual(headings);
  }
  expect(all(document, "#article nav")).toHaveLength(headingsOf(content) >= 3 ? 2 : 0);
  for (const quotation of all(document, "#article blockquote")) {
    expect(texts(quotation, "p").join("")).toMatch(/^“[^]*”$/);
  }
  const leader = leaders.find((one) => one.id === author);
  expect(texts(document, "#author h2")).toEqual([leader?.name]);
  const cases = caseStudies.filter(({ partner }) => partner === author);
  expect(texts(document, "#author h3")).toEqual(cases.slice(0, 1).map(({ title }) => title));
  const next = articles[(articles.indexOf(article) + 1) % articles.length];
  const links = all(document, "#next-article a").map((link) => link.getAttribute("href"));
  expect(links).toEqual(articles.length > 1 ? [`/blog/${next?.id ?? ""}`] : []);
});

test("on desktops the contents stay beside the text and lead into it", async () => {
  const { page } = await visitor.visit(path, { viewport: DESKTOP, reducedMotion: "reduce" });
  const last = page.locator("#article h3").last();
  await contents(page).getByRole("link").last().click();
  await eventually(async () => {
    expect((await last.boundingBox())?.y).toBeLessThan(200);
  });
  const box = await contents(page).boundingBox();
  const words = await last.boundingBox();
  expect(box && words && box.y > 0 && box.y + box.height < DESKTOP.height && box.x + box.width <= words.x).toBe(true);
});

test.each([true, false])("on phones they are folded above the text, with scripts: %s", async (javaScriptEnabled) => {
  const { page } = await visitor.visit(path, { viewport: PHONE, javaScriptEnabled });
  // Without scripts, whatever folds stands open.
  expect(await contents(page).count()).toBe(javaScriptEnabled ? 0 : 1);
  if (javaScriptEnabled) await page.locator("#article summary").click();
  await contents(page).waitFor();
  expect(await contents(page).getByRole("link").count()).toBe(headingsOf(long.content));
  const list = await contents(page).boundingBox();
  const text = await page.locator("#article h3").first().boundingBox();
  expect(list && text && list.y + list.height < text.y).toBe(true);
});

test("the link is copied, without an anchor, and the page is printed", async () => {
  const { page } = await visitor.visit(`${path}#article`, { permissions: ["clipboard-read", "clipboard-write"] });
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printed = "";
    };
  });
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("The link is copied.").waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect([new URL(copied).pathname, new URL(copied).hash]).toEqual([path, ""]);
  await page.getByRole("button", { name: "Print" }).click();
  await page.locator("html[data-printed]").waitFor({ state: "attached" });
});

test("what needs scripts isn't shown without them, and a refusal is told", async () => {
  const plain = await visitor.visit(path, { javaScriptEnabled: false });
  expect(await plain.page.getByRole("button", { name: "Copy link" }).isVisible()).toBe(false);
  const { page } = await visitor.visit(path);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("The link stands in its address bar.").waitFor();
});
