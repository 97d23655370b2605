import { Command } from "commander";
import { notificationSettings, notificationsOffNotice } from "../environment";
import { deliverDue } from "../submissions/outbox";
import { InboxError, withStore } from "./with-store";

/** `retry`: sends the notifications that are still unsent, without waiting for the schedule. */
export const retryCommand = new Command("retry")
  .description("send the notifications that are still unsent")
  .action(() =>
    withStore(async (store) => {
      const settings = notificationSettings();
      if (!settings) throw new InboxError(notificationsOffNotice() ?? "Notifications are off.");
      const { sent, failed, left } = await deliverDue(store, settings, Infinity);
      console.log(`${sent} sent, ${failed} failed, ${left} left for later`);
      if (failed > 0) throw new InboxError("The mail server did not take all of them; they stay unsent.");
    }),
  );
