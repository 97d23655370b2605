import { once } from "node:events";
import { rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import type { AddressInfo, Server, Socket } from "node:net";
import { join } from "node:path";
import { CLAIM_MS } from "../../netlify/outbox/marker";
import { openStore } from "../../netlify/submissions/store";
import { eventually } from "../browser/support/eventually";
import { makeFixtureSite } from "./support/fixture-site";
import { FIRM, notifyNobody, notifyOver, startMailServer } from "./support/mail-server";
import type { TestMailServer } from "./support/mail-server";
import { advanceClock, entryOf, retry } from "./support/outbox";
import { startSite } from "./support/site-process";
import type { SiteProcess } from "./support/site-process";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";
import { storedKeys } from "./support/stored";
import { messagesOf, sendMessage } from "./support/visitors";

/** Nobody waits for the firm's mail server. Milliseconds. */
const AT_ONCE = 4_000;

let root: string;
let site: SiteProcess;
let store: TestStore;
let mailServer: TestMailServer;
let way: Server;
/** What becomes of a connection on its way to the mail server. */
let behave: (socket: Socket) => void;

const throughTo =
  ({ url }: TestMailServer) =>
  (socket: Socket) => {
    const onward = connect(Number(new URL(url).port), "127.0.0.1");
    socket.pipe(onward).pipe(socket);
    for (const [end, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      end.on("error", () => undefined).on("close", () => other.destroy());
    }
  };

beforeAll(async () => {
  [root, mailServer] = await Promise.all([makeFixtureSite(), startMailServer()]);
  way = createServer((socket) => behave(socket.on("error", () => undefined))).listen(0, "127.0.0.1");
  await once(way, "listening");
  const smtpUrl = `smtp://127.0.0.1:${(way.address() as AddressInfo).port}`;
  const environment = { SMTP_URL: smtpUrl, NOTIFY_TO: FIRM, NOTIFY_FROM: "site@example.com" };
  [site, store] = await Promise.all([startSite(root, environment), startStore(join(root, "store"))]);
});

afterEach(async () => {
  jest.useRealTimers();
  notifyNobody();
  // As a minute later: what the last test left to wait for is over.
  await openStore("dev").delete("outbox/turn");
});

afterAll(async () => {
  await site.stop("SIGKILL");
  way.close();
  await mailServer.stop();
  await store.kill();
  await rm(root, { recursive: true });
});

/** Tries again over a mail server that does what it should, when there is time to. */
async function recover(): Promise<unknown> {
  advanceClock(13 * 60 * 60_000);
  notifyOver(mailServer.url);
  let report = await retry();
  await eventually(async () => {
    // The site's own run may just be ending.
    if (report.stopped === "busy") report = await retry();
    expect(report.stopped).not.toBe("busy");
  });
  return report;
}

const WAYS: readonly (readonly [string, (socket: Socket) => unknown])[] = [
  ["closes every connection", (socket) => socket.destroy()],
  ["is no mail server", (socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")],
  ["has no room for a connection", (socket) => socket.end("421 Too many connections\r\n")],
  ["says nothing at all", () => undefined],
];

it.each(WAYS)(
  "thanks the visitor at once when the mail server %s, and tells the firm once later",
  async (what, misbehave) => {
    const name = `Visitor while it ${what}`;
    let connections = 0;
    behave = (socket) => {
      connections += 1;
      misbehave(socket);
    };
    const { status, milliseconds } = await sendMessage(site.url, name);
    expect([status, milliseconds < AT_ONCE]).toEqual([201, true]);
    await eventually(() => Promise.resolve(expect(connections).toBeGreaterThan(0)));
    const [message] = await messagesOf(name);
    expect(await storedKeys("unsent/")).toEqual([`unsent/${message?.id}`]);
    expect((await entryOf(message?.id))?.marker.attempts).toBe(0);

    const before = mailServer.mails.length;
    expect(await recover()).toEqual({ sent: 1, failed: 0 });
    expect(await retry()).toEqual({ sent: 0, failed: 0 });
    expect(mailServer.mails.slice(before)).toHaveLength(1);
  },
);

it.each([
  ["refuses", "refuse"],
  ["hangs up over", "drop"],
] as const)(
  "thanks the visitor at once when the mail server %s the message, and tells the firm once later",
  async (what, how) => {
    const name = `Visitor whom it ${what}`;
    behave = throughTo(mailServer);
    mailServer[how](name);
    const { status, milliseconds } = await sendMessage(site.url, name);
    expect([status, milliseconds < AT_ONCE]).toEqual([201, true]);
    const [message] = await messagesOf(name);
    await eventually(async () => {
      // Whoever tries a mail has it for a minute; once a try has failed, the pause is longer.
      expect((await entryOf(message?.id))?.marker.dueAt).toBeGreaterThan(Date.now() + CLAIM_MS);
    });
    expect(mailServer.mails.filter(({ body }) => body.includes(name))).toEqual([]);

    mailServer[how]("nobody's words");
    expect(await recover()).toEqual({ sent: 1, failed: 0 });
    expect(await retry()).toEqual({ sent: 0, failed: 0 });
    expect(mailServer.mails.filter(({ body }) => body.includes(name))).toHaveLength(1);
  },
);

it("thanks the visitor at once when the mail server never says that it has the message, and tells the firm later", async () => {
  behave = throughTo(mailServer);
  const arrival = mailServer.hold();
  const { status, milliseconds } = await sendMessage(site.url, "Visitor in limbo");
  expect([status, milliseconds < AT_ONCE]).toEqual([201, true]);
  await arrival;
  expect(await recover()).toEqual({ sent: 1, failed: 0 });
  expect(mailServer.mails.filter(({ body }) => body.includes("Visitor in limbo"))).toHaveLength(1);
});
