import type { Config } from "@netlify/functions";
import type { FunctionContext } from "../environment";
import { answerLink } from "../newsletter/answer-link";
import { confirming } from "../newsletter/link-actions";

/** Begins a subscription, by the link in the mail that asks whether it was meant. */
export default (request: Request, context: FunctionContext) => answerLink(confirming, request, context);

export const config: Config = {
  path: "/api/newsletter/confirm",
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
