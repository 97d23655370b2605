import pidtree from "pidtree";
import pidusage from "pidusage";

/** How often memory is looked at, in milliseconds. */
const INTERVAL = 500;

/**
 * Watches the memory of a process and of all that it has started.
 *
 * @returns stops watching, and says the most that they had together, in bytes of resident memory
 */
export function watchMemory(pid: number): () => number {
  let peak = 0;
  const look = async () => {
    const usages = await pidusage(await pidtree(pid, { root: true }));
    const total = Object.values(usages).reduce((sum, { memory }) => sum + memory, 0);
    peak = Math.max(peak, total);
  };
  // Processes end while they are looked at.
  const timer = setInterval(() => void look().catch(() => undefined), INTERVAL);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
