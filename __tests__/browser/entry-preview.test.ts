import { join } from "node:path";
import sharp from "sharp";
import services from "../../data/services.json";
import site from "../../data/site.json";
import { articles } from "../support/entries";
import { ALL_OF_AN_ENTRY, field, openDesk, openEntry, openFile, unfold, uploadPicture } from "./support/desk";
import { eventually } from "./support/eventually";
import { filesOf } from "./support/private-files";
import type { Files } from "./support/private-files";
import { newVisitor } from "./support/visitor";
import { where } from "../support/where";

const visitor = newVisitor();
const data = filesOf(join(__dirname, "../.."), "data");
const files: Files = new Map([...data].filter(([path]) => !/^data\/images\/(?!articles\/)/.test(path)));

/** The site's page in the preview that the desk shows beside a form. */
const PREVIEW = ["iframe.preview", "iframe"] as const;

where("/blog").test(
  "while an editor types, the article stands beside the form as on its own page, at the width of a phone as well",
  async () => {
    const { page } = await visitor.open(ALL_OF_AN_ENTRY);
    await openDesk(page, files);
    const article = articles.at(-1);
    if (!article) throw new Error("There is no article to change");
    await openEntry(page, "Articles", article.title);
    const shown = page.frameLocator(PREVIEW[0]).frameLocator(PREVIEW[1]);
    const title = field(page, "title").getByRole("textbox");
    await title.fill(`${article.title}, again`);
    await shown.locator("section[data-hero] h1", { hasText: `${article.title}, again` }).waitFor();
    await shown.locator("section#article article h3").first().waitFor();

    const widthOf = () => shown.locator("html").evaluate(() => window.innerWidth);
    const outer = page.frameLocator(PREVIEW[0]);
    await outer.getByRole("button", { name: "Phone" }).click();
    await eventually(async () => expect(await widthOf()).toBe(375));
    await outer.getByRole("button", { name: "Desktop" }).click();
    await eventually(async () => expect(await widthOf()).toBe(1280));

    // The picture of the file, and one that was just uploaded.
    const picture = shown.locator("section#article img");
    const naturalWidth = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await eventually(async () => expect(await naturalWidth()).toBeGreaterThan(1));
    const upload = sharp({ create: { width: 1357, height: 900, channels: 3, background: "#123456" } }).jpeg();
    await uploadPicture(page, "image", "new.jpg", await upload.toBuffer());
    await eventually(async () => expect(await naturalWidth()).toBe(1357));

    await title.fill("");
    await shown.locator("h1", { hasText: "⚠ Title is missing" }).waitFor();
    await title.fill("Long ".repeat(50));
    await shown.locator("h1", { hasText: "⚠ 50 characters too long" }).waitFor();
  },
);

where("/services").test("of a list, the entry that the editor is in is shown", async () => {
  const { page } = await visitor.open(ALL_OF_AN_ENTRY);
  await openDesk(page, files);
  const service = services.at(1);
  if (!service) throw new Error("There is no second service");
  await openFile(page, "Services");
  await unfold(page, 1);
  const shown = page.frameLocator(PREVIEW[0]).frameLocator(PREVIEW[1]);
  await field(page, "entries.1.title").getByRole("textbox").fill(`${service.title} and more`);
  await shown.locator("h1", { hasText: `${service.title} and more` }).waitFor();
});

where("/blog").test("a placeholder is shown as the firm’s name", async () => {
  const { page } = await visitor.open(ALL_OF_AN_ENTRY);
  await openDesk(page, files);
  const article = articles.at(0);
  if (!article) throw new Error("There is no article to change");
  await openEntry(page, "Articles", article.title);
  await field(page, "title").getByRole("textbox").fill("Ten years of {firm}, and {farm}");
  const shown = page.frameLocator(PREVIEW[0]).frameLocator(PREVIEW[1]);
  await shown.locator("section[data-hero] h1", { hasText: `Ten years of ${site.brand}, and {farm}` }).waitFor();
});
