/** How often one run is tried: Chromium sometimes loses a trace's beginning, and Lighthouse asks to be run again. */
const ATTEMPTS = 3;

/**
 * Runs a measurement, and again where the browser's trace had no beginning; says so each time.
 *
 * @param run the measurement
 * @throws what `run` throws when it fails for the third time in a row
 */
export async function tryAgain<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.error(`Tried again: ${String(error)}`);
    }
  }
}
