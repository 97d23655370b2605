import { PRODUCTION_CONTEXT, sendsMail } from "../environment";
import { notificationSettings, notificationsOffNotice } from "../notification-settings";
import { deliverDue } from "../outbox/deliver";
import type { SubmissionStore } from "./store";

/** How long a visitor's own call begins to send mail, in milliseconds; the schedule sends the rest. */
const BUDGET_MS = 5_000;

/**
 * Has everybody told of what was just stored, and of what waits for it. Nothing is thrown.
 *
 * @param deploy the deploy context
 */
export async function notify(store: SubmissionStore, deploy: string): Promise<void> {
  if (!sendsMail(deploy)) return;
  const settings = notificationSettings();
  if (!settings) {
    if (deploy === PRODUCTION_CONTEXT) console.error(notificationsOffNotice());
    return;
  }
  try {
    await deliverDue(store, settings, BUDGET_MS);
  } catch (error) {
    console.error("The store failed while notifications were sent; they will be tried again:", error);
  }
}
