import type { Config } from "@netlify/functions";
import { deployContext, sendsMail } from "../environment";
import type { FunctionContext } from "../environment";
import { notificationSettings } from "../settings";
import { deliverDue } from "../outbox/deliver";
import { openStore } from "../submissions/store";

/** Milliseconds. Netlify stops a scheduled function after 30 seconds, and the mail begun last has its own deadline. */
const BUDGET_MS = 15_000;

/** Sends the notifications that could not be sent when their submissions came in, and answers with how many. */
export default async (_request: Request, context: FunctionContext): Promise<Response> => {
  const settings = notificationSettings();
  const deploy = deployContext(context.deploy);
  if (!settings || !sendsMail(deploy)) return new Response(null, { status: 204 });
  return Response.json(await deliverDue(openStore(deploy), settings, BUDGET_MS));
};

export const config: Config = { schedule: "*/5 * * * *" };
