import { randomUUID } from "node:crypto";
import type { Entry, Store } from "../netlify/submissions/store";

/**
 * Checks what delivery relies on, because tests know only the local stores. No program lists keys that start with `probe/`.
 *
 * @throws Error with the same lines as the result if a guarantee doesn't hold
 */
export async function probeStore(store: Store): Promise<string> {
  const key = `probe/${randomUUID()}`;
  let entry: Entry | undefined;
  const replace = (text: string) => store.replace(key, text, entry?.etag ?? "unknown");
  const guarantees: Record<string, () => Promise<boolean>> = {
    "creates one entry under a new key": () => store.create(key, "1"),
    "refuses to create it again": async () => !(await store.create(key, "2")),
    "returns it with an etag": async () => (entry = await store.read(key))?.text === "1",
    "replaces it with its etag": async () => Boolean(await replace("3")) && (await store.read(key))?.text === "3",
    "refuses to replace it with an old etag": async () => !(await replace("4")),
    "no longer has it after its removal": () => store.remove(key).then(async () => !(await store.read(key))),
  };
  let report = "";
  for (const [name, holds] of Object.entries(guarantees)) {
    const result = await holds().catch((error: Error) => error);
    report += `${result === true ? "yes" : "NO "}  ${name}${result instanceof Error ? `: ${result.message}` : ""}\n`;
  }
  if (report.includes("NO ")) throw new Error(report.trimEnd());
  return report;
}
