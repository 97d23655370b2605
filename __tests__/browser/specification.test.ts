import { FIELDS } from "../../src/forms/fields";
import { OUTCOME_MESSAGES, SUBMIT_LABELS } from "../../src/forms/form-copy";
import { jobs, pastWebinars, upcomingWebinars } from "../support/entries";
import { isRoute } from "./support/routes";
import { attributes, staticPage, texts } from "./support/static-pages";
import { applyButtons, noResults, openApplyDialog } from "./support/steps";
import { expect as baseExpect, test, visit } from "./support/test";

// The customer's specification fixes these texts. All other tests read texts from data/ and src/, so a changed one fails here only.

const expect = baseExpect.configure({ soft: true });

const advice = (path: string, file: string) =>
  `The specification fixes this text of ${path}, which is in ${file}. Restore it there. If the customer has agreed to ` +
  "another text, write that one into __tests__/browser/specification.test.ts.";

/** By file and page. The title of a document may end with the firm's name, a link with the title of its entry. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "data/pages.json": {
    "/": ["Innovative Business Solutions"],
    "/about": ["About Us"],
    "/services": ["Services"],
    "/blog": ["Blog"],
    "/case-studies": ["Case Studies"],
    "/white-papers": ["White Papers", "Stay Updated"],
    "/webinars": ["Webinars"],
    "/contact": ["Send Us a Message", "How We Can Help"],
    "/faq": ["Still Have Questions?"],
    "/not-found": [
      "Page Not Found",
      "Sorry, we couldn't find the page you're looking for.",
      "404",
      "The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.",
    ],
  },
  "data/navigation.json": {
    "/": ["About", "Services", "Industries", "Insights", "Careers", "Contact", "Request a Consultation"],
    "/sitemap": ["Main Pages", "Legal"],
  },
  "data/legal.json": {
    "/privacy-policy": ["Last Updated May 1, 2023"],
    "/terms-of-service": ["Last Updated May 1, 2023"],
  },
  "src/": {
    "/blog": ["Read More", "Back to Top", "Back to Articles"],
    "/case-studies": ["Read Case Study", "The Challenge", "Our Solution", "Results"],
    "/white-papers": ["Download PDF"],
    "/webinars": [
      ...(upcomingWebinars.length > 0 ? ["Register Now"] : []),
      ...(pastWebinars.length > 0 ? ["Watch Recording"] : []),
    ],
    "/careers": ["Submit a General Application", ...(jobs.length > 0 ? ["Apply Now"] : [])],
    "/not-found": ["Return to Home", "Contact Support"],
  },
};

test("pages show the specification's texts", async () => {
  for (const [file, pages] of Object.entries(TEXTS))
    for (const [path, expected] of Object.entries(pages).filter(([path]) => isRoute(path) || path === "/not-found")) {
      const { document } = await staticPage(path);
      const shown = texts(document, "title, header *, main *").flatMap((text) => [
        text,
        ...text.split(/: | \| | - | for /),
      ]);
      expect(
        expected.filter((text) => !shown.includes(text)),
        advice(path, file),
      ).toEqual([]);
    }
});

test("forms have the specification's buttons, notices and errors", () => {
  expect(SUBMIT_LABELS, advice("the forms", "src/forms/form-copy.ts")).toMatchObject({
    newsletter: { busy: "Subscribing..." },
    application: { idle: "Submit Application", busy: "Submitting..." },
  });
  const failure = (what: string) => `There was a problem ${what}. Please try again.`;
  expect(OUTCOME_MESSAGES, advice("the forms", "src/forms/form-copy.ts")).toEqual({
    newsletter: {
      success: { title: "Subscription Successful", text: "Thank you for subscribing to our newsletter!" },
      failure: { title: "Subscription Failed", text: failure("with your subscription") },
    },
    application: {
      success: { title: "Application Submitted", text: "Thank you for your application. We'll be in touch soon!" },
      failure: { title: "Submission Failed", text: failure("submitting your application") },
    },
    contact: {
      success: { title: "Message Sent", text: "Thank you for your message. We'll be in touch soon!" },
      failure: { title: "Submission Failed", text: failure("sending your message") },
    },
  });
  const errors = Object.values(FIELDS).map((fields) => fields.flatMap(({ required }) => required ?? []));
  expect(errors, advice("the forms", "src/forms/fields.ts")).toEqual([
    ["Please enter a valid email address"],
    [
      "Name must be at least 2 characters",
      "Please enter a valid email address",
      "Resume content is required",
      "Position is required",
    ],
    [
      "Name must be at least 2 characters",
      "Please enter a valid email address",
      "Message must be at least 10 characters",
    ],
  ]);
});

for (const { path, hint, found } of [
  {
    path: "/blog",
    hint: undefined,
    found: [
      "No Articles Found",
      "We couldn't find any articles matching your search. Please try a different search term.",
    ],
  },
  {
    path: "/faq",
    hint: "Search questions...",
    found: [
      "No Results Found",
      "We couldn't find any FAQs matching your search. Please try different keywords or browse all questions.",
    ],
  },
].filter((search) => isRoute(search.path)))
  test(`a search without results on ${path} shows the specification's texts`, async ({ page }) => {
    if (hint)
      expect(attributes((await staticPage(path)).document, "#search", "placeholder"), advice(path, "src/")).toEqual([
        hint,
      ]);
    await visit(page, path);
    await page.getByRole("searchbox").fill("xyzzy");
    await expect(noResults(page).locator("> :is(h3, p)"), advice(path, "src/")).toHaveText(found);
  });

test("positions and their dialog have the specification's texts", async ({ page }) => {
  await visit(page, "/careers");
  const message = advice("/careers", "src/sections/careers/ and src/forms/form-copy.ts");
  const dialog = page.getByRole("dialog");
  const expectTitle = async (title: string) => {
    await expect(dialog.getByRole("heading"), message).toHaveText(`Apply for ${title}`);
    await page.keyboard.press("Escape");
  };
  await applyButtons(page).last().click();
  await expectTitle("General Application");
  await openApplyDialog(page);
  const description = "Please fill out the form below to apply for this position.";
  await expect(dialog, message).toHaveAccessibleDescription(description);
  await expect(dialog.getByRole("button"), message).toContainText(["", "Cancel", "Submit Application"]);
  await expectTitle(jobs[0]?.title ?? "General Application");
  if (jobs.length === 0) return;
  const details = page.locator("#positions [aria-controls$=-details] > span:first-of-type").first();
  const texts = [await details.innerText()];
  await details.click();
  await expect(details).not.toHaveText(texts[0] ?? "");
  expect([...texts, await details.innerText()].sort(), message).toEqual(["Less Details", "More Details"]);
});
