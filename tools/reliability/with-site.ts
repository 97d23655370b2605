import { rm } from "node:fs/promises";
import { makeFixtureSite } from "../../__tests__/functions/support/fixture-site";

/** Does something with a tiny site of its own in a temporary folder, which is removed afterwards. */
export async function withFixtureSite(work: (root: string) => Promise<void>): Promise<void> {
  const root = await makeFixtureSite();
  try {
    await work(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
