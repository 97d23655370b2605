import retryNotifications from "../../netlify/functions/retry-notifications.mjs";
import { FIRM, notifyOver, startMailServer } from "../../__tests__/functions/support/mail-server";
import { startMemoryStore } from "../../__tests__/functions/support/memory-store";
import type { Cost, MemoryStore } from "../../__tests__/functions/support/memory-store";
import { CONSTANT, seedConstant, seedRecords, seedWaiting } from "../../__tests__/functions/support/seed-store";
import { STORE_WORK } from "../../__tests__/functions/support/store-work";

/** How long the store takes to answer, in milliseconds. */
const LATENCY_MS = 40;

const SIZES = [100, 10_000, 100_000];

/** How many times as much as the smallest store the larger ones may cost, and how many seconds any work may take. */
const [MOST_FACTOR, MOST_SECONDS] = [2, 10];

const [DUE_MAILS, MOST_RUNS] = [1_000, 5];

/** Starts a store, and makes it the one that the functions use. */
async function startStore(): Promise<MemoryStore> {
  const store = await startMemoryStore(LATENCY_MS);
  store.connect();
  return store;
}

/** Fills a store, and measures each piece of work over it. */
async function measureAt(size: number): Promise<Map<string, Cost>> {
  const store = await startStore();
  const inside = store.inside("dev");
  await seedRecords(inside, 0, size);
  await seedConstant(inside);
  await seedWaiting(inside, CONSTANT.waiting);
  const costs = new Map<string, Cost>();
  for (const [what, work] of STORE_WORK) costs.set(what, await store.measure(() => work(store)));
  await store.stop();
  return costs;
}

function report(costs: readonly Map<string, Cost>[]): string[] {
  const problems: string[] = [];
  console.log(["", ...SIZES.map((size) => `${size.toLocaleString("en")} records`)].join("  |  "));
  for (const [what] of STORE_WORK) {
    const found = costs.map((cost) => cost.get(what) ?? { calls: 0, seconds: 0 });
    const cells = found.map(({ calls, seconds }) => `${calls} calls, ${seconds.toFixed(2)} s`);
    console.log([what, ...cells].join("  |  "));
    for (const name of ["calls", "seconds"] as const) {
      const [least = 0, ...larger] = found.map((cost) => cost[name]);
      if (larger.some((value) => value > MOST_FACTOR * least)) problems.push(`${what}: ${name} are not flat`);
    }
    if (found.some(({ seconds }) => seconds > MOST_SECONDS)) problems.push(`${what} takes over ${MOST_SECONDS} s`);
  }
  return problems;
}

/** Counts the scheduled runs in which many due mails go out. */
async function runsFor(mails: number): Promise<number> {
  const store = await startStore();
  await seedWaiting(store.inside("dev"), mails);
  const context = { deploy: { context: "dev" }, waitUntil: () => undefined };
  let [runs, left] = [0, mails];
  while (left > 0 && runs < 2 * MOST_RUNS) {
    runs += 1;
    const response = await retryNotifications(new Request("http://localhost/", { method: "POST" }), context);
    const { sent } = (await response.json()) as { sent: number };
    console.log(`Run ${runs}: ${sent} mails sent`);
    left -= sent;
  }
  await store.stop();
  return runs;
}

/**
 * Measures what the work on a store of a hundred, ten thousand and a hundred thousand records costs, where the store is
 * in memory and takes 40 ms to answer.
 *
 * @throws Error when some work is not flat or takes too long, or mails that are due don't go out in time
 */
export async function measureScale(): Promise<void> {
  const mailServer = await startMailServer();
  notifyOver(mailServer.url);
  process.env.DIGEST_TO = FIRM;
  const costs: Map<string, Cost>[] = [];
  for (const size of SIZES) costs.push(await measureAt(size));
  const problems = report(costs);
  const runs = await runsFor(DUE_MAILS);
  console.log(`${DUE_MAILS} due mails went out within ${runs} runs`);
  if (runs > MOST_RUNS) problems.push(`${DUE_MAILS} mails took ${runs} runs`);
  await mailServer.stop();
  if (problems.length > 0) throw new Error(problems.join("\n"));
}
