import heroSlides from "../../../data/hero-slides.json";
import testimonials from "../../../data/testimonials.json";
import type { Journey, Visit } from "../visit";

/** The place of the current one among the dots, counted from 0. */
const currentDot = (dots: string) =>
  [...document.querySelectorAll(dots)].findIndex((dot) => dot.hasAttribute("aria-current"));

const SLIDES = "[data-hero] button[aria-label^='Show slide']";

const expectSlide = (visit: Visit, index: number) => visit.untilSame("the slide", index, currentDot, SLIDES);

const hero: Journey = {
  name: "hero",
  run: async (visit) => {
    await visit.open("/");
    const last = heroSlides.length - 1;
    await visit.click(`[data-hero] button[aria-label^='Show slide ${String(last + 1)}']`);
    await expectSlide(visit, last);
    // By itself, after five seconds.
    await expectSlide(visit, 0);
    await visit.click("[data-hero] button", "Pause the pictures");
    await visit.bring("[data-hero] button", "Play the pictures");
  },
};

const DOTS = "#testimonials button[aria-label^='Show testimonials']";

const carousel: Journey = {
  name: "carousel",
  run: async (visit) => {
    await visit.open("/");
    await visit.bring("#testimonials h2");
    // Three at once in a desktop's window.
    const groups = testimonials.length - 2;
    await visit.untilSame("the dots", groups, (dots) => document.querySelectorAll(dots).length, DOTS);
    const expectGroup = (index: number) => visit.untilSame("the group", index, currentDot, DOTS);
    await visit.click("#testimonials button[aria-label='Previous testimonials'], #testimonials button", "Previous");
    await expectGroup(groups - 1);
    await visit.click("#testimonials button[aria-label='Next testimonials'], #testimonials button", "Next");
    await expectGroup(0);
    await visit.resize(800, 900);
    await visit.untilSame("the dots", groups + 1, (dots) => document.querySelectorAll(dots).length, DOTS);
  },
};

/** What moves on the home page. */
export const HOME: readonly Journey[] = [hero, carousel];
