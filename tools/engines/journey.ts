import type { Visit } from "./visit";

/** Something that visitors do on the site, from a first page on. */
export interface Journey {
  readonly name: string;
  /** Whether it counts what the page holds on to, which not every browser tells. */
  readonly counts?: boolean;
  /**
   * Goes it, in a tab of its own with a desktop's window.
   *
   * @returns a figure for the table, where there is one
   * @throws Error saying what was not as it should be
   */
  run(visit: Visit): Promise<string> | Promise<void>;
}
