import fc from "fast-check";
import confirm from "../../netlify/functions/newsletter-confirm.mjs";
import unsubscribe from "../../netlify/functions/newsletter-unsubscribe.mjs";
import { resultPath, SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { requests } from "./support/arbitrary/requests";
import { texts } from "./support/arbitrary/texts";
import { call } from "./support/call";
import type { Answer } from "./support/call";
import { PROJECT } from "./support/fixture-site";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";
import { storedKeys } from "./support/stored";

/** With those to the links, ten thousand requests in all. */
const REQUESTS_PER_ENDPOINT = 3_000;
const REQUESTS_PER_LINK = 500;

/** Requests that come in at the same time, to a store of their own. */
const BATCH = 50;

/** The same requests each time: what fails is due to a change. `npm run reliability -- fuzz --seed` sends others. */
const SEED = 1;

const ANSWERS = [201, 303, 400, 403, 405, 413, 415, 422];

let store: TestStore;
let errors: jest.SpyInstance;

beforeAll(async () => {
  store = await startStore();
});

beforeEach(() => {
  errors = jest.spyOn(console, "error").mockImplementation();
  process.env.SIGNING_KEY = "a key that is long enough to be one";
});

afterEach(() => {
  errors.mockRestore();
  delete process.env.SIGNING_KEY;
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

const LINKS = { confirm, unsubscribe };

describe.each(["confirm", "unsubscribe"] as const)("whoever makes up a link to %s", (name) => {
  const query = fc.dictionary(fc.oneof(fc.constantFrom("id", "until", "signature", "email"), texts(1)), texts(2));

  it("is told that it does not work, and changes nothing", async () => {
    store.empty();
    const context = { deploy: { context: "dev" }, waitUntil: () => undefined };
    const methods = fc.constantFrom("GET", "HEAD", "POST", "PUT", "OPTIONS");
    const property = fc.asyncProperty(methods, query, async (method, fields) => {
      const url = `https://www.example.com/api/newsletter/${name}?${String(new URLSearchParams(fields))}`;
      const response = await LINKS[name](new Request(url, { method }), context);
      expect([400, 405]).toContain(response.status);
      expectHarmless(response.headers, await response.text());
    });
    await fc.assert(property, { seed: SEED, numRuns: REQUESTS_PER_LINK });
    expect(await storedKeys()).toEqual([]);
  });
});
