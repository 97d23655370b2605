import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { navigation } from "../../../__tests__/browser/support/shown-content";
import { apply } from "../../../__tests__/browser/support/steps";
import { PHONE } from "../browser-page";

/** An interaction of a visitor, and how to see the page's response. */
export interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly device: BrowserContextOptions;
  /** What a visitor does before, such as a scroll that starts prefetching. */
  readonly before?: ((page: Page) => Promise<void>) | undefined;
  readonly act: (page: Page) => Promise<void>;
  /** A CSS selector of what becomes visible in response. */
  readonly answer: string;
  /** Hides the response again. */
  readonly undo: (page: Page) => Promise<unknown>;
}

/** Wide enough for the dropdowns of the header; without a mouse, they open by a tap. */
const TABLET: BrowserContextOptions = { viewport: { width: 1280, height: 900 }, hasTouch: true };

/** Scrolls to an element, as a visitor has done who sees it. */
const lookAt = (place: Locator) =>
  place.first().evaluate((element) => {
    element.scrollIntoView({ block: "center" });
  });

const lookAtButton = (name: string) => (page: Page) => lookAt(page.getByRole("button", { name }));

const escape = (page: Page) => page.keyboard.press("Escape");

const dropdown = (label: string): Interaction => ({
  name: `dropdown ${label}`,
  path: "/",
  device: TABLET,
  act: (page) => page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: label }).tap(),
  answer: "nav button[aria-expanded=true]",
  undo: escape,
});

const search = (name: string, path: string): Interaction => ({
  name: `keystroke in the ${name}’s search`,
  path,
  device: PHONE,
  act: (page) => page.getByRole("searchbox").press("e"),
  answer: "main:not(:has([aria-busy=true])) [role=search] input:not(:placeholder-shown)",
  undo: (page) => page.getByRole("searchbox").press("Backspace"),
});

const SERVICES = "#services a[href='/services']";

const pageChange = (name: string, answer: string, before?: Interaction["before"]): Interaction => ({
  name: `page change, ${name}`,
  path: "/",
  device: PHONE,
  before,
  act: (page) => page.locator(SERVICES).first().tap(),
  answer,
  undo: (page) => page.goBack(),
});

const HEADING = "[aria-label=Breadcrumb] a";

/** Scrolls to the link and waits until its page has been prefetched. */
async function lookAtLink(page: Page): Promise<void> {
  const script = page.waitForResponse("**/component---src-pages-services-*.js");
  await lookAt(page.locator(SERVICES));
  await (await script).finished();
}

/** The interactions that are measured. */
export const INTERACTIONS: readonly Interaction[] = [
  ...navigation.header.map(({ label }) => dropdown(label)),
  {
    name: "dropdown of languages",
    path: "/",
    device: TABLET,
    act: (page) => page.getByRole("button", { name: /^Language:/ }).tap(),
    answer: "#languages",
    undo: escape,
  },
  {
    name: "mobile menu",
    path: "/",
    device: PHONE,
    act: (page) => page.getByRole("button", { name: "Menu", exact: true }).tap(),
    answer: "header nav",
    undo: escape,
  },
  {
    name: "apply dialog",
    path: "/careers",
    device: PHONE,
    before: lookAtButton("Apply Now"),
    act: apply,
    answer: "[role=dialog]",
    undo: escape,
  },
  {
    name: "errors of the contact form",
    path: "/contact",
    device: PHONE,
    before: lookAtButton("Send Message"),
    act: (page) => page.getByRole("button", { name: "Send Message" }).tap(),
    answer: "form [aria-invalid=true]",
    undo: (page) => page.reload(),
  },
  search("blog", "/blog"),
  search("FAQ", "/faq"),
  {
    name: "next testimonial",
    path: "/",
    device: PHONE,
    before: lookAtButton("Next testimonials"),
    act: (page) => page.getByRole("button", { name: "Next testimonials" }).tap(),
    answer: "[aria-label^='Show testimonials'] ~ [aria-current]",
    undo: (page) => page.getByRole("button", { name: "Previous testimonials" }).tap(),
  },
  pageChange("fetched ahead, heading", HEADING, lookAtLink),
  pageChange("heading", HEADING),
  pageChange("all of it", "main #all"),
];
