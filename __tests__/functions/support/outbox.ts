import retryNotifications from "../../../netlify/functions/retry-notifications.mjs";
import type { DeliveryReport } from "../../../netlify/outbox/deliver";
import { CLAIM_MS } from "../../../netlify/outbox/marker";
import type { Marker } from "../../../netlify/outbox/marker";
import { readEntry, refile } from "../../../netlify/outbox/outbox";
import type { Entry } from "../../../netlify/outbox/outbox";
import { openStore } from "../../../netlify/submissions/store";
import { post } from "./call";
import { ONLY_THE_DATE } from "./clock";
import { VALID } from "./examples";
import { notifyNobody, notifyOver } from "./mail-server";
import type { TestMailServer } from "./mail-server";

/** Runs the scheduled function as Netlify does, every five minutes. */
export async function retry(): Promise<DeliveryReport> {
  const context = { deploy: { context: "dev" }, waitUntil: () => undefined };
  const response = await retryNotifications(new Request("https://www.example.com/", { method: "POST" }), context);
  return (await response.json()) as DeliveryReport;
}

/**
 * Posts messages of "Visitor 0", "Visitor 1" and so on while notifications are off, then turns them on.
 *
 * @returns their ids
 */
export async function postUnsent(count: number, { url }: Pick<TestMailServer, "url">): Promise<string[]> {
  notifyNobody();
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { body, later } = await post("contact", { ...VALID.contact, name: `Visitor ${index}` });
    await later;
    ids.push(body.id ?? "");
  }
  notifyOver(url);
  return ids;
}

/**
 * Puts a marker into the outbox as another run has left it, and into its place in the queue.
 *
 * @param marker what of it differs from a fresh one; or a text, which may be none that can be read
 */
export async function putMarker(key: string, marker: Partial<Record<keyof Marker, unknown>> | string): Promise<void> {
  const fresh = { dueAt: new Date(), attempts: 0, accepted: [] };
  const text = typeof marker === "string" ? marker : JSON.stringify({ ...fresh, ...marker });
  await openStore("dev").set(`unsent/${key}`, text);
  await refile(openStore("dev"), key);
}

/** Sets the time of day forward; everything else goes on as before. */
export function advanceClock(milliseconds: number): void {
  jest.useFakeTimers({ ...ONLY_THE_DATE, now: Date.now() + milliseconds });
}

/** Goes on to when a mail that was being tried is left to others again. */
export function afterTheClaim(): void {
  advanceClock(CLAIM_MS + 1_000);
}

/** What the outbox knows of a submission. */
export function entryOf(id: string | undefined): Promise<Entry | undefined> {
  return readEntry(openStore("dev"), id ?? "");
}

/** Whose messages the firm was told of, in order. */
export function visitorsIn({ mails }: TestMailServer): (string | undefined)[] {
  return mails.map(({ body }) => /Visitor \d+/.exec(body)?.[0]);
}
