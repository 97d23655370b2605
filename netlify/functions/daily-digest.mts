import type { Config } from "@netlify/functions";
import { sendDigest } from "../outbox/digest";
import { deployContext, sendsMail } from "../environment";
import type { FunctionContext } from "../environment";
import { digestRecipients, notificationSettings } from "../settings";
import { mailFailure } from "../outbox/mailer";
import { openStore } from "../submissions/store";

/** Tells once a day what came in, where DIGEST_TO says whom. */
export default async (_request: Request, context: FunctionContext): Promise<Response> => {
  const settings = notificationSettings();
  const recipients = digestRecipients();
  const deploy = deployContext(context.deploy);
  if (!settings || recipients.length === 0 || !sendsMail(deploy)) return new Response(null, { status: 204 });
  try {
    await sendDigest(openStore(deploy), settings, recipients);
    return new Response(null, { status: 204 });
  } catch (error) {
    console.error(`The daily digest could not be sent: ${mailFailure(error)}`);
    return new Response(null, { status: 500 });
  }
};

export const config: Config = { schedule: "0 6 * * *" };
