/** Ends the run with one line that people and machines can read: `N passed, N failed`. */
export default class CountReporter {
  onRunComplete(_contexts, results) {
    const skipped = results.numPendingTests + results.numTodoTests;
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const counts = [`${results.numPassedTests} passed`, `${failed} failed`];
    if (skipped > 0) counts.push(`${skipped} skipped`);
    // Jest's own summary is written after this call.
    process.once("exit", () => process.stdout.write(`${counts.join(", ")}\n`));
  }
}
