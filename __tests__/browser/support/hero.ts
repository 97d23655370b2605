import type { Locator, Page } from "@playwright/test";
import { heroSlides } from "../../support/entries";
import { expect } from "./test";

const label = (slide: number) => `${slide} of ${heroSlides.length}`;

/** The dot of a slide, counted from 1. */
export const slideDot = (page: Page, slide: number): Locator =>
  page.getByRole("button", { name: `Show slide ${label(slide)}`, exact: true });

/** Waits until only this slide is shown and only its dot is current. */
export async function expectSlide(page: Page, slide: number): Promise<void> {
  const labels = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((element) => element.ariaLabel));
  await expect.poll(() => labels("#hero-slides [data-shown]")).toEqual([label(slide)]);
  await expect.poll(() => labels("[data-hero] button[aria-current]")).toEqual([`Show slide ${label(slide)}`]);
}
