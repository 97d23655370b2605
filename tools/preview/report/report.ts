import type { PageChanges } from "../compare-pages";
import type { Problem } from "../find-problems";
import type { WeightChange } from "../page-weights";
import type { PageLook } from "../take-pictures";
import type { Words } from "../word-changes";

/** What a change does to the site. */
export interface Report {
  /** What the present tree was compared with, as the command was told. */
  readonly base: string;
  readonly changes: PageChanges;
  /** How the words of changed pages differ, by path, where that was looked at. */
  readonly words: ReadonlyMap<string, readonly Words[]>;
  readonly problems: readonly Problem[];
  /** How pages look, where that was looked at. */
  readonly looks: readonly PageLook[];
  readonly weights: readonly WeightChange[];
}
