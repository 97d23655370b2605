import type { Config } from "@netlify/functions";
import { deleteExpired } from "../retention/delete-expired";
import { retentionSettings } from "../settings";

/** Milliseconds: Netlify stops a scheduled function after 30 seconds. */
const BUDGET_MS = 20_000;

/** Deletes once a day what the privacy policy promises to delete, and logs how much. */
export default async (): Promise<Response> => {
  const settings = retentionSettings();
  const reports = await deleteExpired(settings, BUDGET_MS);
  const verb = settings.dryRun ? "would be deleted (dry run)" : "deleted";
  for (const { store, records, leftovers, left } of reports) {
    console.log(`Retention, ${store}: ${records} expired records and ${leftovers} leftovers ${verb}.`);
    if (left > 0) console.log(`Retention, ${store}: the time was over, ${left} deletions are left for the next run.`);
  }
  return Response.json(reports);
};

export const config: Config = { schedule: "0 3 * * *" };
