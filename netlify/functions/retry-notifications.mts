import type { Config } from "@netlify/functions";
import { deployContext, sendsMail } from "../environment";
import type { FunctionContext } from "../environment";
import { notificationSettings } from "../settings";
import { deliverDue } from "../outbox/deliver";
import { moveLayout } from "../submissions/move-layout";
import { openStore } from "../submissions/store";

/** Milliseconds. Netlify stops a scheduled function after 30 seconds, and the mail begun last has its own deadline. */
const BUDGET_MS = 15_000;

/** How long a store that is older than its present layout is worked on before mail is sent, in milliseconds. */
const MOVE_BUDGET_MS = 8_000;

/** Sends the notifications that could not be sent when their submissions came in, and answers with how many. */
export default async (_request: Request, context: FunctionContext): Promise<Response> => {
  const begun = Date.now();
  const settings = notificationSettings();
  const deploy = deployContext(context.deploy);
  const store = openStore(deploy);
  await moveLayout(store, begun + MOVE_BUDGET_MS);
  if (!settings || !sendsMail(deploy)) return new Response(null, { status: 204 });
  return Response.json(await deliverDue(store, settings, BUDGET_MS - (Date.now() - begun)));
};

export const config: Config = { schedule: "*/5 * * * *" };
