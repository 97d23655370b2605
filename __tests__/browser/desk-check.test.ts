import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { ALL_OF_AN_ENTRY, field, openDesk, openDeskOnGitHub, unfold } from "./support/desk";
import { eventually } from "./support/eventually";
import { standInForGitHub } from "./support/github";
import { filesOf, readRepository } from "./support/private-files";
import type { Files } from "./support/private-files";
import { newVisitor } from "./support/visitor";

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
  const { page } = await visitor.open({ viewport: ALL_OF_AN_ENTRY });
  await openDesk(page, before);
  await openList(page, name, index);
  return page;
}

const pressSave = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).first().click();

const question = (page: Page) => page.getByRole("dialog", { name: "This change can’t be published so" });

test("a title that is too long is told in the check's words first, and saved with a second press", async () => {
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
}, 120_000);

test("a renamed id names what refers to it, and offers the redirect", async () => {
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
      expect.stringMatching(new RegExp(`^Case studies › .+ › Service.*there is no service “${title}”`)),
      `From /services/${id} to /services/${id}-anew`,
    ]),
  );
}, 120_000);

test("a person who is deleted is named with what refers to the person, never by a number", async () => {
  const { partner } = services[0];
  const place = leaders.findIndex(({ id }) => id === partner);
  const name = leaders[place]?.name ?? "";
  const page = await openLocal("leaders", place);
  await page.getByRole("button", { name: "Remove" }).nth(place).click();
  await pressSave(page);
  await question(page).getByText(`“${name}” is deleted.`).waitFor();
  const told = (await question(page).getByRole("listitem").allTextContents()).join("\n");
  expect(told).toContain(`Services › ${services[0].title} › Partner`);
  expect(told).toContain(`there is no leader “${name}”`);
  expect(told).not.toMatch(/the id \d/);
}, 120_000);

test("before an entry is deleted, what refers to it is named", async () => {
  const study = [...before.keys()].find((path) => path.startsWith("data/case-studies/")) ?? "";
  const { page } = await visitor.open({ viewport: ALL_OF_AN_ENTRY });
  const service = services.find(({ caseStudy }) => study.endsWith(`/${String(caseStudy)}.json`));
  await openDesk(page, before);
  await openForm(page, `case-studies/entries/${study.split("/").at(-1)?.replace(".json", "") ?? ""}`);
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const told = question(page).getByRole("listitem");
  await told.getByText(`Services › ${service?.title ?? ""} › Case study`).waitFor();
  await question(page).getByRole("button", { name: "Back to the form" }).click();
  expect((await readRepository(page)).has(study)).toBe(true);
}, 120_000);

test.each([
  { what: "too small", width: 300, says: "this picture is 300 pixels wide, and its place needs at least" },
  { what: "no picture", width: 0, says: "this file is no picture, whatever its name says" },
])(
  "a picture that is $what is told as it is chosen",
  async ({ width, says }) => {
    const page = await openLocal("services", 0);
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

test("the list of pages names them as menus do", async () => {
  const { page } = await visitor.open({ viewport: ALL_OF_AN_ENTRY });
  await openDesk(page, before);
  await openForm(page, "_singletons/entries/pages");
  await page.locator(".summary").getByText("Home").waitFor();
  const names = await page.locator(".summary").allTextContents();
  expect(names.map((name) => name.trim())).toEqual(expect.arrayContaining(["Home", "About Us", "Case Studies"]));
}, 120_000);

test("a proposed change says what happens next", async () => {
  const { page } = await visitor.open({ viewport: ALL_OF_AN_ENTRY });
  const sent = await standInForGitHub(page.context(), before);
  await openDeskOnGitHub(page);
  await openList(page, "services", 0);
  await field(page, "entries.0.title").getByRole("textbox").fill("Good Advice");
  await pressSave(page);
  await eventually(() => Promise.resolve(expect(sent.pullRequests).toHaveLength(1)));
  await page.getByText("Your change is proposed; the preview is ready in about three minutes").waitFor();
}, 120_000);
