import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withFileLock } from "../../netlify/local/locks";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "locks-"));
});

afterEach(() => rm(folder, { recursive: true }));

/** Makes all locks that are held look as old as this. */
async function age(milliseconds: number): Promise<void> {
  const time = new Date(Date.now() - milliseconds);
  for (const path of await readdir(folder, { recursive: true })) await utimes(join(folder, path), time, time);
}

/** Takes a lock as a process does that is killed before it gives it back; the lock is that old then. */
function abandon(thing: string, milliseconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const work = async () => {
      await age(milliseconds).then(resolve, reject);
      await new Promise<never>(() => undefined);
    };
    void withFileLock(folder, thing, work);
  });
}

/** Has many want the same lock at once; tells how many had it at the same time. */
async function contend(thing: string, many: number): Promise<number> {
  let [holders, most] = [0, 0];
  const work = async () => {
    holders += 1;
    most = Math.max(most, holders);
    for (let step = 0; step < 3; step += 1) await readdir(folder);
    holders -= 1;
  };
  await Promise.all(Array.from({ length: many }, () => withFileLock(folder, thing, work)));
  return most;
}

it("gives a stale lock to one of many who find it, and never takes a fresh one from its holder", async () => {
  for (let round = 0; round < 30; round += 1) {
    await abandon(`thing ${round}`, 60_000);
    expect([round, await contend(`thing ${round}`, 16)]).toEqual([round, 1]);
  }
  expect(await readdir(folder)).toEqual([]);
});

it("leaves a lock that is not stale yet to its holder, and those of other things to theirs", async () => {
  await abandon("thing", 5_000);
  const waiting = jest.fn(() => Promise.resolve());
  const waits = withFileLock(folder, "thing", waiting);
  for (let count = 0; count < 5; count += 1) expect(await contend("other thing", 3)).toBe(1);
  expect(waiting).not.toHaveBeenCalled();
  await age(60_000);
  await waits;
  expect(waiting).toHaveBeenCalledTimes(1);
});

it("gives the lock on where the work fails, and lets the failure through", async () => {
  const fails = withFileLock(folder, "thing", () => Promise.reject(new Error("no space left")));
  await expect(fails).rejects.toThrow("no space left");
  expect(await withFileLock(folder, "thing", () => Promise.resolve("done"))).toBe("done");
});
