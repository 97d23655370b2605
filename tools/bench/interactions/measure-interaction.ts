import type { Browser, Page } from "playwright-core";
import { settle, SLOWDOWN, withPage } from "../browser-page";
import { watchTraffic } from "../load/traffic";
import type { Interaction } from "./interactions";

/** How soon a page answers, in milliseconds. */
export interface Response {
  /** From the event until what the page has done meanwhile is painted; of a press and its release the longer one. */
  readonly nextPaint: number;
  /** From the event until the answer is painted: later, where something is fetched first. */
  readonly answered: number;
}

/** https://developer.mozilla.org/en-US/docs/Web/API/Scheduler/postTask */
declare const scheduler: {
  postTask(work: () => void, options: { readonly priority: "user-blocking" }): Promise<void>;
};

/** What the page notes between an event and its answer. */
interface ResponseWindow {
  response?: { nextPaint: number; answered: number | null; paintsToCome: number };
}

/** Events that visitors feel: their own timestamps include the time in which the page was busy. */
const EVENTS = ["pointerdown", "pointerup", "click", "keydown", "keyup", "input"];

/**
 * Acts, and watches how soon the page answers.
 *
 * @param act what the visitor does
 * @param answer what is in sight afterwards; a CSS selector
 */
export async function watchResponse(page: Page, act: () => Promise<void>, answer: string): Promise<Response> {
  await page.evaluate(
    ({ events, selector }) => {
      const response = { nextPaint: 0, answered: null as number | null, paintsToCome: 0 };
      (window as unknown as ResponseWindow).response = response;
      const listening = new AbortController();
      // Methods, as functions with names of their own would need a helper of the compiler's, which the page lacks.
      const watch = {
        begun: null as number | null,
        // A timer would also wait for what the page does afterwards.
        next(work: () => void) {
          void scheduler.postTask(work, { priority: "user-blocking" });
        },
        // What the page itself does until it has drawn: when the picture is shown depends on the machine's compositor.
        afterPaint(work: () => void) {
          requestAnimationFrame(() => {
            watch.next(work);
          });
        },
        handleEvent({ timeStamp }: Event) {
          watch.begun = timeStamp;
          response.paintsToCome += 1;
          watch.afterPaint(() => {
            response.paintsToCome -= 1;
            response.nextPaint = Math.max(response.nextPaint, performance.now() - timeStamp);
          });
        },
        look() {
          const { begun } = watch;
          if (begun === null || !document.querySelector(selector)?.checkVisibility()) {
            requestAnimationFrame(watch.look);
            return;
          }
          watch.next(() => {
            response.answered = performance.now() - begun;
            listening.abort();
          });
        },
      };
      for (const type of events) addEventListener(type, watch, { capture: true, signal: listening.signal });
      requestAnimationFrame(watch.look);
    },
    { events: EVENTS, selector: answer },
  );
  await act();
  const found = await page.waitForFunction(() => {
    const { response } = window as unknown as ResponseWindow;
    return response?.answered != null && response.paintsToCome === 0 ? response : null;
  });
  const { nextPaint, answered } = (await found.jsonValue()) as Response;
  return { nextPaint, answered };
}

/** How a page answers the first time, when it may have to fetch something, and once more. */
export interface InteractionRun {
  readonly first: Response;
  readonly again: Response;
}

/** Lets a visitor with a slow phone do something twice on a page that has just become idle. */
export function measureInteraction(browser: Browser, site: string, interaction: Interaction): Promise<InteractionRun> {
  const { path, device, before, act, answer, undo } = interaction;
  return withPage(browser, device, async (open) => {
    const { page, session } = open;
    const traffic = await watchTraffic(session);
    await page.goto(site + path);
    await settle(open, traffic);
    if (before) {
      await before(page);
      await settle(open, traffic);
    }
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    const first = await watchResponse(page, () => act(page), answer);
    await undo(page);
    await page.locator(answer).first().waitFor({ state: "hidden" });
    await traffic.quiet();
    const again = await watchResponse(page, () => act(page), answer);
    return { first, again };
  });
}
