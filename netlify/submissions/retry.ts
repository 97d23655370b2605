import { deployContext, notificationSettings } from "../environment";
import type { FunctionContext } from "./function-context";
import { sendUnsent } from "./send-unsent";
import { openStore } from "./store";

/** Netlify stops a scheduled function after 30 seconds; what is unsent then waits for the next run. */
const BUDGET_MS = 15_000;

/** Sends the notifications that failed when their submissions came in, and answers with how many. */
export async function retryNotifications(context: FunctionContext): Promise<Response> {
  const settings = notificationSettings();
  if (!settings) return new Response(null, { status: 204 });
  const store = openStore(deployContext(context.deploy.context));
  return Response.json(await sendUnsent(store, settings, BUDGET_MS));
}
