import type { Config } from "@netlify/functions";
import { mailSettings } from "../settings";
import { runDaily } from "../submissions/daily";
import type { FunctionContext } from "../submissions/receive";
import { isPreview, openStore } from "../submissions/store";

export default async (_request: Request, { deploy }: FunctionContext): Promise<void> => {
  if (!isPreview(deploy)) await runDaily(openStore(deploy), mailSettings);
};

export const config: Config = { schedule: "0 6 * * *" };
