import { resolve } from "node:path";
import { LOCAL_CONTEXT, localSettings, PRODUCTION_CONTEXT, productionAccess } from "../environment";
import { openStore } from "../submissions/store";
import type { SubmissionStore } from "../submissions/store";

/** Why a command failed, in one sentence for whoever gave it. */
export class InboxError extends Error {
  override readonly name = "InboxError";
}

/**
 * Ends a command that could not read everything: it has done what it could.
 *
 * @param keys what it could not read
 * @throws InboxError naming them, if there are any
 */
export function failOver(keys: readonly string[]): void {
  if (keys.length === 0) return;
  const what = keys.length === 1 ? "1 record cannot be read and was" : `${keys.length} records cannot be read and were`;
  throw new InboxError(`${what} left out: ${keys.join(", ")}`);
}

/**
 * Runs a command on the published site's store when the environment gives access to it, and otherwise on this
 * machine's. The local server may be running meanwhile: both work on the same files.
 *
 * @param context another deploy context than the published site's or this machine's
 * @throws SettingsError when the access is incomplete, or whatever the command throws
 */
export async function withStore(
  context: string | undefined,
  command: (store: SubmissionStore) => Promise<void>,
): Promise<void> {
  const access = productionAccess();
  if (access) {
    console.error(
      context ? `Store of ${context}, site ${access.siteID}` : `Store of the published site ${access.siteID}`,
    );
    return command(openStore(context ?? PRODUCTION_CONTEXT, access));
  }
  const directory = resolve(localSettings().storeDirectory);
  console.error(`Local store ${directory}`);
  // Loaded only here: Netlify's server takes longer to load than everything else.
  const { startLocalStore } = await import("../local/local-store");
  const local = await startLocalStore(directory);
  try {
    await command(openStore(context ?? LOCAL_CONTEXT, local.access));
  } finally {
    await local.stop();
  }
}
