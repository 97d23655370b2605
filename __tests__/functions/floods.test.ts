import { HONEYPOT_FIELD, SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import { asForm, asJson, call, setDate, testSite } from "./support/call";
import { VALID } from "./support/examples";

const site = testSite();

const TIME = new Date("2026-11-25T01:45:30Z");
const spam = (fields: object) => asJson({ ...fields, [HONEYPOT_FIELD]: "x" });

it("keeps two hundred records of spam an hour, and all other submissions", async () => {
  setDate(TIME.getTime());
  for (let index = 0; index < 600; index += 1) {
    const kind = SUBMISSION_KINDS[index % 3] ?? "contact";
    const time = new Date(TIME.getTime() - (index % 5) * 10 * 60_000).toISOString();
    await site.put(index < 199 ? "spam" : "new", kind, { email: `${index}@example.com` }, time);
  }
  expect((await call("contact", spam(VALID.contact))).status).toBe(201);
  for (const kind of SUBMISSION_KINDS) {
    const other = { ...VALID[kind], email: "other@example.com" };
    const { status, headers, body } = await call(kind, spam(other));
    expect([status, headers.get("retry-after"), body.error]).toEqual([503, "870", expect.stringMatching("in an hour")]);
    const page = await call(kind, asForm({ ...other, [HONEYPOT_FIELD]: "x" }));
    expect([page.status, page.location]).toEqual([303, `/submitted/${kind}/failure`]);
    expect((await call(kind, asJson(VALID[kind]))).status).toBe(201);
  }
  expect(await site.store.list("spam/")).toHaveLength(200);
  setDate("2026-11-25T02:00:00Z");
  expect((await call("newsletter", spam(VALID.newsletter))).status).toBe(201);
});
