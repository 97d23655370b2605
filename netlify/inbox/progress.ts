/** Shorter work is over before anybody wonders. */
const WORTH_SHOWING = 200;

/** How often progress is told, in items. */
const STEP = 100;

/**
 * Tells on stderr how far a long list is, so that stdout stays the result.
 *
 * @param total how many items there are
 * @returns called after each item
 */
export function progress(total: number): () => void {
  let done = 0;
  return () => {
    done += 1;
    if (total >= WORTH_SHOWING && (done % STEP === 0 || done === total)) console.error(`${done} of ${total} read`);
  };
}
