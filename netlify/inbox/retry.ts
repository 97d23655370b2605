import type { Command } from "commander";
import { deliverDue } from "../outbox/deliver";
import type { DeliveryReport } from "../outbox/deliver";
import { readEntry, revive, unsentKeys } from "../outbox/outbox";
import { givenUpKeys } from "../outbox/queue";
import { notificationSettings, notificationsOffNotice } from "../settings";
import { mapConcurrently } from "../submissions/concurrently";
import type { SubmissionStore } from "../submissions/store";
import { InboxError, withStore } from "./command";
import type { Terminal } from "./command";

const REASONS: Record<NonNullable<DeliveryReport["stopped"]>, string> = {
  busy: "Another run is sending, or could not sign in less than a minute ago; try again in a minute.",
  server: "The mail server is out of reach, or refuses the sign-in; nothing is lost.",
  time: "The time was over.",
};

async function reviveKey(store: SubmissionStore, key: string): Promise<void> {
  const entry = await readEntry(store, key);
  if (entry) await revive(store, entry);
}

/** Adds `retry`: sends the notifications that are due, without waiting for the schedule. */
export function addRetryCommand(program: Command, terminal: Terminal): void {
  const { environment, stdout } = terminal;
  program
    .command("retry")
    .description("send the notifications that are due")
    .option("--failed", "try those again, too, that were given up")
    .action(({ failed: alsoFailed = false }: { readonly failed?: boolean }) =>
      withStore(terminal, undefined, async (store) => {
        const settings = notificationSettings(environment);
        if (!settings) throw new InboxError(notificationsOffNotice(environment) ?? "Notifications are off.");
        if (alsoFailed) await mapConcurrently(await givenUpKeys(store), (key) => reviveKey(store, key));
        const { sent, failed, stopped } = await deliverDue(store, settings, Infinity);
        const givenUp = (await givenUpKeys(store)).length;
        const left = (await unsentKeys(store)).length - givenUp;
        stdout.write(`${sent} sent, ${failed} failed, ${left} left for later, ${givenUp} given up\n`);
        if (stopped) throw new InboxError(REASONS[stopped]);
        if (failed > 0) throw new InboxError("The mail server did not take all of them; they stay unsent.");
      }),
    );
}
