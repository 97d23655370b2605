import type { Upgrade } from "./manifest";

/** An upgrade that breaks something, and what. */
interface Breaking {
  readonly upgrade: Upgrade;
  readonly reason: string;
}

/** The upgrades that pass together, and those that break something when they are added. */
export interface Verdict {
  readonly passing: readonly Upgrade[];
  readonly breaking: readonly Breaking[];
}

/**
 * Finds the upgrades that break something by halving: where a list of them fails, each half is tried with those that
 * pass so far.
 *
 * @param check tries upgrades together, and returns what breaks, or null when nothing does
 * @throws Error when something breaks without any upgrade
 */
export async function findBreaking(
  upgrades: readonly Upgrade[],
  check: (upgrades: readonly Upgrade[]) => Promise<string | null>,
): Promise<Verdict> {
  const passing: Upgrade[] = [];
  const breaking: Breaking[] = [];
  let isCurrentKnownToPass = false;

  async function sort(candidates: readonly Upgrade[]): Promise<void> {
    const [first] = candidates;
    if (!first) return;
    const reason = await check([...passing, ...candidates]);
    if (reason === null) {
      passing.push(...candidates);
      return;
    }
    if (!isCurrentKnownToPass) {
      const current = await check([]);
      if (current !== null) throw new Error(`Without any upgrade, too: ${current}`);
      isCurrentKnownToPass = true;
    }
    if (candidates.length === 1) {
      breaking.push({ upgrade: first, reason });
      return;
    }
    const middle = Math.ceil(candidates.length / 2);
    await sort(candidates.slice(0, middle));
    await sort(candidates.slice(middle));
  }

  await sort(upgrades);
  return { passing, breaking };
}
