import { articles, caseStudies, industries, leaders, services } from "../../../support/entries";
import { paragraphsOf, withoutNoBreaks } from "../../../../src/lib/text";
import { CONTACT } from "../../support/form-cases";
import { control, fill, formOn, submit, waitForLiveForm } from "../../support/forms";
import { attributes, shareStaticPages, texts, theOne } from "../../support/static-pages";
import { storedFrom } from "../../support/stored";
import { waitForToast } from "../../support/toasts";
import { newVisitor } from "../../support/visitor";

// A page for each member of the leadership: docs/behaviour.md 2.28.

const visitor = newVisitor();

const PEOPLE = leaders.map((leader) => ({ ...leader, path: `/about/${leader.id}` }));

const pageAt = shareStaticPages(["/about", "/sitemap", ...PEOPLE.map(({ path }) => path)]);

const said = (root: ParentNode, selector: string) => texts(root, selector).map(withoutNoBreaks);

const idsOf = (entries: readonly { readonly id: string }[], base: string) => entries.map(({ id }) => `${base}/${id}`);

test.each(PEOPLE)("the page of $name says who it is, and names all that the person answers for", (person) => {
  const { id, name, title, bio, biography, path } = person;
  const { document } = pageAt(path);
  expect(said(document, "h1")).toEqual([name]);
  expect(said(document, "[data-hero] h1 + p")).toEqual([title]);
  expect(said(document, "#biography p")).toEqual(paragraphsOf(biography ?? bio));
  expect(texts(document, "nav[aria-label=Breadcrumb] li")).toEqual(["Home", "About Us", name]);
  const named = (selector: string) => attributes(document, `${selector} li a`, "href");
  const ownedBy = ({ partner }: { readonly partner?: string }) => partner === id;
  expect(named("#leads")).toEqual([
    ...idsOf(services.filter(ownedBy), "/services"),
    ...idsOf(industries.filter(ownedBy), "/industries"),
  ]);
  expect(named("#cases")).toEqual(idsOf(caseStudies.filter(ownedBy), "/case-studies"));
  const written = articles.filter(({ author }) => author === id);
  expect(named("#articles")).toEqual(idsOf(written, "/blog"));
  const button = theOne(document, "#write-to-person a");
  expect(button.textContent).toBe(`Write to ${name}`);
  // The card on About leads here, and keeps its anchor.
  const card = theOne(pageAt("/about").document, `#team [id="${id}"]`);
  expect(attributes(card, "a", "href")).toEqual([path]);
});

test("what is written to a person reaches the firm with the name, in the form's own fields", async () => {
  const [person] = PEOPLE;
  if (!person) throw new Error("There is nobody to write to");
  const { page } = await visitor.visit(person.path, { reducedMotion: "reduce" });
  await page.locator("#write-to-person").getByRole("link").click();
  await page.waitForURL("**/contact?to=*#request-consultation");
  const form = formOn(page, CONTACT);
  await waitForLiveForm(form);
  const message = control(form, "message");
  const salutation = `Dear ${person.name},\n\n`;
  expect(await message.inputValue()).toBe(salutation);
  const email = "letter.to.a.person@example.com";
  const written = { ...CONTACT.enough, email, message: `${salutation}We lose orders at night.` };
  await fill(form, written);
  await submit(form, CONTACT);
  await waitForToast(page, CONTACT.success);
  expect(await storedFrom("contact", email)).toEqual([{ ...CONTACT.empty, ...written }]);
});
