/** Chooses at random, in the same way for the same seed. */
export interface Random {
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
  bytes(length: number): Buffer;
}

/** The generator mulberry32 (https://gist.github.com/tommyettinger/46a874533244883189143505d203312c). */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (choices) => choices[below(choices.length)] ?? choices[0],
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
