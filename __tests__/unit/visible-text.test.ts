import { SCHEMAS } from "../../src/forms/schemas";
import { visibleLength, withoutInvisible } from "../../src/lib/visible-text";

const { contact } = SCHEMAS;
const VALID = { name: "Ada", email: "ada@example.com", message: "0123456789" };

/** The messages for these values, by field. */
const wrong = (values: object) => Object.keys(VALID).filter((field) => !accepts(field, values));

function accepts(field: string, values: object): boolean {
  try {
    contact.validateSyncAt(field, contact.cast({ ...VALID, ...values }));
    return true;
  } catch {
    return false;
  }
}

describe("what can't be seen", () => {
  it.each([
    ["a zero-width space", "\u200b"],
    ["a word joiner", "\u2060"],
    ["a byte order mark", "\ufeff"],
    ["a soft hyphen", "\u00ad"],
    ["a mark of direction", "\u200f"],
    ["an override of direction", "\u202e"],
    ["an isolate of direction", "\u2066"],
    ["a Hangul filler", "\u3164"],
    ["a tag", "\u{e0041}"],
    ["a joiner between Latin letters", "\u200d"],
    ["a selector after nothing", "\u200b\ufe0f"],
    ["half of a character", "\ud83d"],
  ])("%s is left out", (_name, character) => {
    expect(withoutInvisible(`A${character}da`)).toBe("Ada");
  });

  it.each([
    ["a family", "👨‍👩‍👧"],
    ["a profession with a skin tone", "👩🏽‍💻"],
    ["a heart on fire", "❤️‍🔥"],
    ["a flag of a country's part", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
    ["a keycap", "1️⃣"],
    ["a Persian word", "می‌خواهم"],
    ["a Sinhala word", "ශ්‍රී"],
    ["a Japanese name with a variant", "葛\u{e0100}城"],
    ["a decomposed name", "Rene\u0301"],
    ["a Hebrew name", "שלום"],
  ])("%s stays as it is", (_name, text) => {
    expect(withoutInvisible(text)).toBe(text);
    expect(contact.cast({ ...VALID, name: text }).name).toBe(text);
  });
});

describe("the length of a text", () => {
  it.each([
    ["Ada", 3],
    ["", 0],
    [" \u2800\u2003 ", 0],
    ["a \n\n\n b", 3],
    ["👍", 1],
    ["李明", 2],
    ["❤️", 1],
  ])("of %j is what can be seen of it, a gap counting once", (text, length) => {
    expect(visibleLength(text)).toBe(length);
  });
});

describe("a form", () => {
  it("has no message where there is nothing to be read", () => {
    for (const character of ["\u200b", "\u2800", "\u3164", "\u202e", "\ud800", "\ufe0f"]) {
      expect(wrong({ name: character.repeat(10), message: character.repeat(10) })).toEqual(["name", "message"]);
    }
    expect(wrong({ message: `a${" ".repeat(20)}b` })).toEqual(["message"]);
  });

  it("takes an address that was pasted with something invisible", () => {
    expect(contact.cast({ ...VALID, email: "\u202aada@example.com\u202c\u200b" }).email).toBe("ada@example.com");
  });

  it("shows a name in the order in which it is written", () => {
    expect(contact.cast({ ...VALID, name: "Ada \u202eecalevoL" }).name).toBe("Ada ecalevoL");
  });
});
