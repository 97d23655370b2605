import { basename } from "node:path";
import Sequencer from "@jest/test-sequencer";

/** Files that are short and run long, by minutes on two cores: the first takes the longest. */
const LONG = [
  "budget.test.ts",
  "states.test.ts",
  "pages-on-a-phone.test.ts",
  "pages-on-a-desktop.test.ts",
  "no-script.test.ts",
];

/**
 * Starts the longest test files first, so that both workers end at about the same time. A clean clone has no durations,
 * and jest then goes by the sizes of files, which say little where a file's tests are made of a list.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const place = (test) => {
      const index = LONG.indexOf(basename(test.path));
      return index === -1 ? LONG.length : index;
    };
    return super.sort(tests).toSorted((one, other) => place(one) - place(other));
  }
}
