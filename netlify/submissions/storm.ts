import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import { utcTime } from "../../src/lib/dates";
import { countOf, describeMailError, notice } from "./mail";
import type { Store } from "./store";
import { listRecords, startsOfHour } from "./submission";
import type { StoredSubmission } from "./submission";

type Notice = ReturnType<typeof notice>;

/** Leave nothing that could look like a command or become a link. */
const plainName = (name: string) => (name.match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []).join(" ").slice(0, 40);
const plainAddress = (email: string) => email.replace(/[^\w.+@'-]/g, "?").slice(0, 60);

/**
 * Writes one mail about many of the `waiting` submissions, with a line for each, in which a person finds the genuine ones.
 *
 * @param withNames false leaves out all that visitors wrote: the mail server has rejected it
 */
export function summary(submissions: readonly StoredSubmission[], waiting: number, withNames: boolean): Notice {
  const lines = submissions.map(({ id, kind, receivedAt, values: { name = "", email = "" } }) => {
    const sender = withNames ? [plainName(name), plainAddress(email)].filter(Boolean) : [];
    return `> ${[kind, utcTime(receivedAt), ...sender, id].join(" · ")}`;
  });
  const without = withNames ? "" : " The mail server rejected a mail with names and addresses.";
  return notice(`Website: ${countOf(submissions.length)} at once`, [
    "Read one: npm run inbox -- show ID\nRead all: npm run inbox -- list",
    `This mail lists ${submissions.length} of ${countOf(waiting)} that waited for a mail.${without}`,
    ...[...SUBMISSION_KINDS].reverse().map((kind) => {
      const own = lines.filter((line) => line.startsWith(`> ${kind}`));
      return [`${kind}: ${own.length}`, ...own].join("\n");
    }),
  ]);
}

/** Submissions of a kind in an hour by the clock. */
const FLOOD = 1_000;

/** Alerts the firm of a flood, once a day. If the alert fails, the next call sends it. */
export async function alertOfFlood(store: Store, send: (alert: Notice) => Promise<unknown>): Promise<void> {
  const key = `limits/flood-alert-${new Date().toISOString().slice(0, 10)}`;
  if (await store.read(key)) return;
  const starts = [0, 1].flatMap(startsOfHour);
  const records = await listRecords(store, ["new", "kept"], starts, FLOOD);
  const start = starts.find((one) => records.filter(({ id }) => id.startsWith(one)).length >= FLOOD);
  if (start === undefined) return;
  const alert = [
    "Read them: npm run inbox -- list",
    `${FLOOD} submissions (${start.split("/")[0]}) arrived within one hour. The website stores all of them, and mails summaries.`,
    "If programs send them, block their networks in Netlify. The website sends this alert at most once a day.",
  ];
  await send(notice("Website: too many submissions", alert)).then(
    () => store.create(key, "sent"),
    (error: unknown) => console.error(`The alert failed: ${describeMailError(error)}`),
  );
}
