import type { SubmissionKind } from "../../src/forms/submission-kind";
import type { Share } from "../submissions/budget";
import { createIfAbsent, readTagged, replaceUnchanged } from "../submissions/store";
import type { SubmissionStore } from "../submissions/store";
import { enqueue } from "./outbox";

/** What the firm is told of once when more comes in than is taken. It has nobody's data. */
export interface FloodAlert {
  /** Its key: `alert/2026-11-21T08-00-00.000Z-contact`. */
  readonly id: string;
  readonly kind: SubmissionKind;
  /** Whose share was used up first. */
  readonly refused: Share;
}

/** What the keys of alerts begin with; the time follows. */
export const ALERT_PREFIX = "alert/";

/** Tells when the last alert was raised. */
const LAST_KEY = "flood/last-alert";

/** How long one alert speaks for all refusals, in milliseconds. */
const WINDOW_MS = 60 * 60_000;

/** Whether this is the first refusal for an hour; only one of those who ask at the same time is told so. */
async function isFirst(store: SubmissionStore, now: Date): Promise<boolean> {
  const text = now.toISOString();
  if ((await createIfAbsent(store, LAST_KEY, text)) !== undefined) return true;
  const last = await readTagged(store, LAST_KEY);
  if (!last || Math.abs(now.getTime() - Date.parse(last.data)) < WINDOW_MS) return false;
  return (await replaceUnchanged(store, LAST_KEY, text, last.etag)) !== undefined;
}

/**
 * Has the firm told, by the outbox, that submissions are refused; once an hour, however many are.
 *
 * @returns whether a mail waits now to be sent
 * @throws Error when the store fails
 */
export async function raiseFloodAlert(
  store: SubmissionStore,
  { kind, refused }: Pick<FloodAlert, "kind" | "refused">,
): Promise<boolean> {
  const now = new Date();
  if (!(await isFirst(store, now))) return false;
  const id = `${ALERT_PREFIX}${now.toISOString().replaceAll(":", "-")}-${kind}`;
  await enqueue(store, id);
  await store.setJSON(id, { id, kind, refused } satisfies FloodAlert);
  return true;
}

/** Reads an alert; undefined when there is none that can be read. */
export async function readFloodAlert(store: SubmissionStore, key: string): Promise<FloodAlert | undefined> {
  const text = (await store.get(key, { type: "text" })) as string | null;
  try {
    return (JSON.parse(text ?? "null") as FloodAlert | null) ?? undefined;
  } catch {
    return undefined;
  }
}

const WHO: Record<Share, string> = {
  sender: "One address has sent as much as one may within an hour. Others are not affected.",
  network: "One network has sent as much as one may within an hour. Others are not affected.",
  everybody: "All visitors together have sent as much as is taken within an hour.",
};

const WHAT: Record<SubmissionKind, string> = {
  contact: "contact messages",
  application: "applications",
  newsletter: "newsletter subscriptions",
};

/** Writes what the mail says. */
export function alertText({ kind, refused }: FloodAlert): string {
  return [
    `The website refuses some ${WHAT[kind]} at the moment, as too many come in.`,
    WHO[refused],
    "Whoever is refused keeps the text, and is told when to try again. A contact message is always taken while its sender has sent fewer than five within the hour.",
    `See what came in: npm run inbox -- list --kind ${kind}, and with --spam`,
    "This is said once an hour while it goes on.",
    "",
  ].join("\n\n");
}
