import { AIR, expectNear } from "../expect";
import type { Journey, Visit } from "../visit";

/** Scrolls the page without a person's help, and waits until it is there. */
async function scrollTo(visit: Visit, y: number): Promise<number> {
  await visit.evaluate((top) => {
    window.scrollTo({ top, behavior: "instant" });
  }, y);
  return visit.rest();
}

const backAndForward: Journey = {
  name: "Back and Forward",
  run: async (visit) => {
    await visit.open("/");
    await visit.bring('main a[href="/case-studies"]');
    const atHome = await visit.rest();
    await visit.click('main a[href="/case-studies"]');
    await visit.at("/case-studies");
    await visit.rest();
    const atCases = await scrollTo(visit, 1500);
    await visit.click('[data-header] a[href="/"]');
    await visit.at("/");
    expectNear("home, opened anew,", await visit.rest(), 0);
    const steps: readonly [1 | -1, string, number][] = [
      [-1, "/case-studies", atCases],
      [-1, "/", atHome],
      [1, "/case-studies", atCases],
      [1, "/", 0],
      [-1, "/case-studies", atCases],
      [-1, "/", atHome],
    ];
    for (const [step, path, place] of steps) {
      await visit.go(step);
      await visit.at(path);
      expectNear(`${path} after ${step === 1 ? "Forward" : "Back"}`, await visit.rest(), place);
    }
  },
};

const backFromAnchors: Journey = {
  name: "Back and Forward between anchors",
  run: async (visit) => {
    await visit.open("/case-studies");
    await visit.bring('main a[href^="/case-studies#"]');
    const atList = await visit.rest();
    await visit.click('main a[href^="/case-studies#"]');
    await visit.until("the anchor is in the address", () => location.hash !== "");
    const atAnchor = await visit.rest();
    await scrollTo(visit, atAnchor + 200);
    await visit.go(-1);
    await visit.at("/case-studies");
    expectNear("the list after Back", await visit.rest(), atList);
    await visit.go(1);
    await visit.until("the anchor is in the address", () => location.hash !== "");
    expectNear("the case after Forward", await visit.rest(), atAnchor + 200);
  },
};

const reloads: Journey = {
  name: "a reload stays where one was",
  run: async (visit) => {
    for (const path of ["/", "/about#team"]) {
      await visit.open(path);
      const before = await scrollTo(visit, 1900);
      await visit.reload();
      expectNear(`${path} after a reload`, await visit.rest(), before);
    }
  },
};

const leavesTheSite: Journey = {
  name: "back from another site",
  run: async (visit) => {
    await visit.open("/");
    await visit.click('[data-header] a[href="/contact"]');
    await visit.at("/contact");
    await visit.rest();
    await visit.go(-1);
    await visit.at("/");
    const before = await scrollTo(visit, 1900);
    // A page without the site's scripts, as any other site's.
    await visit.evaluate(() => {
      location.assign("/robots.txt");
    });
    await visit.until("the other page is there", () => location.pathname === "/robots.txt");
    await visit.go(-1);
    await visit.at("/");
    await visit.started();
    // The browser keeps what is in sight where it was, while fonts and pictures come.
    expectNear("home", await visit.rest(), before, AIR);
  },
};

/** A page's scroll position is restored on return. */
export const PLACES: readonly Journey[] = [backAndForward, backFromAnchors, reloads, leavesTheSite];
