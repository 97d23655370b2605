import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What WCAG 2.2 asks for at level AA, as far as a machine can tell; the size of targets is among it. */
const AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Where the page, as it stands, violates WCAG 2.2 AA. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    // Without a second page to put the results of several frames together, which doubles the time: there is one frame.
    .setLegacyMode()
    .withTags(AA)
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
