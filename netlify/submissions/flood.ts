import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import type { MailSettings } from "../settings";
import { sendOne } from "./mail";
import type { Store } from "./store";
import { keyTime, STATES } from "./submission";

/** From so many records an hour on, only small contact messages are stored. */
const MOST_IN_AN_HOUR = 1_000;

/** The largest contact message that is stored also then, in bytes of its request. */
const SMALL_MESSAGE = 4 * 1024;

/** Tells whether a submission must wait, because too much has come in within the current hour. */
export async function isFlooded(store: Store, kind: SubmissionKind, bytes: number): Promise<boolean> {
  if (kind === "contact" && bytes <= SMALL_MESSAGE) return false;
  const hour = keyTime(new Date()).slice(0, "2026-11-25T01-".length);
  const prefixes = STATES.flatMap((state) => SUBMISSION_KINDS.map((one) => `${state}/${one}/${hour}`));
  const found = await Promise.all(prefixes.map((prefix) => store.list(prefix)));
  return found.flat().length >= MOST_IN_AN_HOUR;
}

/** Tells the firm by mail, once a day, that submissions are refused. @throws Error if the store or the mail fails */
export async function tellOfFlood(store: Store, settings: MailSettings): Promise<void> {
  const now = new Date().toISOString();
  const key = `told/flood-${now.slice(0, 10)}`;
  if (!(await store.create(key, now))) return;
  const text = [
    `More than ${MOST_IN_AN_HOUR} submissions came in within an hour. Until the hour is over, the website takes only short contact messages. It asks all other visitors to try again later; their text stays in the form.`,
    "See what came in: npm run inbox -- list, and npm run inbox -- list --spam",
    "This mail comes once a day.",
  ].join("\n\n");
  try {
    await sendOne(settings, { to: [...settings.to], subject: "Website: too many submissions", text });
  } catch (error) {
    await store.remove(key);
    throw error;
  }
}
