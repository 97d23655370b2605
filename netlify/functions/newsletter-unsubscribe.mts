import type { Config } from "@netlify/functions";
import type { FunctionContext } from "../environment";
import { answerLink } from "../newsletter/answer-link";
import { unsubscribing } from "../newsletter/link-actions";

/** Ends a subscription, by the link in each issue. */
export default (request: Request, context: FunctionContext) => answerLink(unsubscribing, request, context);

export const config: Config = {
  path: "/api/newsletter/unsubscribe",
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
