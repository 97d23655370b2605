import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import { post, postForm } from "./support/call";
import type { Answer } from "./support/call";
import { VALID } from "./support/examples";
import { startStore } from "./support/start-store";
import { stored } from "./support/stored";

let errors: jest.SpyInstance;

beforeEach(() => {
  errors = jest.spyOn(console, "error").mockImplementation();
});

afterEach(() => errors.mockRestore());

it("answers 503 when the store is down, and logs no personal data", async () => {
  const store = await startStore();
  await store.kill();
  for (const kind of SUBMISSION_KINDS) {
    const { status, body } = await post(kind, VALID[kind]);
    expect([status, body]).toEqual([503, { error: "The submission could not be stored. Please try again later." }]);
    const plain = await postForm(kind, VALID[kind]);
    expect(plain.status).toBe(503);
    for (const value of Object.values(VALID[kind])) expect(plain.text).toContain(value);
    expect(errors).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(errors.mock.calls)).not.toContain(VALID[kind].email);
    errors.mockClear();
  }
  await store.discard();
});

it("acknowledges nothing that is not stored when the store stops in the middle of a run", async () => {
  const store = await startStore();
  const answers: Answer[] = [];
  const senders = Array.from({ length: 10 }, async (_, sender) => {
    for (let count = 0; count < 15; count += 1) {
      answers.push(await post("contact", { ...VALID.contact, name: `Visitor ${sender}-${count}` }));
      if (answers.length === 60) await store.kill();
    }
  });
  await Promise.all(senders);

  const acknowledged = answers.filter(({ status }) => status === 201);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 503]));
  expect(acknowledged.length).toBeGreaterThanOrEqual(50);

  const restarted = await startStore(store.directory);
  const records = await Promise.all(acknowledged.map(({ body }) => stored(body.id ?? "")));
  await restarted.discard();
  expect(records).not.toContain(null);
});
