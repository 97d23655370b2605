import { writeFileSync } from "node:fs";

/**
 * Ends the run with one line that people and machines can read: `N passed, N failed`. A run that is part of another
 * leaves its counts in the file that COUNTS_FILE names instead.
 */
export default class CountReporter {
  onRunComplete(_contexts, results) {
    const counts = {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests + results.numTodoTests,
    };
    const file = process.env.COUNTS_FILE;
    if (file) {
      writeFileSync(file, JSON.stringify(counts));
      return;
    }
    const { passed, failed, skipped } = counts;
    const line = [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(", ");
    // Jest's own summary is written after this call.
    process.once("exit", () => process.stdout.write(`${line}\n`));
  }
}
