import type { Page } from "playwright-core";
import navigation from "../../../data/navigation.json";

/** A page brought into a state that a visitor meets, to be looked at and checked. */
export interface State {
  readonly name: string;
  readonly path: string;
  /** Brings the loaded page into the state. */
  readonly prepare: (page: Page) => Promise<void>;
  /** The state exists only below (a sheet) or only from (a row) this width, in pixels. */
  readonly below?: number;
  readonly from?: number;
}

const WIDE = 1024;

const apply = (page: Page) => page.getByRole("button", { name: "Apply Now" }).first().click();

async function fillApplication(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Ada Example");
  await dialog.getByLabel("Email").fill("ada@example.com");
  await dialog.getByLabel("Resume").fill("Ten years of operations work in three countries.");
}

/** Leaves the request to this address without an answer, so that the page keeps waiting. */
const hold = (page: Page, path: string) => page.route(`**${path}`, () => undefined);

/** Answers the request to this address with this status. */
const answer = (page: Page, path: string, status: number) =>
  page.route(`**${path}`, (route) => route.fulfill({ status, contentType: "application/json", body: "{}" }));

async function subscribe(page: Page): Promise<void> {
  await page.getByLabel("Email").last().fill("reader@example.com");
  await page.getByRole("button", { name: "Subscribe" }).last().click();
  await page.getByText(/^Subscription (Successful|Failed)$/).waitFor();
}

/** The states that the specification and the design name. */
export const STATES: readonly State[] = [
  ...navigation.header.map(({ label }) => ({
    name: `dropdown ${label}`,
    path: "/",
    from: WIDE,
    prepare: async (page: Page) => {
      await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: label }).click();
    },
  })),
  {
    name: "language list",
    path: "/",
    prepare: (page) => page.getByRole("button", { name: /^Language:/ }).click(),
  },
  {
    name: "mobile menu",
    path: "/",
    below: WIDE,
    prepare: async (page) => {
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("button", { name: "Services" }).click();
    },
  },
  {
    name: "apply dialog empty",
    path: "/careers",
    prepare: async (page) => {
      await apply(page);
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "apply dialog with errors",
    path: "/careers",
    prepare: async (page) => {
      await apply(page);
      await page.getByRole("button", { name: "Submit Application" }).click();
      await page.getByText("Resume content is required").waitFor();
    },
  },
  {
    name: "apply dialog submitting",
    path: "/careers",
    prepare: async (page) => {
      await hold(page, "/api/careers/apply");
      await apply(page);
      await fillApplication(page);
      await page.getByRole("button", { name: "Submit Application" }).click();
      await page.getByRole("button", { name: "Submitting..." }).waitFor();
    },
  },
  {
    name: "toast success",
    path: "/webinars",
    prepare: async (page) => {
      await answer(page, "/api/newsletter/subscribe", 201);
      await subscribe(page);
    },
  },
  {
    name: "toast failure",
    path: "/webinars",
    prepare: async (page) => {
      await answer(page, "/api/newsletter/subscribe", 503);
      await subscribe(page);
    },
  },
  {
    name: "contact form with errors",
    path: "/contact",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Send Message" }).click();
      await page.getByText("Message must be at least 10 characters").waitFor();
    },
  },
  {
    name: "FAQ open",
    path: "/faq",
    prepare: async (page) => {
      const questions = page.locator("main h3 button");
      await questions.nth(0).click();
      await questions.nth(2).click();
    },
  },
  {
    name: "FAQ without results",
    path: "/faq",
    prepare: async (page) => {
      await page.getByPlaceholder("Search questions...").fill("xyzzy");
      await page.getByText("No Results Found").waitFor();
    },
  },
  {
    name: "blog search with results",
    path: "/blog",
    prepare: (page) => page.getByRole("searchbox").fill("sustain"),
  },
  {
    name: "blog search without results",
    path: "/blog",
    prepare: async (page) => {
      await page.getByRole("searchbox").fill("xyzzy");
      await page.getByText("No Articles Found").waitFor();
    },
  },
  {
    name: "testimonials at the second group",
    path: "/",
    prepare: (page) => page.getByRole("button", { name: /next testimonial/i }).click(),
  },
  {
    name: "job card open",
    path: "/careers",
    prepare: (page) => page.getByRole("button", { name: "More Details" }).first().click(),
  },
];

/** Whether the state exists at this width. */
export function existsAt({ below, from }: State, width: number): boolean {
  return (below === undefined || width < below) && (from === undefined || width >= from);
}
