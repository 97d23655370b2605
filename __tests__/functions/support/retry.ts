import retryNotifications from "../../../netlify/functions/retry-notifications";
import type { SendReport } from "../../../netlify/submissions/send-unsent";

/** Runs the scheduled function as Netlify does, every five minutes. */
export async function retry(): Promise<SendReport> {
  const context = { deploy: { context: "dev" }, waitUntil: () => undefined };
  const response = await retryNotifications(new Request("https://www.example.com/", { method: "POST" }), context);
  return (await response.json()) as SendReport;
}
