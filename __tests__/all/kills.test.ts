import { join } from "node:path";
import { mailSettings } from "../../netlify/settings";
import { deliver } from "../../netlify/submissions/deliver";
import { openFileStore } from "../../netlify/submissions/file-store";
import { ENDPOINTS } from "../../src/forms/submission-kind";
import { startSite } from "../support/start-site";
import { makeFolder, removeFolders } from "../support/temporary-folders";
import { asJson } from "../functions/support/call";
import { VALID } from "../functions/support/examples";
import { setMailServer, startMailServer } from "../functions/support/mail-server";
import type { TestMailServer } from "../functions/support/mail-server";

/** The server is killed in each round, after it has accepted this number of submissions. */
const SUBMISSIONS_PER_ROUND = 700;

const ROUNDS = 3;

const root = makeFolder({ "public/_headers": "" });
const directory = join(root, "store");
const store = openFileStore(directory);
let mailServer: TestMailServer;

beforeAll(async () => {
  mailServer = await startMailServer();
  setMailServer(mailServer.url);
});

afterAll(async () => {
  await mailServer.stop();
  removeFolders();
});

/** Most are short messages: after a thousand records in an hour, the endpoints accept nothing else. */
const kindOf = (visitor: number) => (["newsletter", "application"] as const)[visitor % 20] ?? "contact";

let visitors = 0;

/** Sends twenty submissions at a time, kills the server when enough are accepted, and returns the accepted ids. */
async function killUnderLoad(): Promise<string[]> {
  const site = await startSite(directory, root);
  const ids: string[] = [];
  const send = async () => {
    const kind = kindOf((visitors += 1));
    const fields = { ...VALID[kind], email: `visitor-${visitors}@example.com` };
    const response = await fetch(site.url + ENDPOINTS[kind], asJson(fields));
    const { id } = (await response.json()) as { id?: string };
    if (id) ids.push(id);
  };
  let end: Promise<unknown> | undefined;
  const sendMany = async () => {
    while (!end) {
      await send().catch((error: unknown) => {
        if (!end) throw error;
      });
      if (ids.length >= SUBMISSIONS_PER_ROUND) end ??= site.stop("SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: 20 }, sendMany));
  await end;
  return ids;
}

test("stores and mails all acknowledged submissions although the server is killed", async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) acknowledged.push(...(await killUnderLoad()));
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * SUBMISSIONS_PER_ROUND);
  expect(new Set(acknowledged.map((id) => id.split("/")[0])).size).toBe(3);
  const idsIn = async (state: string) => (await store.list(`${state}/`)).map((key) => key.slice(state.length + 1));
  const stored = new Set([...(await idsIn("new")), ...(await idsIn("kept"))]);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);

  await (await startSite(directory, root)).stop();
  // A killed server has reserved some records for 25 seconds.
  for (const end = Date.now() + 60_000; Date.now() < end && (await idsIn("new")).length > 0;)
    await deliver(store, mailSettings(), { byHand: true });
  const kept = new Set(await idsIn("kept"));
  const mails = mailServer.mails.map(({ text }) => text).join("\n");
  expect(acknowledged.filter((id) => !kept.has(id) || !mails.includes(id))).toEqual([]);
}, 300_000);
