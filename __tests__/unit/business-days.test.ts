import { readFileSync } from "node:fs";
import { ANSWER_DAYS } from "../../src/forms/receipt-copy";
import { answerDay, nearestOffice } from "../../src/lib/business-days";

const NEW_YORK = { timeZone: "America/New_York", hours: "Monday to Friday, 9:00 AM to 6:00 PM" };
const SAN_FRANCISCO = { timeZone: "America/Los_Angeles", hours: "Monday to Friday, 9:00 AM to 6:00 PM" };
const LONDON = { timeZone: "Europe/London", hours: "Monday to Friday, 9:00 AM to 5:30 PM" };
const DUBAI = { timeZone: "Asia/Dubai", hours: "Sunday to Thursday, 8:00 AM to 12:30 PM" };

describe("the day by which a message is answered", () => {
  // November 20, 2026 is a Friday; New York is five hours behind UTC then, and four in summer.
  it.each([
    ["on a Monday in hours", "2026-11-16T15:00:00Z", "2026-11-17"],
    ["on a Monday before hours", "2026-11-16T09:00:00Z", "2026-11-17"],
    ["on a Monday a minute before closing", "2026-11-16T22:59:00Z", "2026-11-17"],
    ["on a Monday at closing", "2026-11-16T23:00:00Z", "2026-11-18"],
    ["on a Thursday in hours", "2026-11-19T15:00:00Z", "2026-11-20"],
    ["on a Thursday in the evening", "2026-11-20T01:00:00Z", "2026-11-23"],
    ["on a Friday in hours", "2026-11-20T15:00:00Z", "2026-11-23"],
    ["on a Friday in the evening", "2026-11-20T23:30:00Z", "2026-11-24"],
    ["on a Saturday", "2026-11-21T15:00:00Z", "2026-11-24"],
    ["on a Sunday", "2026-11-22T15:00:00Z", "2026-11-24"],
    ["on a Sunday in the evening, which is Monday in UTC", "2026-11-23T03:00:00Z", "2026-11-24"],
    ["in summer, a minute before closing", "2026-07-06T21:59:00Z", "2026-07-07"],
    ["in summer, at closing", "2026-07-06T22:00:00Z", "2026-07-08"],
    ["over the end of a year", "2026-12-31T15:00:00Z", "2027-01-01"],
  ])("that comes %s", (_when, received, day) => {
    expect(answerDay(new Date(received), 1, NEW_YORK)).toBe(day);
  });

  it("follows the office's own clock and hours", () => {
    const received = new Date("2026-11-20T17:45:00Z");
    expect(answerDay(received, 1, SAN_FRANCISCO)).toBe("2026-11-23");
    expect(answerDay(received, 1, LONDON)).toBe("2026-11-24");
  });

  it("counts two weeks for ten days, and knows other weeks", () => {
    expect(answerDay(new Date("2026-11-20T15:00:00Z"), 10, NEW_YORK)).toBe("2026-12-04");
    expect(answerDay(new Date("2026-11-21T15:00:00Z"), 10, NEW_YORK)).toBe("2026-12-07");
    // A Thursday at 12:15 and at 12:30 in Dubai, where the week ends then.
    expect(answerDay(new Date("2026-11-19T08:15:00Z"), 1, DUBAI)).toBe("2026-11-22");
    expect(answerDay(new Date("2026-11-19T08:30:00Z"), 1, DUBAI)).toBe("2026-11-23");
  });

  it("is not guessed from hours that it can't read", () => {
    expect(() => answerDay(new Date(), 1, { ...LONDON, hours: "Weekdays, 9 to 5" })).toThrow("no opening hours");
  });
});

describe("the office to call", () => {
  it.each([
    ["New York", -300, NEW_YORK],
    ["Denver", -420, SAN_FRANCISCO],
    ["Berlin", 60, LONDON],
    ["Sydney", 660, LONDON],
  ])("in %s is the one whose clock is nearest", (_city, offset, office) => {
    expect(nearestOffice([NEW_YORK, SAN_FRANCISCO, LONDON], new Date("2026-11-20T15:00:00Z"), offset)).toBe(office);
  });
});

it("promises what docs/claims.md says that the site promises", () => {
  const claims = readFileSync("docs/claims.md", "utf8");
  const promised = [...claims.matchAll(/Says `within (\w+) business days?`/g)].map(([, words]) => words);
  const WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
  expect([ANSWER_DAYS.contact, ANSWER_DAYS.application].map((days) => WORDS[days])).toEqual(promised);
});
