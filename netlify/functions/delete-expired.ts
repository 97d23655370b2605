import type { Config } from "@netlify/functions";
import { deleteExpired } from "../retention/delete-expired";
import { retentionSettings } from "../settings";

/** Deletes once a day what the privacy policy promises to delete, and logs how much. */
export default async (): Promise<Response> => {
  const settings = retentionSettings();
  const reports = await deleteExpired(settings);
  const verb = settings.dryRun ? "would be deleted (dry run)" : "deleted";
  for (const { store, records, leftovers } of reports) {
    console.log(`Retention, ${store}: ${records} expired records and ${leftovers} leftovers ${verb}.`);
  }
  return Response.json(reports);
};

export const config: Config = { schedule: "0 3 * * *" };
