import { randomUUID } from "node:crypto";
import { createIfAbsent, readTagged, replaceUnchanged } from "../submissions/store";
import type { SubmissionStore } from "../submissions/store";

/** Only one of all runs, on whatever machine, talks to the mail server: this entry says until when it may. */
const LEASE_KEY = "outbox/turn";

/** How long a lease lasts unless it is renewed, in milliseconds: longer than connecting and one message may take. */
const LEASE_MS = 30_000;

/** How long after it was renewed a lease is still good for a connection and a message, in milliseconds. */
const RENEW_AFTER_MS = 5_000;

/** How long nobody tries a mail server that is out of reach or refuses the sign-in, in milliseconds. */
export const SERVER_PAUSE_MS = 60_000;

/** The right to talk to the mail server, for a time. */
export interface Lease {
  /** Begins the time again where that is needed; false when the lease went to another run, as after a standstill of this process. */
  renew(): Promise<boolean>;
  /**
   * Gives the lease back.
   *
   * @param pauseMs how long nobody may have it, in milliseconds
   */
  release(pauseMs: number): Promise<void>;
}

interface LeaseState {
  /** Makes each state differ from every other. */
  readonly run: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Tells whether nobody has the lease. Only a wrong clock can have given it to somebody for longer than any pause. */
function isFree(text: string): boolean {
  try {
    const rest = (JSON.parse(text) as LeaseState).until - Date.now();
    return !(rest > 0 && rest <= SERVER_PAUSE_MS);
  } catch {
    return true;
  }
}

/** Acquires the lease; undefined when another run has it. */
export async function acquireLease(store: SubmissionStore): Promise<Lease | undefined> {
  const run = randomUUID();
  const state = (milliseconds: number) =>
    JSON.stringify({ run, until: Date.now() + milliseconds } satisfies LeaseState);
  const last = await readTagged(store, LEASE_KEY);
  if (last && !isFree(last.data)) return undefined;
  let etag = last
    ? await replaceUnchanged(store, LEASE_KEY, state(LEASE_MS), last.etag)
    : await createIfAbsent(store, LEASE_KEY, state(LEASE_MS));
  if (etag === undefined) return undefined;
  let renewedAt = Date.now();
  return {
    async renew() {
      if (Math.abs(Date.now() - renewedAt) < RENEW_AFTER_MS) return etag !== undefined;
      renewedAt = Date.now();
      if (etag !== undefined) etag = await replaceUnchanged(store, LEASE_KEY, state(LEASE_MS), etag);
      return etag !== undefined;
    },
    async release(pauseMs) {
      if (etag !== undefined) await replaceUnchanged(store, LEASE_KEY, state(pauseMs), etag);
    },
  };
}
