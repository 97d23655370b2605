import { ValidationError } from "yup";
import legalTexts from "../../data/legal.json";
import { FIELDS } from "../../src/forms/fields";
import { SCHEMAS } from "../../src/forms/schemas";
import { FORM_NAMES } from "../../src/forms/submission-kind";

type Kind = keyof typeof FIELDS;
const KINDS = Object.keys(FIELDS) as Kind[];

/** A valid form without optional fields. */
const validForm = (kind: Kind) => {
  const required = FIELDS[kind].filter((field) => field.required);
  return Object.fromEntries(
    required.map(({ name, type }) => [name, type === "email" ? "ada@example.com" : "0123456789"]),
  );
};

function messages(kind: Kind, values: object): Record<string, string> {
  try {
    SCHEMAS[kind].validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path ?? "", message]));
  }
}

/** The names of the invalid fields after these changes to a valid form. */
const invalidFields = (kind: Kind, values: object) =>
  Object.keys(messages(kind, { ...validForm(kind), ...values })).toSorted();

const errorOf = (kind: Kind, field: string) => FIELDS[kind].find(({ name }) => name === field)?.required ?? "";

const [NAME, MESSAGE] = [errorOf("contact", "name"), errorOf("contact", "message")];
const foreign = (letter: string, word: string) =>
  `Please enter a valid email address: the “${letter}” in “${word}” is a letter of another alphabet`;

test.each([
  ["contact", "name", " A ", " Al ", NAME],
  ["contact", "name", "👍", "李明", NAME],
  ["contact", "name", "❤️", "❤️👍", NAME],
  ["contact", "message", "1234567 \n\n\n 9", "12345678 \n\n\n 0", MESSAGE],
  ["contact", "message", "Dear team", "Dear team: please call me back on 2125550142:", MESSAGE],
  ["contact", "message", "Dear me,\n", "Dear Priya Raman,\n\n", MESSAGE],
  ["application", "coverLetter", "x".repeat(20_001), "", expect.stringMatching(/ 20,000 \w+ \(it has 20,001\)$/)],
  ["newsletter", "email", "ada@mail.gmаil.com", "ada@иван.рф", foreign("а", "gmаil")],
  ["newsletter", "email", "Ada<аda@example.com>", "ada@東京abc.jp", foreign("а", "аda")],
  ["newsletter", "email", "иван@example.com", "ada@пример.com", errorOf("newsletter", "email")],
] as const)("the %s form validates %s", (kind, field, bad, good, message) => {
  expect(messages(kind, { ...validForm(kind), [field]: bad })).toEqual({ [field]: message });
  expect(invalidFields(kind, { [field]: good })).toEqual([]);
});

// A visitor may have opened the form before it was deleted.
test("a service or position that the site no longer offers is accepted", () => {
  expect(invalidFields("contact", { service: "alchemy" })).toEqual([]);
  expect(invalidFields("application", { position: "Alchemist" })).toEqual([]);
});

test.each(KINDS)("browsers and the schema check the lengths and required fields of the %s form", (kind) => {
  const text = "0123456789".repeat(5_001);
  for (const { name, required, type, minLength, maxLength } of FIELDS[kind]) {
    expect([name, invalidFields(kind, { [name]: "" })]).toEqual([name, required ? [name] : []]);
    expect(invalidFields(kind, { [name]: text.slice(0, maxLength + 1) })).toEqual([name]);
    if (type === "email") continue;
    for (const length of [minLength ?? 0, maxLength])
      expect([name, invalidFields(kind, { [name]: text.slice(0, length) })]).toEqual([name, []]);
    if (minLength) expect(invalidFields(kind, { [name]: text.slice(0, minLength - 1) })).toEqual([name]);
  }
});

/** Joiners, variation selectors and tags. */
const JOINED = "👨‍👩‍👧 👩🏽‍💻 ❤️‍🔥 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ශ්‍රී می‌خواهم";

const cast = (field: "company" | "message", text: string) =>
  SCHEMAS.contact.cast({ ...validForm("contact"), [field]: text })[field];

test.each([
  ["line breaks of all kinds", "1\r\n2\r3\u000b4\f5\u00856\u20287\u20298", "1\n2\n3\n4\n5\n6\n7\n8"],
  ["another control character", "Street\u001bLondon\u0000W1\u009fUK", "Street London W1 UK"],
  ["hyphens of Word", "Stratford\u001eupon\u001eAvon, Bris\u001ftol", "Stratford-upon-Avon, Bristol"],
  ["a zero-width space", "Lon\u200bdon\u2060\ufeff", "London"],
  ["a direction control", "\u202eL\u200eo\u200fn\u061cd\u2066o\u2069n\u202c", "London"],
  ["half of a character", "Lon\ud83ddon \ud83d\u200b\ude00", "London"],
  ["bullets of Word", "\uf0a7a b\uf0b7c\uf0d8d\n \uf0fce\uf041\n\u200b\uf020f", "•a b•c•d\n •e\n•f"],
  ["what emoji and scripts need", JOINED, JOINED],
])("the forms store %s in readable text; a text in one line stays in one line", (_name, text, stored) => {
  expect([cast("message", text), cast("company", text)]).toEqual([stored, stored.replace(/[\t\n]+/g, " ")]);
});

const emailOf = (email: string) => SCHEMAS.newsletter.cast({ email }).email;

test.each([
  ["Ada.O'Neil+news@Mail.Example.COM", "Ada.O'Neil+news@mail.example.com"],
  [`${"x".repeat(64)}@example.com`, `${"x".repeat(64)}@example.com`],
  ["info@bücher.example", "info@xn--bcher-kva.example"],
  ["info@例え。テスト", "info@xn--r8jz45g.xn--zckzah"],
  ["ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ", "ada@example.com"],
  ['"Lovelace, Ada" <mailto:ada@example.com> ', "ada@example.com"],
  ["Mailto:ada@example.com?subject=Hello%20Ada", "ada@example.com"],
  ["’", "'", "ʼ", "´", "＇"].map((apostrophe) => `o${apostrophe}brien@example.ie`),
])("the address %s is stored as %s", (entered, stored) => {
  expect(invalidFields("newsletter", { email: entered })).toEqual([]);
  expect([emailOf(entered), emailOf(stored)]).toEqual([stored, stored]);
});

const HYPHENS = [..."‐‑‒–—―−﹣－"];

test("an address keeps nothing of what other programs put around or into it", () => {
  const pasted = [
    "“§” ¦ «\u00a0§\u00a0» ¦ [§] ¦ <§ ¦ §) ¦ •§ ¦ - § ¦ **_§_** ¦ § - ¦ §’ ¦ §… ¦ § 👨‍👩‍👧 ¦ \u2066§\u2069 ¦ §\u200b\ufeff",
    "E-mail: § ¦ E‑mail\u00a0: § ¦ メール：§ ¦ • Email: <§> ¦ E-mail: mailto:§ ¦ Ada (§) ¦ § (home),",
    "[Ada](mailto:§?subject=Hi) ¦ <mailto:§|§> ¦ Ada<mailto:§> ¦ “Ada’s @ Work” <§> ¦ ADA@My-Firm.example <§>",
  ].flatMap((line) => line.split(" ¦ ").map((text) => text.replaceAll("§", "ada@my-firm.example")));
  const changed = ["ada@my-ﬁrm.example", "ada@my-firm｡example", "a\u00adda\u200b@my-\u2060firm.example"];
  const all = [...pasted, ...changed, ...HYPHENS.map((hyphen) => `ada@my${hyphen}firm.example`)];
  expect(all.filter((email) => emailOf(email) !== "ada@my-firm.example")).toEqual([]);
});

test("what is not one address that mail can reach is refused", () => {
  const locals = ["", "ada.", ".ada", "a..da", "a da", "a,da", '"ada"', "jörg", "josº", "x".repeat(65), "–ada", "@ada"]
    .concat(["eve@example.com,ada", "ada👍", "ada(x)", "Ada ada", "mailto:ada%2Bnews", "https://ada", "ad\ufffda"])
    .map((local) => `${local}@example.com`);
  const domains = ["", "example", ".example.com", "example..com", "-example.com", "example-.com", "exa_mple.com"]
    .concat(["example.c", `${"x".repeat(64)}.com`, "example.com:25", "ex%61mple.com", "example.com/ada", "x.com\ufffd"])
    .concat(["127.0.0.10", "[::1]", "exam™ple.com", "例え.テ•スト", "i❤️.example", "example.com’s", "example.comさん"])
    .concat(["example.co=", "example.com😀eve@example.com", ...HYPHENS.map((hyphen) => `example.com${hyphen}`)])
    .map((domain) => `ada@${domain}`);
  const addresses = ["Ada <>", "Ada <ada@example.com", "mailto:ada%40example.com", `${" (ada)".repeat(20_000)}x`]
    .concat(["ada@example.com eve@example.com", "eve@example.com <ada@example.com>", "ada@example.com <eve@host>"])
    .concat(["[eve@example.com](mailto:ada@example.com)", "mailto:ada@example.com?cc=eve@example.com"])
    .concat(locals, domains);
  expect(addresses.filter((email) => invalidFields("newsletter", { email }).length === 0)).toEqual([]);
});

test("twelve invisible characters or bullets are neither a name nor a message", () => {
  for (const text of [..."\u200b\u2800\ud800\u0000\ufffd\uf0b7•", "• "].map((one) => one.repeat(12)))
    expect([text, invalidFields("contact", { name: text, message: text })]).toEqual([text, ["message", "name"]]);
});

test.each(KINDS)("the privacy policy names the fields of the %s form and no others", (kind) => {
  const policy = JSON.stringify(legalTexts.find(({ id }) => id === "privacy-policy"));
  const [, sentence = ""] = new RegExp(`${FORM_NAMES[kind]} form:\\*\\* (.*?)\\.`).exec(policy) ?? [];
  const named = sentence.toLowerCase().split(/,| and |if you provide them/);
  const labels = FIELDS[kind].map(({ label }) => label.toLowerCase());
  const missing = labels.filter((label) => !named.some((part) => part.includes(label)));
  const others = named.filter((part) => part.trim() && !labels.some((label) => part.includes(label)));
  const toDo = { "add to data/legal.json": missing, "remove from it": others };
  expect(toDo).toEqual({ "add to data/legal.json": [], "remove from it": [] });
});
