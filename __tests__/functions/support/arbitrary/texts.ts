import fc from "fast-check";

/** What parsers of headers, mail, tables, pages and addresses have stumbled over. */
const AWKWARD = [
  ...["\r\nBcc: everybody@elsewhere.example", "\r\n.\r\n", "\nFrom nobody", "=?utf-8?Q?x?=", "=?utf-8?B?eA==?="],
  ...[
    "=1+1",
    "+1",
    "@sum(a1)",
    "-2",
    '"',
    "'",
    ",",
    ";",
    "\t",
    "\r",
    "\n",
    "\n\n",
    "\r\n",
    "<script>",
    "</p>",
    "&amp;",
  ],
  ...[
    "%0d%0a",
    "%00",
    "\u0000",
    "\u0007",
    "\u007f",
    "\u0085",
    "\u00a0",
    "\u00ad",
    "\u200b",
    "\u200d",
    "\u202e",
    "\u2028",
  ],
  ...[
    "\ufeff",
    "\ufffd",
    "\ud800",
    "\udc00",
    "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}",
    "\u{1f3f4}",
    "e\u0301",
    "ﬁ",
    "ß",
  ],
  ...[
    "Привет",
    "こんにちは",
    "مرحبا",
    "עברית",
    "नमस्ते",
    "__proto__",
    "constructor",
    "{{7*7}}",
    "${7*7}",
    "../..",
    "null",
  ],
];

/** Texts of all kinds of characters, and awkward ones more often than visitors write them. */
export function texts(maxParts = 6): fc.Arbitrary<string> {
  const part = fc.oneof(
    fc.constantFrom(...AWKWARD),
    fc.string({ unit: "grapheme", maxLength: 12 }),
    fc.string({ unit: "binary", maxLength: 12 }),
    fc.string({ unit: "binary-ascii", maxLength: 12 }),
  );
  return fc.array(part, { maxLength: maxParts }).map((parts) => parts.join(""));
}

/** What is left of a text once it has been written to a file or sent by a plain form: no halves of characters. */
export function asUtf8(text: string): string {
  return Buffer.from(text).toString();
}

/** Nearly always long enough for a field that has to be filled in. */
function longTexts(): fc.Arbitrary<string> {
  return fc
    .tuple(texts(), fc.string({ unit: "grapheme", minLength: 10, maxLength: 40 }), texts())
    .map((all) => all.join(""));
}

const emails = () => fc.oneof({ weight: 9, arbitrary: fc.emailAddress() }, { weight: 1, arbitrary: texts(2) });

/** What visitors might write into the fields of each form: most of it can be sent, some of it not. */
export const FIELDS = {
  newsletter: fc.record({ email: emails() }),
  application: fc.record({
    name: longTexts(),
    email: emails(),
    phone: texts(2),
    position: longTexts(),
    resume: longTexts(),
    coverLetter: texts(12),
  }),
  contact: fc.record({
    name: longTexts(),
    email: emails(),
    phone: texts(2),
    company: texts(2),
    service: texts(1),
    message: longTexts(),
  }),
};
