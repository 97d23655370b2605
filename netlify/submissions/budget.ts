import type { SubmissionKind } from "../../src/forms/submission-kind";
import { enter, total, whenRoom } from "./ledger";
import type { Window } from "./ledger";
import type { Sender } from "./sender";
import type { SubmissionStore } from "./store";
import type { Submission } from "./submission";

const MEBIBYTE = 1024 * 1024;

/**
 * What all visitors together may leave in the store within an hour, by kind, in bytes: 64 MiB, some fifty thousand
 * messages as people write them. Netlify's rate limit counts each sender on its own; a flood comes from many.
 */
export const HOURLY_BYTES: Readonly<Record<SubmissionKind, number>> = {
  contact: 40 * MEBIBYTE,
  application: 20 * MEBIBYTE,
  newsletter: 4 * MEBIBYTE,
};

/** The parts of a kind's bytes that one sender, and one network, may use. */
export const [SENDER_PART, NETWORK_PART] = [1 / 16, 1 / 4];

/** A contact message is taken whatever else came in, while its sender has sent fewer than so many within the hour. */
export const MESSAGES_ALWAYS_TAKEN = 5;

/** What is kept beside each record, and the keys of all that: markers, receipts, entries. Bytes. */
const BESIDE_RECORD_BYTES = 1024;

/** How many ledgers count all visitors' bytes, so that hardly any who write at the same time change the same one. */
const SHARDS = 16;

/** How many of them are asked before something is refused. */
const SHARDS_ASKED = 4;

/** When to try again where too many are counted at the same time, in milliseconds. */
const CROWDED_MS = 60_000;

/** Whose share is used up: one sender's, one network's, or all visitors'. */
export type Share = "sender" | "network" | "everybody";

/** A share of what may be stored within an hour is used up. */
export class OverBudget extends Error {
  override readonly name = "OverBudget";

  constructor(
    readonly share: Share,
    /** When there will be room, in milliseconds since 1970. */
    readonly until: number,
  ) {
    super(`The share of this hour is used up (${share}).`);
  }
}

/** Tells when a share has room again for something; undefined when it has now. */
function noRoom(window: Window, bytes: number, share: number, accounts?: readonly string[]): number | undefined {
  const excess = total(window, accounts).bytes + bytes - share;
  return excess > 0 ? whenRoom(window, excess, accounts) : undefined;
}

/**
 * Counts something in its sender's and its network's share.
 *
 * @returns whether it is to be taken whatever else came in
 * @throws OverBudget
 */
async function spendOwn(store: SubmissionStore, { kind, spam }: Submission, bytes: number, sender: Sender) {
  let isAlwaysTaken = false;
  const ledger = { name: (hour: string) => `${kind}/network/${sender.network(hour)}`, account: sender.account };
  const objection = await enter(store, ledger, bytes, ({ window, accounts, isCrowded }) => {
    isAlwaysTaken = kind === "contact" && !spam && total(window, accounts).count < MESSAGES_ALWAYS_TAKEN;
    if (isAlwaysTaken) return undefined;
    if (isCrowded) return new OverBudget("network", Date.now() + CROWDED_MS);
    const own = noRoom(window, bytes, HOURLY_BYTES[kind] * SENDER_PART, accounts);
    if (own !== undefined) return new OverBudget("sender", own);
    const network = noRoom(window, bytes, HOURLY_BYTES[kind] * NETWORK_PART);
    return network === undefined ? undefined : new OverBudget("network", network);
  });
  if (objection) throw objection;
  return isAlwaysTaken;
}

/** Counts something in the share of all visitors; returns when there is room where there is none. */
async function spendShared(store: SubmissionStore, { kind }: Submission, bytes: number): Promise<number | undefined> {
  const first = Math.floor(Math.random() * SHARDS);
  let earliest: number | undefined;
  for (let asked = 0; asked < SHARDS_ASKED; asked += 1) {
    const name = `${kind}/all/${(first + asked) % SHARDS}`;
    const until = await enter(store, { name: () => name, account: () => "all" }, bytes, ({ window, isCrowded }) =>
      isCrowded ? Date.now() + CROWDED_MS : noRoom(window, bytes, HOURLY_BYTES[kind] / SHARDS),
    );
    if (until === undefined) return undefined;
    earliest = Math.min(earliest ?? until, until);
  }
  return earliest;
}

/**
 * Takes what a submission needs out of the shares of the hour that ends now: its sender's, its network's, and that of
 * its kind. Every byte of what is taken is counted, also where many come in at once.
 *
 * @param sender left out where nobody knows who it is
 * @throws OverBudget when one of them is used up
 * @throws Error when the store fails
 */
export async function spend(store: SubmissionStore, submission: Submission, sender?: Sender): Promise<void> {
  const bytes = Buffer.byteLength(JSON.stringify(submission)) + BESIDE_RECORD_BYTES;
  // What is always taken is a reserve of its own: counted with its sender, it takes no room from what can be refused.
  if (sender && (await spendOwn(store, submission, bytes, sender))) return;
  const until = await spendShared(store, submission, bytes);
  if (until !== undefined) throw new OverBudget("everybody", until);
}
