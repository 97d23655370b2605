import type { Report } from "../compare-builds";
import { problemWords } from "../problems";

/** How many problems are told outside the report: a comment on a pull request has room for no more than some hundred. */
const MOST_TOLD = 20;

/** Says in a few lines, which Markdown shows as a list, what a change does. */
export function summary({ changes, problems }: Pick<Report, "changes" | "problems">): string {
  const { changed, added, removed } = changes;
  const counts = `Pages changed: ${String(changed.length)}, new: ${String(added.length)}, removed: ${String(removed.length)}`;
  const told = problems.slice(0, MOST_TOLD).map(problemWords);
  const words = told.map(({ what, remedy, entry = "" }) => `- ${what} ${remedy} ${entry}`.trimEnd());
  const others = problems.length - told.length;
  const rest = others > 0 ? [`- ${String(others)} more stand in the report.`] : [];
  return [`${counts}. To mend: ${String(problems.length)}`, "", ...words, ...rest].join("\n").trimEnd();
}
