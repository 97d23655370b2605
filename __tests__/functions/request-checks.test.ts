import { MAXIMUM_BODY_BYTES } from "../../netlify/submissions/read-request";
import { startBundles } from "./support/bundles";
import type { Bundles } from "./support/bundles";
import { call } from "./support/call";
import { VALID } from "./support/examples";
import { storedKeys } from "./support/stored";

const JSON_TYPE = { "content-type": "application/json" };
const BODY = JSON.stringify(VALID.contact);

let site: Bundles;

beforeAll(async () => {
  site = await startBundles();
});

beforeEach(() => site.empty());

afterAll(() => site.stop());

it.each(["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"])("answers %s with 405 and Allow: POST", async (method) => {
  const { status, headers, body } = await site.call("contact", { method });
  // The answer to HEAD has no body.
  const error = method === "HEAD" ? undefined : "Only POST is allowed here.";
  expect([status, headers.get("allow"), body.error]).toEqual([405, "POST", error]);
});

it.each(["text/plain", "multipart/form-data; boundary=x", "application/xml", ""])(
  "refuses the type %j",
  async (type) => {
    const { status, body } = await site.call("contact", {
      method: "POST",
      headers: { "content-type": type },
      body: BODY,
    });
    expect([status, Object.keys(body)]).toEqual([415, ["error"]]);
  },
);

it.each(["", "{", "[]", "null", '"text"', "12", '{"email": "a@b.co"} {}'])(
  "answers the body %j with 400",
  async (body) => {
    const answer = await site.call("contact", { method: "POST", headers: JSON_TYPE, body });
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ["error"]]);
  },
);

it("answers a body that is not UTF-8 with 400", async () => {
  const { status } = await site.call("contact", {
    method: "POST",
    headers: JSON_TYPE,
    body: Uint8Array.of(0x7b, 0xff, 0x7d),
  });
  expect(status).toBe(400);
});

/** A body of spaces that counts how much of it was taken. */
function endlessBody(): { stream: ReadableStream<Uint8Array>; taken: () => number } {
  let taken = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken += 1024;
      controller.enqueue(new Uint8Array(1024).fill(0x20));
    },
  });
  return { stream, taken: () => taken };
}

it("stops reading a body that is too large, and answers 413", async () => {
  const { stream, taken } = endlessBody();
  const init: RequestInit & { duplex: "half" } = { method: "POST", headers: JSON_TYPE, body: stream, duplex: "half" };
  // Netlify reads a body whole before it calls a function: here the function is called by itself.
  const { status, body } = await call("contact", init);
  expect([status, Object.keys(body)]).toEqual([413, ["error"]]);
  expect(taken()).toBeLessThan(MAXIMUM_BODY_BYTES + 8 * 1024);
});

it("takes a body of exactly 1 MiB and refuses one byte more", async () => {
  const padded = (size: number) => BODY + " ".repeat(size - BODY.length);
  const send = (body: string) => site.call("contact", { method: "POST", headers: JSON_TYPE, body });
  expect((await send(padded(MAXIMUM_BODY_BYTES))).status).toBe(201);
  expect((await send(padded(MAXIMUM_BODY_BYTES + 1))).status).toBe(413);
});

const FROM_ELSEWHERE: Record<string, string>[] = [
  { origin: "https://elsewhere.example" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "same-origin", origin: "https://elsewhere.example" },
];

it.each(FROM_ELSEWHERE)("refuses a post from another site: %j", async (headers) => {
  const { status, body } = await site.call("contact", {
    method: "POST",
    headers: { ...JSON_TYPE, ...headers },
    body: BODY,
  });
  expect([status, Object.keys(body)]).toEqual([403, ["error"]]);
  const form = new URLSearchParams(VALID.contact);
  expect((await site.call("contact", { method: "POST", headers, body: form })).status).toBe(403);
  expect(await storedKeys()).toEqual([]);
});

it("takes a post from the site's own pages", async () => {
  const headers = { ...JSON_TYPE, origin: "https://www.example.com", "sec-fetch-site": "same-origin" };
  expect((await site.call("contact", { method: "POST", headers, body: BODY })).status).toBe(201);
});

it("gives every answer the site's security headers and keeps it out of caches", async () => {
  const answers = [
    await site.post("contact", VALID.contact),
    await site.post("contact", {}),
    await site.postForm("contact", VALID.contact),
    await site.call("contact", { method: "GET" }),
  ];
  for (const { headers } of answers) {
    expect(Object.fromEntries(headers)).toMatchObject({ "cache-control": "no-store", "x-frame-options": "DENY" });
  }
});
