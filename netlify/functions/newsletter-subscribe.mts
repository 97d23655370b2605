import type { Config } from "@netlify/functions";
import { receive, type FunctionContext } from "../submissions/receive";

export default (request: Request, context: FunctionContext) => receive("newsletter", request, context);

export const config: Config = {
  path: "/api/newsletter/subscribe",
  rateLimit: { windowLimit: 20, windowSize: 180, aggregateBy: ["ip"] },
};
