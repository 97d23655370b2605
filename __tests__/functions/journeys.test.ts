import { mkdtemp, readFile, rm, symlink, writeFile, cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { checkContent } from "../../plugins/gatsby-plugin-content-schema";
import { checkOptions } from "../../src/content/check-options";
import { withTheme } from "../support/with-theme";
import { VALID } from "./support/examples";
import { PROJECT } from "./support/fixture-site";
import { FIRM, notifyNobody, notifyOver, startMailServer } from "./support/mail-server";
import { callInbox } from "./support/run-inbox";
import { startStore } from "./support/start-store";

/**
 * The first and the last of CONTRIBUTING.md's journeys, walked in a copy of the project: what an editor and a developer
 * change is one file each, and everything else follows.
 */

let copy: string;

beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), "project-"));
  for (const name of ["src", "plugins", "netlify", "data"]) {
    await cp(join(PROJECT, name), join(copy, name), { recursive: true });
  }
  await symlink(join(PROJECT, "node_modules"), join(copy, "node_modules"));
});

afterEach(() => rm(copy, { recursive: true }));

/** Rewrites a file of the copy. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const before = await readFile(join(copy, file), "utf8");
  if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
  await writeFile(join(copy, file), before.replace(from, to));
}

interface HomeEntry {
  readonly id: string;
  readonly hero: { readonly title: string; readonly subtitle: string; readonly link: { readonly label: string } };
}

test("every word of the home page's hero, its button included, is changed in data/pages.json alone", async () => {
  const pages = JSON.parse(await readFile(join(copy, "data/pages.json"), "utf8")) as HomeEntry[];
  const home = pages.find(({ id }) => id === "home");
  if (!home) throw new Error("no home page");
  const { title, subtitle, link } = home.hero;
  await edit("data/pages.json", JSON.stringify(title), '"Other title"');
  await edit("data/pages.json", JSON.stringify(subtitle), '"Other words below the title."');
  await edit("data/pages.json", JSON.stringify(link.label), '"Other button"');
  const findings = await checkContent(copy, checkOptions);
  expect(findings.filter(({ severity }) => severity === "mistake")).toEqual([]);

  const { default: HomePage } = (await import(join(copy, "src/pages/index"))) as typeof import("../../src/pages/index");
  const changed = JSON.parse(await readFile(join(copy, "data/pages.json"), "utf8")) as HomeEntry[];
  const nothing = { nodes: [] };
  // As the page's query returns it, with no more than the page's own copy in it.
  const data = {
    pageCopy: { ...changed.find(({ id }) => id === "home"), jsonId: "home" },
    siteFacts: { founded: 2010, statistics: [] },
    ...{ allHeroSlide: nothing, allService: nothing, allWhyUsPoint: nothing, allIndustry: nothing },
    ...{ allCaseStudy: nothing, allTestimonial: nothing, allArticle: nothing },
  };
  const page = createElement(HomePage as React.ComponentType<{ data: unknown }>, { data });
  const html = renderToStaticMarkup(withTheme(page));
  const hero = html.slice(html.indexOf("data-hero"), html.indexOf("</section>"));
  for (const words of ["Other title", "Other words below the title.", "Other button"]) expect(hero).toContain(words);
  for (const words of [title, subtitle, link.label]) expect(hero).not.toContain(words);
});

test("an optional field of the contact form takes two lines in one file, and everything follows", async () => {
  await edit(
    "src/forms/contact.ts",
    '  company: singleLine("Company", 200),\n',
    '  company: singleLine("Company", 200),\n  budget: singleLine("Budget", 20),\n',
  );
  await edit(
    "src/forms/contact.ts",
    '  { name: "service", type: "select" },\n',
    '  { name: "budget", type: "text" },\n  { name: "service", type: "select" },\n',
  );

  // Label and asterisk, for the form with scripts and without.
  type FormFields = typeof import("../../src/forms/form-fields");
  const { formFields } = (await import(join(copy, "src/forms/form-fields"))) as FormFields;
  expect(formFields("contact").find(({ name }) => name === "budget")).toMatchObject({
    label: "Budget",
    required: false,
  });
  type Form = typeof import("../../src/forms/contact-form");
  const { ContactForm } = (await import(join(copy, "src/forms/contact-form"))) as Form;
  const form = createElement(ContactForm, { fields: formFields("contact"), services: [], people: [] });
  const html = renderToStaticMarkup(withTheme(form));
  expect(html).toMatch(/<label for="([^"]+)"[^>]*>Budget<\/label><input id="\1" name="budget"/);

  // Validation, function, store, mail and inbox.
  const store = await startStore();
  const mailServer = await startMailServer();
  notifyOver(mailServer.url);
  const later: Promise<unknown>[] = [];
  type Contact = typeof import("../../netlify/functions/contact.mjs");
  const { default: contact } = (await import(join(copy, "netlify/functions/contact.mjs"))) as Contact;
  const post = async (body: object) => {
    const headers = { "content-type": "application/json" };
    const request = new Request("https://www.example.com/api/contact", {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    const context = { deploy: { context: "dev" }, waitUntil: (work: Promise<unknown>) => void later.push(work) };
    const response = await contact(request, context);
    return { status: response.status, body: (await response.json()) as { id: string; fields?: object } };
  };
  expect((await post({ ...VALID.contact, budget: "x".repeat(21) })).body.fields).toEqual({
    budget: "Budget must be at most 20 characters",
  });
  const { status, body } = await post({ ...VALID.contact, budget: "50,000" });
  await Promise.all(later);
  expect(status).toBe(201);
  expect(mailServer.mails.map(({ recipients }) => recipients)).toEqual([[FIRM]]);
  expect(mailServer.mails[0]?.body).toContain("Budget: 50,000");
  type Inbox = typeof import("../../netlify/inbox/inbox");
  const { runInbox } = (await import(join(copy, "netlify/inbox/inbox"))) as Inbox;
  const inbox = (...args: string[]) => callInbox(args, { store, run: runInbox });
  expect((await inbox("show", body.id)).stdout).toContain("budget: 50,000\n");
  const csv = (await inbox("export", "--kind", "contact", "--format", "csv")).stdout.split("\r\n");
  expect(csv[0]).toContain(",company,budget,service,");
  expect(csv[1]).toContain(',"50,000",');
  notifyNobody();
  await mailServer.stop();
  await store.discard();
});
