import { relative } from "node:path";

/** Names the tests that passed when they were tried again: either they or what they look at depends on chance. */
export default class SecondTryReporter {
  onRunComplete(_contexts, { testResults }) {
    for (const { testFilePath, testResults: tests } of testResults) {
      for (const { fullName, status, invocations } of tests) {
        if (status !== "passed" || invocations === 1) continue;
        console.log(`Passed only when tried again: ${relative(process.cwd(), testFilePath)} › ${fullName}`);
      }
    }
  }
}
