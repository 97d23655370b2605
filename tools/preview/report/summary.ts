import type { Report } from "../compare-builds";
import { describeProblem } from "../problems";

/** The maximum number of problems in the summary; a pull request's comment has room for some hundred. */
const MOST_TOLD = 20;

/** Returns a short Markdown summary of the changes and problems. */
export function summary({ changes, problems }: Pick<Report, "changes" | "problems">): string {
  const { changed, added, removed } = changes;
  const counts = `Pages changed: ${String(changed.length)}, new: ${String(added.length)}, removed: ${String(removed.length)}`;
  const told = problems.slice(0, MOST_TOLD).map(describeProblem);
  const words = told.map(({ what, remedy, entry = "" }) => `- ${what} ${remedy} ${entry}`.trimEnd());
  const others = problems.length - told.length;
  const rest = others > 0 ? [`- ${String(others)} more stand in the report.`] : [];
  return [`${counts}. To mend: ${String(problems.length)}`, "", ...words, ...rest].join("\n").trimEnd();
}
