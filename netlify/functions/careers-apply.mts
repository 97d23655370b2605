import type { Config } from "@netlify/functions";
import { receive, type FunctionContext } from "../submissions/receive";

export default (request: Request, context: FunctionContext) => receive("application", request, context);

export const config: Config = {
  path: "/api/careers/apply",
  rateLimit: { windowLimit: 20, windowSize: 180, aggregateBy: ["ip"] },
};
