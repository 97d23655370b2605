import type { Config } from "@netlify/functions";
import { mailSettings } from "../settings";
import { deliver } from "../submissions/deliver";
import type { FunctionContext } from "../submissions/receive";
import { isPreview, openStore } from "../submissions/store";

/** Mails again what could not be mailed right after it came in. */
export default async (_request: Request, { deploy }: FunctionContext): Promise<void> => {
  if (isPreview(deploy)) return;
  const { sent, failed } = await deliver(openStore(deploy), mailSettings());
  if (sent + failed > 0) console.log(`${sent} mails sent, ${failed} failed.`);
};

export const config: Config = { schedule: "*/10 * * * *" };
