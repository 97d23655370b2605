import { rm } from "node:fs/promises";
import { openStore } from "../../netlify/submissions/store";
import { post } from "./support/call";
import { VALID } from "./support/examples";
import { FIRM, startMailServer } from "./support/mail-server";
import { putMarker } from "./support/outbox";
import { callInbox } from "./support/run-inbox";
import type { InboxRun } from "./support/run-inbox";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";

let store: TestStore;
let id: string;

beforeAll(async () => {
  store = await startStore();
});

beforeEach(async () => {
  await rm(store.directory, { recursive: true, force: true });
  id = (await post("contact", VALID.contact)).body.id ?? "";
});

afterAll(() => store.discard());

const inbox = (args: string, environment?: Record<string, string>): Promise<InboxRun> =>
  callInbox(args.split(" "), { store, environment });

const BROKEN = "contact/2026-11-20T08-00-00.000Z-0000000000000000";

const MESSAGE = `1 record cannot be read and was left out: ${BROKEN}\n`;

describe("with half a record in the store", () => {
  beforeEach(() => openStore("dev").set(BROKEN, '{"id":"contact/2026'));

  it("lists the others, names it, and fails", async () => {
    const { code, stdout, stderr } = await inbox("list");
    expect([code, stdout]).toEqual([1, expect.stringContaining(id)]);
    expect(stderr).toContain(MESSAGE);
  });

  it("exports the others, names it, and fails", async () => {
    const { code, stdout, stderr } = await inbox("export --kind contact --format json");
    expect([code, JSON.parse(stdout)]).toEqual([1, [expect.objectContaining({ id })]]);
    expect(stderr).toContain(MESSAGE);
  });

  it("sends the others, and tries this one again later", async () => {
    await putMarker(BROKEN, "");
    const mailServer = await startMailServer();
    const environment = { SMTP_URL: mailServer.url, NOTIFY_TO: FIRM, NOTIFY_FROM: "site@example.com" };
    const errors = jest.spyOn(console, "error").mockImplementation();
    const { code, stdout } = await inbox("retry", environment);
    expect([code, stdout]).toEqual([1, "1 sent, 1 failed, 1 left for later, 0 given up\n"]);
    expect(errors.mock.calls).toEqual([
      [`The mail about ${BROKEN} failed and will be tried again: its record cannot be read`],
    ]);
    errors.mockRestore();
    await mailServer.stop();
  });

  it("says so when it is to be shown", async () => {
    const { code, stdout, stderr } = await inbox(`show ${BROKEN}`);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toContain(`The record ${BROKEN} cannot be read.\n`);
  });
});
