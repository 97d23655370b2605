import type { Config } from "@netlify/functions";
import type { FunctionContext } from "../submissions/function-context";
import { retryNotifications } from "../submissions/retry";

/** Sends what could not be sent when it came in. */
export default (_request: Request, context: FunctionContext) => retryNotifications(context);

export const config: Config = { schedule: "*/5 * * * *" };
