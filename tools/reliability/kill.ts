import { join } from "node:path";
import { startSite } from "../../__tests__/functions/support/site-process";
import { missingSubmissions, postUntil, withFixtureSite } from "./load";

/** The number of submissions to acknowledge before the process is killed. */
const ENOUGH = 2_000;

/**
 * Kills the server with SIGKILL while it takes submissions, restarts it, and looks for every acknowledged submission.
 *
 * @throws Error when one is missing
 */
export async function killUnderLoad(): Promise<void> {
  await withFixtureSite(async (root) => {
    const site = await startSite(root);
    const acknowledged: string[] = [];
    let killed: Promise<unknown> = Promise.resolve();
    await postUntil(site.url, (id) => {
      if (acknowledged.push(id) === ENOUGH) killed = site.stop("SIGKILL");
      return true;
    });
    await killed;
    const again = await startSite(root);
    const missing = await missingSubmissions(join(root, "store"), acknowledged);
    await again.stop("SIGTERM");
    console.log(`${acknowledged.length} submissions acknowledged before the kill, ${missing.length} missing after it`);
    if (missing.length > 0 || acknowledged.length < ENOUGH) throw new Error("Acknowledged submissions were lost.");
  });
}
