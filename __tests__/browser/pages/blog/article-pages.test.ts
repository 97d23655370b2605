import type { Page } from "playwright-core";
import { leaders } from "../../../support/entries";
import { eventually } from "../../support/eventually";
import { articles } from "../../support/shown-content";
import { all, readStaticPage, texts } from "../../support/static-pages";
import { DESKTOP, newVisitor } from "../../support/visitor";

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
  expect(all(document, "#article nav")).toHaveLength(headingsOf(content) >= 3 ? 1 : 0);
  for (const quotation of all(document, "#article blockquote")) {
    expect(texts(quotation, "p").join("")).toMatch(/^“[^]*”$/);
  }
  const leader = leaders.find((one) => one.id === author);
  expect(texts(document, "#author-heading")).toEqual([leader?.name]);
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
