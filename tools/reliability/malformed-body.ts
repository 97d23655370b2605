import { MAXIMUM_BODY_BYTES } from "../../netlify/submissions/read-body";
import { HONEYPOT_FIELD } from "../../src/forms/submission-kind";
import type { Random } from "./random";

/** A body and the content type that it pretends to be. */
export interface MalformedBody {
  readonly type: string;
  readonly content: Buffer;
}

const VALID = JSON.stringify({ name: "Ann", email: "ann@example.com", message: "A message that is long enough." });

const VALUES = [
  ...(["null", "1e999", "-0", "true", "[]", "{}", '""', '"\\ud800"', '"\\u0000\\u2028"', '[[["x"]]]'] as const),
  ...[
    '{"toString":1}',
    '"a@b"',
    '"a@b.co"',
    `"${"x".repeat(300)}"`,
    '"=1+1"',
    '"\\r\\nBcc: x@y.zz"',
    `"${"@.".repeat(90)}"`,
  ],
] as const;

const NAMES = [
  "name",
  "email",
  "message",
  "service",
  HONEYPOT_FIELD,
  "__proto__",
  "constructor",
  "",
  "toString",
  "\\n",
] as const;

function jsonObject(random: Random): string {
  const fields = Array.from({ length: random.below(7) }, () => `"${random.pick(NAMES)}":${random.pick(VALUES)}`);
  return `{${fields.join(",")}}`;
}

function formFields(random: Random): string {
  const fields = Array.from({ length: random.below(7) }, () => `${random.pick(NAMES)}=${random.pick(VALUES)}`);
  return [...fields, random.pick(["&", "%", "%ff=%fe", "=", "a%zz=1", "__proto__[x]=1"])].join("&");
}

/** The valid message with some of its bytes changed, so that it is nearly right. */
function mutated(random: Random): Buffer {
  const content = Buffer.from(VALID);
  for (let count = 1 + random.below(3); count > 0; count -= 1)
    content[random.below(content.length)] = random.below(256);
  return content;
}

/** A body with something wrong in it: what it is made of, its size or where it ends. */
export function malformedBody(random: Random): MalformedBody {
  const json = (content: string | Buffer) => ({ type: "application/json", content: Buffer.from(content) });
  const form = (content: string | Buffer) => ({
    type: "application/x-www-form-urlencoded",
    content: Buffer.from(content),
  });
  const makers = [
    ...([() => json(jsonObject(random)), () => json(jsonObject(random)), () => json(mutated(random))] as const),
    ...[() => json(VALID.slice(0, random.below(VALID.length))), () => json(random.pick(VALUES)), () => json("")],
    ...[() => json(random.bytes(random.below(400))), () => json("[".repeat(random.below(66_000)))],
    ...[() => json(VALID + " ".repeat(MAXIMUM_BODY_BYTES - 1_000 + random.below(2_000)))],
    ...[() => form(formFields(random)), () => form(formFields(random)), () => form(random.bytes(random.below(400)))],
  ] as const;
  return random.pick(makers)();
}
