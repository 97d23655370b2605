import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import articles from "../../data/articles.json";
import jobs from "../../data/jobs.json";
import leaders from "../../data/leaders.json";
import services from "../../data/services.json";
import { checkContent, readSchemas } from "../../plugins/gatsby-plugin-content-schema";
import { checkOptions } from "../../src/content/check-options";
import {
  ALL_OF_AN_ENTRY,
  choose,
  field,
  openDesk,
  openDeskOnGitHub,
  openFile,
  save,
  unfold,
  uploadPicture,
} from "./support/desk";
import { eventually } from "./support/eventually";
import { standInForGitHub } from "./support/github";
import { filesOf, readRepository } from "./support/private-files";
import type { Files } from "./support/private-files";
import { newVisitor } from "./support/visitor";

const REPOSITORY = join(__dirname, "../..");

const visitor = newVisitor();
const data = filesOf(REPOSITORY, "data");

/** What the desk finds: of the pictures only those of the articles, as handing over all of them takes its time. */
const before: Files = new Map([...data].filter(([path]) => !/^data\/images\/(?!articles\/)/.test(path)));

const text = (files: Files, path: string) => files.get(path)?.toString("utf8") ?? "";

/** What the content check finds wrong with these files, beside the pictures that the desk did not get. */
async function mistakesIn(files: Files): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), "desk-"));
  try {
    for (const [path, content] of new Map([...data, ...files])) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    return await checkContent(folder, checkOptions);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test("an editor changes a job and adds an article with a picture, and the files have just that", async () => {
  const { page } = await visitor.open({ viewport: ALL_OF_AN_ENTRY });
  await openDesk(page, before);

  const job = jobs.at(1);
  if (!job) throw new Error("There is no second job to change");
  const author = leaders.at(-1);
  if (!author) throw new Error("There is nobody to write an article");
  await openFile(page, "Jobs");
  await unfold(page, 1);
  await field(page, "entries.1.title").getByRole("textbox").fill(`${job.title}, Europe`);
  await save(page);

  const added = {
    id: "pricing-power",
    title: "What “pricing power” is worth",
    summary: "Two price rises out of three are given back within a year. The third one is prepared.",
    image: "images/articles/price-tags.jpg",
    imageAlt: "Price tags on a line",
    category: "Strategy",
    date: "December 24, 2026",
    content: `<p>${"A price is a promise. ".repeat(150).trim()}</p>\n<h3>What it’s worth</h3>\n<p>“More” &amp; more.</p>`,
    author: author.id,
  };
  const picture = sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#123456" } });
  const path = `entries.${String(articles.length)}`;
  await openFile(page, "Articles");
  await page.getByRole("button", { name: /Add.*Article/ }).click();
  for (const name of ["id", "title", "summary", "imageAlt", "category", "content"] as const) {
    await field(page, `${path}.${name}`).getByRole("textbox").fill(added[name]);
  }
  await field(page, `${path}.date`).locator("input").fill("2026-12-24");
  await choose(page, `${path}.author`, author.name);
  await uploadPicture(page, `${path}.image`, "Price Tags.jpg", await picture.jpeg().toBuffer());
  await save(page);

  const after = await readRepository(page);
  expect(text(after, "data/jobs.json")).toBe(
    text(before, "data/jobs.json").replace(JSON.stringify(job.title), JSON.stringify(`${job.title}, Europe`)),
  );
  const list = text(before, "data/articles.json").trimEnd().slice(0, -"\n]".length);
  const entry = JSON.stringify([added], null, 2).slice("[\n".length);
  expect(text(after, "data/articles.json")).toBe(`${list},\n${entry}\n`);
  const changed = [...after].filter(([name, content]) => !before.get(name)?.equals(content)).map(([name]) => name);
  expect(changed.toSorted()).toEqual(["data/articles.json", "data/images/articles/price-tags.jpg", "data/jobs.json"]);
  expect([...before.keys()].filter((name) => !after.has(name))).toEqual([]);
  expect(await mistakesIn(after)).toEqual([]);
  // Two forms are filled in by hand.
}, 120_000);

test("an editor gives a service another partner, who is named by a number", async () => {
  const { page } = await visitor.open({ viewport: ALL_OF_AN_ENTRY });
  await openDesk(page, before);
  const service = services.at(0);
  const [partner, another] = [leaders.find(({ id }) => id === service?.partner), leaders.at(-1)];
  if (!partner || !another || partner === another) throw new Error("There is no partner to change for another");
  await openFile(page, "Services");
  await unfold(page, 0);
  const choice = field(page, "entries.0.partner").getByRole("combobox");
  await choice.getByText(partner.name).waitFor();
  await choice.click();
  await page.getByRole("option", { name: another.name }).click();
  await save(page);
  expect(text(await readRepository(page), "data/services.json")).toBe(
    text(before, "data/services.json").replace(/"partner": \d+/, `"partner": ${String(another.id)}`),
  );
});

test("on GitHub, a change becomes a commit on a branch of its own and a pull request", async () => {
  const job = jobs.at(0);
  if (!job) throw new Error("There is no job to change");
  const { page } = await visitor.open({ viewport: ALL_OF_AN_ENTRY });
  const sent = await standInForGitHub(page.context(), before);
  await openDeskOnGitHub(page);
  await openFile(page, "Jobs");
  await unfold(page, 0);
  await field(page, "entries.0.title").getByRole("textbox").fill(`${job.title}, Europe`);
  await page.getByRole("button", { name: "Save" }).click();
  await eventually(() => Promise.resolve(expect(sent.pullRequests).toHaveLength(1)));
  const [pullRequest] = sent.pullRequests;
  expect(pullRequest).toMatchObject({ title: "Edit jobs", base: "main" });
  expect(sent.branches).toEqual([`refs/heads/${String(pullRequest?.head)}`]);
  const changed = text(before, "data/jobs.json").replace(
    JSON.stringify(job.title),
    JSON.stringify(`${job.title}, Europe`),
  );
  expect(sent.commits).toEqual([{ branch: pullRequest?.head, files: new Map([["data/jobs.json", changed]]) }]);
});

test("every content file has its form", async () => {
  const { page } = await visitor.open();
  await openDesk(page, before);
  await page.getByRole("row", { name: "Articles", exact: true }).waitFor();
  expect(await page.getByRole("row").count()).toBe(readSchemas(join(REPOSITORY, "data")).size);
});

test("a file that is broken is not written over", async () => {
  const { page } = await visitor.open();
  const broken = Buffer.from('[{ "id": 1 "title": "Analyst" }]\n');
  await openDesk(page, new Map([...before, ["data/jobs.json", broken]]));
  await openFile(page, "Jobs");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("There was an error while saving the entry.").waitFor();
  expect(text(await readRepository(page), "data/jobs.json")).toBe(broken.toString());
});
