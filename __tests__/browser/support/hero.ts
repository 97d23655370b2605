import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

export const slideDots = (page: Page): Locator => page.locator("[aria-owns=hero-slides] [aria-label]");

export const pauseButton = (page: Page): Locator => page.locator("[aria-owns=hero-slides] button:not([aria-label])");

/** The dot of a slide, counted from 1. */
export const slideDot = (page: Page, slide: number): Locator => slideDots(page).nth(slide - 1);

/** Waits until only this slide is shown and only its dot is current. */
export async function expectSlide(page: Page, slide: number): Promise<void> {
  const marked = (all: Locator, attribute: string) =>
    all.evaluateAll(
      (parts, name) => parts.flatMap((part, index) => (part.hasAttribute(name) ? [index + 1] : [])),
      attribute,
    );
  await expect.poll(() => marked(page.locator("#hero-slides > *"), "data-shown")).toEqual([slide]);
  await expect.poll(() => marked(slideDots(page), "aria-current")).toEqual([slide]);
}
