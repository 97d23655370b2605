import { createIfAbsent, replaceUnchanged } from "./store";
import type { SubmissionStore } from "./store";
import type { Submission } from "./submission";

const MEBIBYTE = 1024 * 1024;

/**
 * What all visitors together may leave in the store within an hour, in bytes: some fifty thousand messages as people
 * write them. Netlify's rate limit counts each sender on its own; a flood comes from many.
 */
export const HOURLY_BUDGET_BYTES = 64 * MEBIBYTE;

/** What is kept beside each record: its marker, later its receipt, and what tells its words again. */
const BESIDE_RECORD_BYTES = 1024;

/** What the ledger counts in, in bytes. */
const UNIT_BYTES = 64 * 1024;

const LEDGER_KEY = "budget/hour";

/** What was spent within an hour. */
interface Ledger {
  /** `2026-11-21T08` */
  readonly hour: string;
  readonly units: number;
}

/** The hour's budget is used up. */
export class BudgetError extends Error {
  override readonly name = "BudgetError";

  constructor() {
    super("This hour's budget of the store is used up; see inbox list for what came in.");
  }
}

function parseLedger(text: string | undefined, hour: string): Ledger {
  try {
    const ledger = JSON.parse(text ?? "") as Ledger;
    if (ledger.hour === hour && Number.isFinite(ledger.units)) return ledger;
  } catch {
    // Nothing was spent that anybody can read.
  }
  return { hour, units: 0 };
}

/**
 * Whole units for a size, right on average: a small one counts as a unit now and then. So hardly any of those who write
 * at the same time have to change the ledger.
 */
function unitsFor(bytes: number): number {
  return Math.floor(bytes / UNIT_BYTES + Math.random());
}

/**
 * Takes what a submission needs out of the hour's budget. Where two do so at the same time, one may go uncounted.
 *
 * @throws BudgetError when nothing is left
 * @throws Error when the store fails
 */
export async function spend(store: SubmissionStore, submission: Submission): Promise<void> {
  const found = await store.getWithMetadata(LEDGER_KEY, { type: "text" });
  const { hour, units } = parseLedger(found?.data, new Date().toISOString().slice(0, 13));
  if (units * UNIT_BYTES >= HOURLY_BUDGET_BYTES) throw new BudgetError();
  const more = unitsFor(Buffer.byteLength(JSON.stringify(submission)) + BESIDE_RECORD_BYTES);
  if (more === 0) return;
  const text = JSON.stringify({ hour, units: units + more } satisfies Ledger);
  await (found ? replaceUnchanged(store, LEDGER_KEY, text, found.etag) : createIfAbsent(store, LEDGER_KEY, text));
}
