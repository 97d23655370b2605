// How does the desk look? `npm run guide` takes the pictures of the editors' guide anew, into docs/guide/
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { field, openDeskOnGitHub, openEntry, preview } from "../../__tests__/browser/support/desk";
import { BROWSER_ARGUMENTS, findBrowser } from "../../__tests__/browser/support/find-browser.mjs";
import { standInForGitHub } from "../../__tests__/browser/support/github";
import { filesOf } from "../../__tests__/browser/support/private-files";
import { startSite } from "../../__tests__/browser/support/start-site.mjs";
import { articles, jobs } from "../../__tests__/support/entries";

const FOLDER = "docs/guide";
const WINDOW = { width: 1440, height: 900 };

/** Wide enough to be read where the guide shows it, in pixels. */
const WIDTH = 1200;

const [article, job] = [articles[0], jobs[0]];
const data = filesOf(process.cwd(), "data");

/** Takes a picture of what is in sight; with few colours, as a desk has, it takes few bytes. */
async function take(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot({ animations: "disabled" });
  await sharp(picture).resize(WIDTH).png({ palette: true, colours: 128 }).toFile(join(FOLDER, name));
  console.log(join(FOLDER, name));
}

/** Opens the desk as an editor who has signed in. */
async function openAsEditor(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: WINDOW });
  await standInForGitHub(page.context(), data);
  await openDeskOnGitHub(page);
  return page;
}

/** Waits until the page beside the form shows these words. */
async function waitForPreview(page: Page, words: string): Promise<void> {
  await preview(page).locator("main").getByText(words).first().waitFor();
  await page.waitForLoadState("networkidle");
}

async function takePictures(browser: Browser): Promise<void> {
  if (!article || !job) throw new Error("The guide shows an article and a job, and data/ has none");
  const desk = await openAsEditor(browser);
  await desk.getByRole("treeitem", { name: "Articles", exact: true }).click();
  await desk.getByRole("gridcell", { name: article.title, exact: true }).waitFor();
  await desk.waitForLoadState("networkidle");
  await take(desk, "desk.png");
  await openEntry(desk, "Articles", article.title);
  await waitForPreview(desk, article.title);
  await take(desk, "article.png");

  const text = await openAsEditor(browser);
  await openEntry(text, "Articles", article.title);
  await waitForPreview(text, article.title);
  await field(text, "content").scrollIntoViewIfNeeded();
  await field(text, "content").getByRole("heading").first().waitFor();
  await field(text, "content").evaluate((element) => {
    element.scrollIntoView({ block: "start" });
  });
  await take(text, "text.png");

  const form = await openAsEditor(browser);
  await openEntry(form, "Jobs", job.title);
  await waitForPreview(form, job.title);
  await take(form, "job.png");
  await field(form, "location").getByRole("textbox").fill("Londn");
  await form.getByRole("button", { name: "Save", exact: true }).first().click();
  await form.getByRole("dialog").getByText("we have no office of this name").waitFor();
  await take(form, "question.png");
  await form.getByRole("button", { name: "Back to the form" }).click();
  await field(form, "location").getByRole("textbox").fill(job.location);
  await field(form, "summary").getByRole("textbox").fill(`${job.summary} Start whenever you like.`);
  await form.getByRole("button", { name: "Save", exact: true }).first().click();
  await form.getByRole("button", { name: "Send for Review" }).waitFor();
  await take(form, "sent.png");
}

async function main(): Promise<void> {
  const site = await startSite(join("screens", "store"));
  process.env.SITE_URL = site.url;
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS });
  try {
    await takePictures(browser);
  } finally {
    await browser.close();
    await site.stop();
  }
}

void main();
