import { runRoundRobin } from "../../../tools/bench/lighthouse/audit-pages";
import { readScores } from "../../../tools/bench/lighthouse/run-lighthouse";
import type { Scores } from "../../../tools/bench/lighthouse/run-lighthouse";

const SCORES: Scores = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  firstContentfulPaint: 700,
  largestContentfulPaint: 900,
  totalBlockingTime: 0,
};

/** Runs in turn on a machine that is as fast as these indexes say, one after the other; then the last one stays. */
async function runOn(indexes: readonly number[], wanted: number, addresses: readonly string[] = ["/a"]) {
  const looked: string[] = [];
  const found = await runRoundRobin(addresses, wanted, (address) => {
    const benchmarkIndex = indexes[looked.length] ?? indexes.at(-1) ?? 0;
    looked.push(address);
    return Promise.resolve({ scores: SCORES, benchmarkIndex });
  });
  const counted = (address: string) => found.get(address)?.runs.map(({ benchmarkIndex }) => benchmarkIndex);
  return { looked, counted, busy: found.get(addresses[0] ?? "")?.busy };
}

test("pages are looked at in turn, so that a slow minute concerns them all", async () => {
  const { looked } = await runOn([1000], 2, ["/a", "/b"]);
  expect(looked).toEqual(["/a", "/b", "/a", "/b"]);
});

test("a run on a busy machine is made again, and does not count", async () => {
  const { looked, counted, busy } = await runOn([1000, 300, 990, 950], 3);
  expect(looked).toHaveLength(4);
  expect(counted("/a")).toEqual([1000, 990, 950]);
  expect(busy).toBe(0);
});

test("runs before the machine was known to be faster are made again", async () => {
  const { counted } = await runOn([500, 1000, 1000], 2);
  expect(counted("/a")).toEqual([1000, 1000]);
});

test("a machine that stays busy is taken as it is, and said to be", async () => {
  const { looked, counted, busy } = await runOn([1000, 300], 3);
  expect(looked).toHaveLength(6);
  expect(counted("/a")).toEqual([1000, 300, 300]);
  expect(busy).toBe(2);
});

describe("a page that Lighthouse couldn't look at", () => {
  beforeEach(() => jest.spyOn(console, "error").mockReturnValue());
  afterEach(() => jest.restoreAllMocks());

  /** Looks once at a page that can't be looked at so many times. */
  function lookAfter(failures: number) {
    let looks = 0;
    return runRoundRobin(["/a"], 1, (address) => {
      looks += 1;
      if (looks <= failures) return Promise.reject(new Error(`Lighthouse could not look at ${address}: NO_NAVSTART`));
      return Promise.resolve({ scores: SCORES, benchmarkIndex: 1000 });
    });
  }

  test("is looked at again, and that is said", async () => {
    const found = await lookAfter(2);
    expect(found.get("/a")?.runs).toHaveLength(1);
    expect(console.error).toHaveBeenCalledTimes(2);
  });

  test("ends the bench when it fails three times", async () => {
    await expect(lookAfter(3)).rejects.toThrow("could not look at /a");
  });
});

test("scores are of a hundred, times in milliseconds, and what is missing is no figure", () => {
  const scores = readScores({
    categories: { performance: { score: 0.975 }, seo: { score: 1 } },
    audits: { "largest-contentful-paint": { numericValue: 1234.5 } },
  } as unknown as Parameters<typeof readScores>[0]);
  expect(scores).toMatchObject({ performance: 98, seo: 100, accessibility: NaN, largestContentfulPaint: 1234.5 });
});
