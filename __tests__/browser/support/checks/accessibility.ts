import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** wcag22aa adds the size of targets. */
const AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The violations of WCAG 2.2 AA that axe finds in the current state of the page. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    // The default opens a second page to merge the results of frames. The site has no frames, and this halves the time.
    .setLegacyMode()
    .withTags(AA)
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
