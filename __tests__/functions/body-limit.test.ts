import { SCHEMAS } from "../../netlify/submissions/submission";
import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { startBundles } from "./support/bundles";
import type { Bundles } from "./support/bundles";
import { VALID } from "./support/examples";
import { stored } from "./support/stored";

let site: Bundles;

beforeAll(async () => {
  site = await startBundles();
});

beforeEach(() => site.empty());

afterAll(() => site.stop());

/** The longest text that a field takes, by what its schema says of it. */
function limits(kind: SubmissionKind): [string, number][] {
  const { fields } = SCHEMAS[kind].describe();
  return Object.entries(fields).map(([name, field]) => {
    const tests = "tests" in field ? field.tests : [];
    return [name, Number(tests.find((test) => test.name === "max")?.params?.max)];
  });
}

/** Every field as long as it may be, of characters that take the most bytes; no address has such. */
function longest(kind: SubmissionKind, character: string): Record<string, string> {
  const entries = limits(kind).map(([name, limit]) => [name, character.repeat(limit / character.length)]);
  return { ...Object.fromEntries(entries), email: VALID[kind].email };
}

describe.each(SUBMISSION_KINDS)("the %s endpoint takes all that its fields take", (kind) => {
  it.each(["漢", '"', "я\n"])("in %j", async (character) => {
    const fields = longest(kind, character);
    expect((await site.post(kind, fields)).status).toBe(201);
    const plain = await site.postForm(
      kind,
      Object.fromEntries(Object.entries(fields).map(([k, v]) => [k, v.replaceAll("\n", "\r\n")])),
    );
    expect(plain.headers.get("location")).toBe(`/submitted/${kind}/success`);
  });
});

it("keeps a long text as it was written", async () => {
  const resume = "Опыт работы. ".repeat(3230).trim();
  const { body } = await site.post("application", { ...VALID.application, resume });
  expect((await stored(body.id ?? ""))?.values.resume).toBe(resume);
});
