import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { isoDate } from "../../src/lib/dates";
import { articles, hidden, jobs } from "../support/entries";
import leaders from "../../data/leaders.json";
import services from "../../data/services.json";
import { checkContent, readSchemas } from "../../plugins/gatsby-plugin-content-schema";
import { checkOptions } from "../../src/content/check-options";
import {
  ALL_OF_AN_ENTRY,
  addEntry,
  choose,
  contents,
  field,
  openDesk,
  openDeskOnGitHub,
  openEntry,
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
import { where } from "../support/where";

const REPOSITORY = join(__dirname, "../..");

const visitor = newVisitor();
const data = filesOf(REPOSITORY, "data");

/** What the desk finds: of the pictures only those of the articles, as handing over all of them takes its time. */
const before: Files = new Map([...data].filter(([path]) => !/^data\/images\/(?!articles\/)/.test(path)));

const text = (files: Files, path: string) => files.get(path)?.toString("utf8") ?? "";

/**
 * What the content check finds wrong with these files, beside the pictures that the desk did not get.
 *
 * @param removed a file of the content that is there no more
 */
async function mistakesIn(files: Files, removed: string): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), "desk-"));
  try {
    for (const [path, content] of new Map([...data, ...files])) {
      if (path === removed) continue;
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    // Warnings may follow: a claim of docs/claims.md may have stood in what was removed.
    return (await checkContent(folder, checkOptions)).filter(({ severity }) => severity === "mistake");
  } finally {
    await rm(folder, { recursive: true });
  }
}

where("/careers", "/blog").test(
  "an editor changes a job, adds an article with a picture and removes a job, and the files have just that",
  async () => {
    const { page } = await visitor.open(ALL_OF_AN_ENTRY);
    await openDesk(page, before);

    const [removed, job] = jobs;
    if (!removed || !job) throw new Error("There are no two jobs");
    const author = leaders.at(-1);
    if (!author) throw new Error("There is nobody to write an article");
    await openEntry(page, "Jobs", job.title);
    await field(page, "title").getByRole("textbox").fill(`${job.title}, Europe`);
    await save(page);

    const added = {
      title: "What “pricing power” is worth",
      summary: "Two price rises out of three are given back within a year. The third one is prepared.",
      image: "images/articles/price-tags.jpg",
      imageAlt: "Price tags on a line",
      category: "Strategy",
      date: articles[0]?.date ?? "",
      content: `${"A price is a promise. ".repeat(150)}“More” & more.`,
      author: author.id,
    };
    const picture = sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#123456" } });
    await addEntry(page, "Articles");
    for (const name of ["title", "summary", "imageAlt", "category", "content"] as const) {
      await field(page, name).getByRole("textbox").fill(added[name]);
    }
    await field(page, "date").locator("input").fill(isoDate(added.date));
    await choose(page, "author", author.name);
    await uploadPicture(page, "image", "Price Tags.jpg", await picture.jpeg().toBuffer());
    await save(page);

    await page.getByRole("treeitem", { name: "Jobs", exact: true }).click();
    await page.getByRole("row", { name: removed.title }).getByRole("checkbox").check();
    await page.getByRole("button", { name: "Delete Selected Entry" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await eventually(async () => {
      expect((await readRepository(page)).has(`data/jobs/${removed.id}.json`)).toBe(false);
    });

    const after = await readRepository(page);
    const file = `data/jobs/${job.id}.json`;
    const article = "data/articles/what-pricing-power-is-worth.json";
    expect(text(after, file)).toBe(
      text(before, file).replace(JSON.stringify(job.title), JSON.stringify(`${job.title}, Europe`)),
    );
    const stored = { ...added, content: `<p>${added.content.replace("&", "&amp;")}</p>` };
    expect(text(after, article)).toBe(`${JSON.stringify(stored, null, 2)}
`);
    const changed = [...after].filter(([name, content]) => !before.get(name)?.equals(content)).map(([name]) => name);
    expect(changed.toSorted()).toEqual([article, "data/images/articles/price-tags.jpg", file]);
    expect([...before.keys()].filter((name) => !after.has(name))).toEqual([`data/jobs/${removed.id}.json`]);
    expect(await mistakesIn(after, `data/jobs/${removed.id}.json`)).toEqual([]);
    // Two forms are filled in by hand.
  },
  120_000,
);

where("/services").test("an editor gives a service another partner, who is named by a number", async () => {
  const { page } = await visitor.open(ALL_OF_AN_ENTRY);
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

/** What is sent to GitHub where an editor gives a job another title. */
async function retitleOnGitHub(title: string) {
  const { page } = await visitor.open(ALL_OF_AN_ENTRY);
  const sent = await standInForGitHub(page.context(), before);
  await openDeskOnGitHub(page);
  await openEntry(page, "Jobs", title);
  await field(page, "title").getByRole("textbox").fill(`${title}, Europe`);
  await page.getByRole("button", { name: "Save" }).click();
  await eventually(() => Promise.resolve(expect(sent.pullRequests).toHaveLength(1)));
  return sent;
}

where("/careers").test(
  "on GitHub, each entry that is changed is a commit on a branch of its own and a pull request",
  async () => {
    const two = jobs.slice(0, 2);
    const heads = new Set<string>();
    for (const { id, title } of two) {
      const sent = await retitleOnGitHub(title);
      const [pullRequest] = sent.pullRequests;
      const head = String(pullRequest?.head);
      const file = `data/jobs/${id}.json`;
      const changed = text(before, file).replace(JSON.stringify(title), JSON.stringify(`${title}, Europe`));
      expect(pullRequest).toMatchObject({ title: `Edit ${id}`, base: "main" });
      expect(sent.branches).toEqual([`refs/heads/${head}`]);
      expect(sent.commits).toEqual([{ branch: head, files: new Map([[file, changed]]) }]);
      heads.add(head);
    }
    expect(heads.size).toBe(2);
    // Two editors sign in.
  },
  120_000,
);

test("every kind of content is there", async () => {
  const { page } = await visitor.open();
  await openDesk(page, before);
  await page.getByRole("treeitem", { name: "Offices", exact: true }).waitFor();
  const forEditors = [...readSchemas(join(REPOSITORY, "data"))].filter(
    ([name, { desk }]) => desk !== false && !hidden.includes(name),
  );
  expect(await contents(page).count()).toBe(forEditors.length);
});

where("/about").test("a file that is broken is not written over", async () => {
  const { page } = await visitor.open();
  const broken = Buffer.from('[{ "name": "Somebody" "name": "Else" }]\n');
  await openDesk(page, new Map([...before, ["data/partners.json", broken]]));
  await openFile(page, "Partners");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("There was an error while saving the entry.").waitFor();
  expect(text(await readRepository(page), "data/partners.json")).toBe(broken.toString());
});
