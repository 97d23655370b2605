import type { Browser } from "playwright-core";
import { SLOWDOWN } from "../browser/phone";
import { settle } from "../browser/settle";
import { withPage } from "../browser/with-page";
import { watchTraffic } from "../load/traffic";
import type { Interaction } from "./interactions";
import { watchResponse } from "./response";
import type { Response } from "./response";

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
