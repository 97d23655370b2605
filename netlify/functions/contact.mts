import type { Config } from "@netlify/functions";
import { receive, type FunctionContext } from "../submissions/receive";

export default (request: Request, context: FunctionContext) => receive("contact", request, context);

export const config: Config = {
  path: "/api/contact",
  rateLimit: { windowLimit: 20, windowSize: 180, aggregateBy: ["ip"] },
};
