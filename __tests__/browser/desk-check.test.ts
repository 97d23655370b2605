import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import industries from "../../data/industries.json";
import { articles, isOn, jobs, offices } from "../support/entries";
import { ALL_OF_AN_ENTRY, addEntry, field, openDesk, openDeskOnGitHub, openEntry, save, unfold } from "./support/desk";
import { pasteFile, textOf } from "./support/desk-text";
import { eventually } from "./support/eventually";
import { standInForGitHub } from "./support/github";
import { filesOf, readRepository } from "./support/private-files";
import type { Files } from "./support/private-files";
import { newVisitor } from "./support/visitor";
import { testEach, where } from "../support/where";

const REPOSITORY = join(__dirname, "../..");

const visitor = newVisitor();

/** What the desk finds: the content without its pictures. */
const before: Files = new Map([...filesOf(REPOSITORY, "data")].filter(([path]) => !path.startsWith("data/images/")));

const text = (files: Files, path: string) => files.get(path)?.toString("utf8") ?? "";

interface Service {
  readonly id: string;
  readonly title: string;
  readonly partner: number;
  readonly caseStudy?: string;
}

const services = JSON.parse(text(before, "data/services.json")) as readonly [Service, ...Service[]];
const leaders = JSON.parse(text(before, "data/leaders.json")) as readonly {
  readonly id: number;
  readonly name: string;
}[];

const studies = [...before.keys()]
  .filter((path) => path.startsWith("data/case-studies/"))
  .map((path) => JSON.parse(text(before, path)) as { readonly service?: string });

/** Opens a form by the end of its address. */
async function openForm(page: Page, form: string): Promise<void> {
  await page.getByRole("button", { name: "Work with Local Repository" }).waitFor({ state: "hidden" });
  await page.evaluate((end) => {
    location.hash = `#/collections/${end}`;
  }, form);
  await page.getByRole("button", { name: "Save" }).waitFor();
}

/** Opens the form of a file with one list, and unfolds an entry of it. */
async function openList(page: Page, name: string, index: number): Promise<void> {
  await openForm(page, `_singletons/entries/${name}`);
  await unfold(page, index);
}

async function openLocal(name: string, index: number): Promise<Page> {
  const { page } = await visitor.open(ALL_OF_AN_ENTRY);
  await openDesk(page, before);
  await openList(page, name, index);
  return page;
}

const pressSave = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).first().click();

/** What the desk asks before it saves or deletes. */
const question = (page: Page, title: string | RegExp = "This change can’t be published so") =>
  page.getByRole("dialog", { name: title });

/** Names of files with lines, as the check has them elsewhere: an editor at the desk knows fields. */
const FILE_AND_LINE = /\.json|\.md|:\d+\b|"\w+"/;

where("/services").test(
  "a title that is too long is told in the check's words first, and saved with a second press",
  async () => {
    const page = await openLocal("services", 0);
    const long = "A title ".repeat(16).trim();
    await field(page, "entries.0.title").getByRole("textbox").fill(long);
    await pressSave(page);
    await question(page).getByText("the text has 127 characters, and may have 120 at most").waitFor();
    expect(await question(page).getByText(`Services › ${long} › Title`).count()).toBe(1);
    await question(page).getByRole("button", { name: "Back to the form" }).click();
    await question(page).waitFor({ state: "detached" });
    expect(text(await readRepository(page), "data/services.json")).toBe(text(before, "data/services.json"));
    // Sveltia tells of errors in a dialog of its own.
    expect(await page.getByText("There was an error").count()).toBe(0);

    await pressSave(page);
    await question(page).getByRole("button", { name: "Save it all the same" }).click();
    await page.getByText("Entry saved.").waitFor();
    expect(text(await readRepository(page), "data/services.json")).toBe(
      text(before, "data/services.json").replace(JSON.stringify(services[0].title), JSON.stringify(long)),
    );
  },
  120_000,
);

where("/services", "/case-studies").test(
  "a renamed id names what refers to it, and with a press its former address leads to the new one",
  async () => {
    const place = services.findIndex(({ id }) => studies.some(({ service }) => service === id));
    const { id = "", title = "" } = services[place] ?? {};
    const page = await openLocal("services", place);
    await field(page, `entries.${String(place)}.id`)
      .getByRole("textbox")
      .fill(`${id}-anew`);
    await pressSave(page);
    const dialog = question(page);
    await dialog.getByText(`“${title}” has another id: ${id}-anew instead of ${id}.`).waitFor();
    const told = await dialog.getByRole("listitem").allTextContents();
    expect(told).toEqual(
      expect.arrayContaining([
        expect.stringMatching(new RegExp(`^Case studies › .+ › Service.*There is no service “${title}”`)),
        `From /services/${id} to /services/${id}-anew`,
      ]),
    );
    expect(told.filter((words) => FILE_AND_LINE.test(words))).toEqual([]);
    expect(await dialog.getByRole("checkbox", { name: "Lead the former addresses to the new ones" }).isChecked()).toBe(
      true,
    );
    await dialog.getByRole("button", { name: "Save it all the same" }).click();
    await page.getByText("Entry saved.").waitFor();
    const expected = services.map((service) =>
      service.id === id ? { ...service, id: `${id}-anew`, formerIds: [id] } : service,
    );
    expect(JSON.parse(text(await readRepository(page), "data/services.json"))).toEqual(expected);

    // The form goes on from there.
    await openList(page, "services", place);
    await field(page, `entries.${String(place)}.title`)
      .getByRole("textbox")
      .fill(`${title} and more`);
    await save(page);
    expect(JSON.parse(text(await readRepository(page), "data/services.json"))).toEqual(
      expected.map((service) => (service.id === `${id}-anew` ? { ...service, title: `${title} and more` } : service)),
    );
  },
  120_000,
);

where("/industries").test(
  "without the tick, a renamed entry has no former id",
  async () => {
    const page = await openLocal("industries", 0);
    const id = field(page, "entries.0.id").getByRole("textbox");
    const former = await id.inputValue();
    await id.fill(`${former}-anew`);
    await pressSave(page);
    await question(page, /./).getByRole("checkbox").uncheck();
    await question(page, /./).getByRole("button", { name: /^Save/ }).click();
    await page.getByText("Entry saved.").waitFor();
    expect(text(await readRepository(page), "data/industries.json")).toBe(
      text(before, "data/industries.json").replace(`"id": "${former}"`, `"id": "${former}-anew"`),
    );
  },
  120_000,
);

where("/services").test(
  "a person who is deleted is named with what refers to the person, never by a number",
  async () => {
    const { partner } = services[0];
    const place = leaders.findIndex(({ id }) => id === partner);
    const name = leaders[place]?.name ?? "";
    const page = await openLocal("leaders", place);
    await page.getByRole("button", { name: "Remove" }).nth(place).click();
    await pressSave(page);
    await question(page).getByText(`“${name}” is deleted.`).waitFor();
    const told = (await question(page).getByRole("listitem").allTextContents()).join("\n");
    expect(told).toContain(`Services › ${services[0].title} › Partner`);
    expect(told).toContain(`There is no leader “${name}”`);
    expect(told).not.toMatch(/the id \d/);
  },
  120_000,
);

/** A study that a service names. */
const referring = services.find(({ caseStudy }) => caseStudy !== undefined);
const studyId = referring?.caseStudy ?? "";
const study = `data/case-studies/${studyId}.json`;
const { title: studyTitle } = JSON.parse(text(before, study)) as { readonly title: string };

where("/case-studies", "/services").test(
  "before an entry is deleted, what refers to it is named, and the address that it had",
  async () => {
    const { page } = await visitor.open(ALL_OF_AN_ENTRY);
    await openDesk(page, before);
    await openForm(page, `case-studies/entries/${studyId}`);
    await page.getByRole("button", { name: "Show Editor Options" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    const dialog = question(page, "Delete it?");
    const told = dialog.getByRole("listitem");
    await told.getByText(`Services › ${referring?.title ?? ""} › Case study`).waitFor();
    await told.getByText(`From /case-studies/${studyId}`).waitFor();
    await dialog.getByRole("button", { name: "Back to the form" }).click();
    expect((await readRepository(page)).has(study)).toBe(true);
  },
  120_000,
);

where("/case-studies", "/services").test(
  "before entries that are chosen in a list are deleted, what refers to them is named too",
  async () => {
    const { page } = await visitor.open(ALL_OF_AN_ENTRY);
    await openDesk(page, before);
    await page.getByRole("treeitem", { name: "Case studies", exact: true }).click();
    await page.getByRole("row", { name: studyTitle }).getByRole("checkbox").check();
    await page.getByRole("button", { name: "Delete Selected Entry" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    const dialog = question(page, "Delete it?");
    await dialog.getByText(`“${studyTitle}” is deleted.`).waitFor();
    await dialog.getByText(`Services › ${referring?.title ?? ""} › Case study`).waitFor();
    await dialog.getByRole("button", { name: "Back to the form" }).click();
    expect((await readRepository(page)).has(study)).toBe(true);
  },
  120_000,
);

/** An article whose category is also the name of an industry or a service. */
const named = articles.find(({ category }) => [...industries, ...services].some(({ title }) => title === category));

const city = offices[0]?.city ?? "";

/** What the firm's own rules and the shared names say of a field: in words, with what was meant. */
const ADVICE = [
  {
    what: "a category in another spelling",
    needs: "/blog",
    form: `articles/entries/${named?.id ?? ""}`,
    path: "category",
    written: named?.category.toUpperCase() ?? "",
    says: "the same name is written otherwise elsewhere",
    meant: named?.category ?? "",
  },
  {
    what: "a place of work that is no office",
    needs: "/careers",
    form: `jobs/entries/${jobs[0]?.id ?? ""}`,
    path: "location",
    written: city.slice(0, -2) + city.slice(-1),
    says: "we have no office of this name",
    meant: city,
  },
];

testEach(ADVICE.filter(({ needs }) => isOn(needs)))(
  "$what is told before the save, and once",
  async ({ form, path, written, says, meant }) => {
    const { page } = await visitor.open(ALL_OF_AN_ENTRY);
    await openDesk(page, before);
    await openForm(page, form);
    await field(page, path).getByRole("textbox").fill(written);
    await pressSave(page);
    const told = question(page, "Before you save").getByRole("listitem").filter({ hasText: says });
    await told.waitFor();
    expect(await told.textContent()).toContain(`Did you mean “${meant}”?`);
    expect(await told.textContent()).not.toMatch(FILE_AND_LINE);
    await question(page, "Before you save").getByRole("button", { name: "Save" }).click();
    await page.getByText("Entry saved.").waitFor();

    await openForm(page, form);
    await field(page, "title").getByRole("textbox").fill("Another title");
    await save(page);
  },
  120_000,
);

test.each([
  { what: "too small", width: 300, says: "this picture is 300 pixels wide, and its place needs at least" },
  { what: "no picture", width: 0, says: "this file is no picture, whatever its name says" },
])(
  "a picture that is $what is told as it is chosen",
  async ({ width, says }) => {
    const page = await openLocal("hero-slides", 0);
    const picture =
      width === 0
        ? Buffer.from("These are words.")
        : await sharp({ create: { width, height: 200, channels: 3, background: "#123456" } })
            .jpeg()
            .toBuffer();
    await field(page, "entries.0.image").evaluate((element, base64) => {
      const dataTransfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], "Price Tags.jpg", { type: "image/jpeg" }));
      (element.querySelector(".drop-target") ?? element).dispatchEvent(
        new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }),
      );
    }, picture.toString("base64"));
    const dialog = page.getByRole("dialog", { name: "This picture can’t be used" });
    await dialog.getByText(says).waitFor();
    await dialog.getByRole("button", { name: "Back to the form" }).click();
    expect(await page.getByRole("button", { name: "Save", exact: true }).isDisabled()).toBe(true);
  },
  120_000,
);

/** A picture that is too small for any place. */
const small = sharp({ create: { width: 300, height: 200, channels: 3, background: "#123456" } }).png();

where("/blog").test(
  "a picture that is pasted into a text is judged as well",
  async () => {
    const { page } = await visitor.open(ALL_OF_AN_ENTRY);
    await openDesk(page, before);
    await openEntry(page, "Articles", articles[0]?.title ?? "");
    const content = field(page, "content");
    await textOf(content).getByRole("paragraph").last().click();
    await pasteFile(content, "image.png", await small.toBuffer());
    const dialog = page.getByRole("dialog", { name: "This picture can’t be used" });
    await dialog.getByText("this picture is 300 pixels wide, and its place needs at least").waitFor();
    await dialog.getByRole("button", { name: "Back to the form" }).click();
    expect(await content.getByRole("textbox", { name: "Alt Text" }).count()).toBe(0);
  },
  120_000,
);

where("/blog").test(
  "a picture that a field's button takes from the clipboard is judged as well",
  async () => {
    const { page } = await visitor.open({
      ...ALL_OF_AN_ENTRY,
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await openDesk(page, before);
    await addEntry(page, "Articles");
    await page.evaluate(
      async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const item = new ClipboardItem({ "image/png": new Blob([bytes], { type: "image/png" }) });
        await navigator.clipboard.write([item]);
      },
      (await small.toBuffer()).toString("base64"),
    );
    await field(page, "image")
      .getByRole("button", { name: /^Paste/ })
      .click();
    const dialog = page.getByRole("dialog", { name: "This picture can’t be used" });
    await dialog.getByText("this picture is 300 pixels wide, and its place needs at least").waitFor();
    await dialog.getByRole("button", { name: "Back to the form" }).click();
    await field(page, "image")
      .getByRole("button", { name: /^Paste/ })
      .waitFor();
  },
  120_000,
);

where("/blog").test(
  "words that a word processor pastes with a picture of themselves are pasted as words",
  async () => {
    const { page } = await visitor.open(ALL_OF_AN_ENTRY);
    await openDesk(page, before);
    await openEntry(page, "Articles", articles[0]?.title ?? "");
    const content = field(page, "content");
    await textOf(content).getByRole("paragraph").last().click();
    await pasteFile(content, "image.png", await small.toBuffer(), "<p>Two rises <b>out of three</b></p>");
    await textOf(content).getByText("out of three").waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await content.getByRole("textbox", { name: "Alt Text" }).count()).toBe(0);
  },
  120_000,
);

test("the list of pages names them as menus do", async () => {
  const { page } = await visitor.open(ALL_OF_AN_ENTRY);
  await openDesk(page, before);
  await openForm(page, "_singletons/entries/pages");
  await page.locator(".summary").getByText("Home").waitFor();
  const names = await page.locator(".summary").allTextContents();
  expect(names.map((name) => name.trim())).toEqual(expect.arrayContaining(["Home", "Privacy Policy"]));
}, 120_000);

where("/services").test(
  "a proposed change says what happens next",
  async () => {
    const { page } = await visitor.open(ALL_OF_AN_ENTRY);
    const sent = await standInForGitHub(page.context(), before);
    await openDeskOnGitHub(page);
    await openList(page, "services", 0);
    await field(page, "entries.0.title").getByRole("textbox").fill("Good Advice");
    await pressSave(page);
    await eventually(() => Promise.resolve(expect(sent.pullRequests).toHaveLength(1)));
    await page.getByText("Your change is proposed; the preview is ready in about three minutes").waitFor();
  },
  120_000,
);
