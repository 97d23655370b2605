// Has a day come that changes the site, so that it has to be built anew? `npm run due`
import { Command, InvalidArgumentError } from "commander";
import { buildDate, westernmostDay } from "../../src/content/build-day";
import { changesByDay } from "./changes-by-day";
import { readDatedContent } from "./read-dated-content";

const DAY = 86_400_000;

function isoDay(value: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || Number.isNaN(Date.parse(value)))
    throw new InvalidArgumentError("Write it as 2026-12-01.");
  return value;
}

/** Prints a line for each change that a day brings, for a workflow and for people; with no change, nothing. */
function main({ since }: { readonly since?: string }): void {
  const now = buildDate();
  const yesterday = westernmostDay(new Date(now.getTime() - DAY));
  const changes = changesByDay(readDatedContent("data"), since ?? yesterday, westernmostDay(now));
  for (const change of changes) console.log(change);
  if (changes.length === 0) console.error("No day has come that changes the site.");
}

new Command("due")
  .description(
    "Names the articles that begin and the webinars that have ended since yesterday (on BUILD_DATE, where it is set).",
  )
  .option("--since <day>", "the day of the build before, such as 2026-12-01; yesterday, where it isn't said", isoDay)
  .action(main)
  .parse();
