import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import leaders from "../../data/leaders.json";
import { isoDate } from "../../src/lib/dates";
import { articles, jobs } from "../support/entries";
import { addEntry, choose, field, openDeskOnGitHub, openEntry, preview, uploadPicture } from "./support/desk";
import { beginBlock, dropPicture, linkLast, press, textOf, type } from "./support/desk-text";
import { eventually } from "./support/eventually";
import { standInForGitHub } from "./support/github";
import { filesOf } from "./support/private-files";
import type { Files } from "./support/private-files";
import { newVisitor, siteUrl } from "./support/visitor";
import { firstOn, where } from "../support/where";

// What a first-time editor does, from the sign-in to the proposal, at the window of a laptop.

const LAPTOP = { width: 1440, height: 900 };
const REPOSITORY = join(__dirname, "../..");

const visitor = newVisitor();

const before: Files = new Map(
  [...filesOf(REPOSITORY, "data")].filter(([path]) => !/^data\/images\/(?!articles\/)/.test(path)),
);

/** A page that a text may lead to. */
const LINKED = firstOn("/services", "/privacy-policy");

/** Sends what was saved to a colleague. */
async function sendForReview(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Send for Review" }).or(page.getByRole("alertdialog"));
  await dialog.getByRole("button", { name: "Send for Review" }).click();
}

where("/blog").test(
  "somebody who knows no HTML writes an article, sees it as it will be, and proposes it",
  async () => {
    const { page } = await visitor.open({ viewport: LAPTOP });
    const sent = await standInForGitHub(page.context(), before);
    await openDeskOnGitHub(page);
    await addEntry(page, "Articles");

    const author = leaders.at(0);
    const date = articles[0]?.date ?? "";
    const texts = {
      title: "Pricing power is built early",
      summary: "Companies that raised prices and kept their customers had prepared for it.",
      imageAlt: "Price tags on a line",
      category: articles[0]?.category ?? "",
    };
    const picture = (background: string) =>
      sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
        .jpeg()
        .toBuffer();
    for (const name of ["title", "summary"] as const) await field(page, name).getByRole("textbox").fill(texts[name]);
    await uploadPicture(page, "image", "Price Tags.jpg", await picture("#1b4965"));
    for (const name of ["imageAlt", "category"] as const)
      await field(page, name).getByRole("textbox").fill(texts[name]);
    await field(page, "date").locator("input").fill(isoDate(date));

    const content = field(page, "content");
    await content.scrollIntoViewIfNeeded();
    await textOf(content).click();
    await type(content, "Most price rises are given back within a year.");
    await beginBlock(content, "Heading 3");
    await type(content, "What they had in common");
    await beginBlock(content, "Bulleted List");
    await type(content, "They knew their customers");
    await press(content, "Enter");
    await type(content, "They began early");
    await beginBlock(content, "Paragraph");
    await type(content, "Read more about our services");
    await linkLast(content, "services", LINKED);
    await beginBlock(content, "Paragraph");
    await dropPicture(content, "Shelf.jpg", await picture("#606c38"));
    await content.getByRole("textbox", { name: "Alt Text" }).fill("A shelf");
    await choose(page, "author", author?.name ?? "");

    const shown = preview(page);
    await shown.getByRole("heading", { level: 1, name: texts.title }).waitFor();
    await shown.getByRole("heading", { level: 3, name: "What they had in common" }).waitFor();
    await shown.getByRole("listitem").filter({ hasText: "They began early" }).waitFor();
    const inText = shown.locator('article img[alt="A shelf"]');
    await eventually(async () => {
      expect(await inText.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
    });

    await sendForReview(page);
    await eventually(() => Promise.resolve(expect(sent.forReview).toEqual(["PR"])));
    await page.getByText("Your change is proposed; the preview is ready in about three minutes").waitFor();
    const file = "data/articles/pricing-power-is-built-early.json";
    const [commit] = sent.commits;
    expect([...(commit?.files.keys() ?? [])].toSorted()).toEqual([
      file,
      "data/images/articles/price-tags.jpg",
      "data/images/articles/shelf.jpg",
    ]);
    expect(JSON.parse(commit?.files.get(file) ?? "")).toEqual({
      ...texts,
      image: "images/articles/price-tags.jpg",
      date,
      content: [
        "<p>Most price rises are given back within a year.</p>",
        "<h3>What they had in common</h3>",
        "<ul>\n<li>They knew their customers</li>\n<li>They began early</li>\n</ul>",
        `<p>Read more about our <a href="${LINKED}">services</a></p>`,
        '<img src="images/articles/shelf.jpg" alt="A shelf">',
      ].join("\n"),
      author: author?.id,
    });
  },
  240_000,
);

/** Stand around names that may be written in another direction. */
const ISOLATES = /[\u2066-\u2069]/g;

/** The page that tells a first-time editor what to press. */
const FIRST_CHANGE = readFileSync(join(REPOSITORY, "docs/first-change.md"), "utf8");

where("/careers").test(
  "the first change of the guide can be made by what it says to press",
  async () => {
    const { page } = await visitor.open({ viewport: LAPTOP });
    const sent = await standInForGitHub(page.context(), before);
    const labels = new Set<string>();
    /** Notes the words and names of everything that can be pressed or read now. */
    const look = async () => {
      const inSight = await page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            "button, [role=treeitem], [role=menuitem], [role=dialog], label, h2, h3, h4, [aria-label]",
          ),
        ].flatMap((element) => [element.innerText, element.getAttribute("aria-label") ?? "", element.title]),
      );
      for (const label of inSight.flatMap((words) => words.split("\n")))
        labels.add(label.replaceAll(ISOLATES, "").trim());
      const inPreview = page.frames().flatMap((frame) => (frame.url().startsWith("blob:") ? [frame] : []));
      for (const frame of inPreview) {
        for (const label of await frame.getByRole("button").allInnerTexts()) labels.add(label);
      }
    };

    const [job] = jobs;
    if (!job) throw new Error("There is no job to change");
    await page.goto(siteUrl("/admin"));
    await page.getByRole("button", { name: "Sign In Using Access Token" }).waitFor();
    await look();
    await openDeskOnGitHub(page);
    await openEntry(page, "Jobs", job.title);
    const words = "Help companies decide with numbers that hold.";
    await field(page, "summary").getByRole("textbox").fill(words);
    await preview(page).getByText(words).first().waitFor();
    await look();
    // What the desk says of a slip.
    const location = field(page, "location").getByRole("textbox");
    await location.fill("Londn");
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await page.getByRole("dialog").getByText("we have no office of this name").waitFor();
    await look();
    await page.getByRole("button", { name: "Back to the form" }).click();
    await location.fill(job.location);

    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await page.getByRole("button", { name: "Send for Review" }).waitFor();
    await look();
    await page.getByRole("button", { name: "Send for Review" }).click();
    await eventually(() => Promise.resolve(expect(sent.forReview).toEqual(["PR"])));
    await page.getByText("Your change is proposed").waitFor();
    await look();

    const named = [...FIRST_CHANGE.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = ""]) => label);
    expect(named).toContain("Send for Review");
    expect(named.filter((label) => !labels.has(label))).toEqual([]);
    const [commit] = sent.commits;
    expect(JSON.parse(commit?.files.get(`data/jobs/${job.id}.json`) ?? "")).toMatchObject({ summary: words });
  },
  240_000,
);
