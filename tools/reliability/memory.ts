import pidusage from "pidusage";

const INTERVAL_MS = 1_000;

/** What a process's memory did, in bytes. */
export interface Memory {
  /** The median of the second and of the last quarter of the time: in the first, everything is loaded. */
  readonly before: number;
  readonly after: number;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Watches the memory of a process; the returned function ends that and tells what it did. */
export function watchMemory(pid: number): () => Memory {
  const samples: number[] = [];
  const timer = setInterval(() => {
    pidusage(pid).then(
      ({ memory }) => samples.push(memory),
      () => undefined,
    );
  }, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    const quarter = Math.max(1, Math.floor(samples.length / 4));
    return { before: median(samples.slice(quarter, 2 * quarter)), after: median(samples.slice(-quarter)) };
  };
}
