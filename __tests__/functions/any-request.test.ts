import fc from "fast-check";
import { resultPath, SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { requests } from "./support/arbitrary/requests";
import { call } from "./support/call";
import type { Answer } from "./support/call";
import { PROJECT } from "./support/fixture-site";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";
import { storedKeys } from "./support/stored";

const REQUESTS_PER_ENDPOINT = 400;

/** Requests that come in at the same time, to a store of their own. */
const BATCH = 50;

/** The same requests each time: what fails is due to a change. */
const SEED = 1;

const ANSWERS = [201, 303, 400, 403, 405, 413, 415, 422];

let store: TestStore;
let errors: jest.SpyInstance;

beforeAll(async () => {
  store = await startStore();
});

beforeEach(() => {
  errors = jest.spyOn(console, "error").mockImplementation();
});

afterEach(() => {
  errors.mockRestore();
});

afterAll(() => store.discard());

/** What no answer may have in it: where it comes from, and how it was made. */
const LEAKS = [PROJECT, "node_modules", "node:internal", "    at ", "TypeError", "SyntaxError"];

function expectHarmless(headers: Headers, text: string): void {
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(LEAKS.filter((leak) => text.includes(leak))).toEqual([]);
}

const isTaken = ({ status, headers }: Answer, kind: SubmissionKind) =>
  status === 201 || headers.get("location")?.startsWith(resultPath(kind, "success")) === true;

describe.each(SUBMISSION_KINDS)("whatever is sent to the %s endpoint", (kind) => {
  const batches = fc.array(requests(kind), { minLength: BATCH, maxLength: BATCH, size: "max" });

  it("is answered as documented, and is stored if it is taken, and else leaves nothing", async () => {
    const property = fc.asyncProperty(batches, async (batch) => {
      store.empty();
      const answers = await Promise.all(batch.map((init) => call(kind, init)));
      for (const { status, headers, body } of answers) {
        expect(ANSWERS).toContain(status);
        expectHarmless(headers, JSON.stringify(body));
      }
      const ids = answers.flatMap(({ body }) => (body.id === undefined ? [] : [body.id]));
      const keys = (await storedKeys()).filter((key) => !key.startsWith("unsent/"));
      const stored = new Set(keys.map((key) => key.replace("spam/", "")));
      expect(ids.filter((id) => !stored.has(id))).toEqual([]);
      expect(keys.length).toBeLessThanOrEqual(answers.filter((answer) => isTaken(answer, kind)).length);
      if (answers.some((answer) => isTaken(answer, kind))) expect(keys).not.toEqual([]);
    });
    await fc.assert(property, { seed: SEED, numRuns: REQUESTS_PER_ENDPOINT / BATCH });
    expect(errors).not.toHaveBeenCalled();
  });
});
