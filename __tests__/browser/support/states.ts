import type { Page } from "@playwright/test";
import { hold } from "./forms";
import { answer, apply, expanded, fillApplication, subscribe } from "./steps";
import { jobs, navigation } from "./shown-content";

/** A page brought into a state that a visitor meets, to be looked at and checked. */
export interface State {
  readonly name: string;
  readonly path: string;
  /** Brings the loaded page into the state. */
  readonly prepare: (page: Page) => Promise<void>;
  /** Whether it is looked at in a wide window, and not on a phone. */
  readonly onDesktops?: boolean;
}

/** The states that visitors meet: docs/behaviour.md 4. */
export const STATES: readonly State[] = [
  ...navigation.header.slice(0, 1).map(({ label }) => ({
    name: `dropdown ${label}`,
    path: "/",
    onDesktops: true,
    prepare: async (page: Page) => {
      const group = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: label });
      await group.click();
      await expanded(group);
    },
  })),
  {
    name: "language list",
    path: "/",
    prepare: async (page) => {
      await page.getByRole("button", { name: /^Language:/ }).click();
      await page.locator("#languages").waitFor();
    },
  },
  {
    name: "mobile menu",
    path: "/",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Menu" }).click();
      const group = page.getByRole("navigation", { name: "Main" }).getByRole("button").first();
      await group.click();
      await expanded(group);
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
      await hold(page, "**/api/careers/apply");
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
      const questions = page.locator("main summary");
      for (const question of [questions.nth(0), questions.nth(2)]) await question.click();
      await page.locator("main details[open]").nth(1).waitFor();
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
    onDesktops: true,
    prepare: async (page) => {
      await page.getByRole("button", { name: /next testimonial/i }).click();
      const dots = page.getByRole("button", { name: /^Show testimonials/ });
      await dots.nth(1).and(page.locator("[aria-current]")).waitFor();
    },
  },
  ...(jobs.length > 0
    ? [
        {
          name: "job card open",
          path: "/careers",
          prepare: async (page: Page) => {
            await page.getByRole("button", { name: "More Details" }).first().click();
            await page.getByRole("button", { name: "Less Details" }).waitFor();
          },
        },
      ]
    : []),
];
