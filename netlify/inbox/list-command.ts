import { Command } from "commander";
import { undeliveredIds } from "../submissions/outbox";
import { kindOption, sinceOption } from "./options";
import { readSubmissions } from "./read-submissions";
import type { Selection } from "./read-submissions";
import { table } from "./table";
import { withStore } from "./with-store";

/** `list`: what came in, as a table. */
export const listCommand = new Command("list")
  .description("list submissions, the newest first")
  .addOption(kindOption())
  .addOption(sinceOption())
  .option("--spam", "what programs sent, instead of what people sent")
  .action((selection: Selection) =>
    withStore(async (store) => {
      const submissions = await readSubmissions(store, selection);
      const undelivered = new Set(await undeliveredIds(store));
      const rows = submissions.map(({ id, kind, receivedAt, spam, values }) => [
        receivedAt.slice(0, 16).replace("T", " "),
        kind,
        values.name ?? "",
        values.email ?? "",
        spam ? "spam" : undelivered.has(id) ? "no" : "yes",
        id,
      ]);
      console.log(table([["RECEIVED (UTC)", "KIND", "NAME", "EMAIL", "NOTIFIED", "ID"], ...rows]));
      console.error(rows.length === 1 ? "1 submission" : `${rows.length} submissions`);
    }),
  );
