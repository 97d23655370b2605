import type { Config } from "@netlify/functions";
import { mailSettings } from "../settings";
import { deliver } from "../submissions/deliver";
import type { FunctionContext } from "../submissions/receive";
import { isPreview, openStore } from "../submissions/store";

export default async (_request: Request, { deploy }: FunctionContext): Promise<void> => {
  if (!isPreview(deploy)) await deliver(openStore(deploy), mailSettings());
};

export const config: Config = { schedule: "*/10 * * * *" };
