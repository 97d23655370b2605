import type { Browser, Page } from "playwright-core";
import { settle, SLOWDOWN, withPage } from "../browser-page";
import { watchTraffic } from "../load/traffic";
import type { Interaction } from "./interactions";

/** How fast a page responds, in milliseconds. */
export interface Response {
  /** From the event to the next paint; the longer one for a press and its release. */
  readonly nextPaint: number;
  /** From the event to the paint of the response, which comes later when something is fetched first. */
  readonly answered: number;
}

/** https://developer.mozilla.org/en-US/docs/Web/API/Scheduler/postTask */
declare const scheduler: {
  postTask(work: () => void, options: { readonly priority: "user-blocking" }): Promise<void>;
};

/** What the page records between an event and the response. */
interface ResponseWindow {
  response?: { nextPaint: number; answered: number | null; paintsToCome: number };
}

/** The events that count; their timestamps include the time in which the main thread was busy. */
const EVENTS = ["pointerdown", "pointerup", "click", "keydown", "keyup", "input"];

/**
 * Runs an interaction and measures how fast the page responds.
 *
 * @param act the interaction
 * @param answer a CSS selector of what becomes visible in response
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

/** How fast a page responds the first time, when it may have to fetch something, and the second time. */
export interface InteractionRun {
  readonly first: Response;
  readonly again: Response;
}

/** Measures an interaction twice on a page that has just become idle, with a slowed-down CPU. */
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
