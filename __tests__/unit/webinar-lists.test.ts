import { westernmostDay } from "../../src/content/build-day";
import { hasEnded, recordedWebinars, upcomingWebinars } from "../../src/content/webinar-lists";

const on = (date: string, more: { title?: string; draft?: boolean } = {}) => ({ title: "A webinar", date, ...more });

describe("a webinar", () => {
  const webinar = on("December 9, 2026");

  it.each([
    ["2026-12-08T00:00:00Z", false],
    ["2026-12-09T23:59:00Z", false],
    // In Hawaii it is still the ninth.
    ["2026-12-10T09:00:00Z", false],
    ["2026-12-10T12:00:00Z", true],
  ])("of December 9, 2026 at %s: has ended is %s", (now, ended) => {
    expect(hasEnded(webinar, westernmostDay(new Date(now)))).toBe(ended);
  });
});

/** Gatsby's resolver context on the first of December 2026, with these webinars. */
const contextOf = (entries: readonly ReturnType<typeof on>[]) => ({
  nodeModel: { getNodeById: () => ({ day: "2026-12-01" }), findAll: () => Promise.resolve({ entries }) },
});

const WEBINARS = contextOf([
  on("February 11, 2027"),
  on("March 5, 2026"),
  on("December 9, 2026", { title: "Later in the alphabet" }),
  on("June 11, 2026", { draft: true }),
  on("December 1, 2026"),
  on("November 30, 2026"),
  on("January 20, 2027", { draft: true }),
  on("December 9, 2026", { title: "Earlier" }),
]);

const shown = (webinars: readonly { readonly title: string; readonly date: string }[]) =>
  webinars.map(({ title, date }) => `${date}: ${title}`);

test("webinars to come stand the soonest first, those of one day by their titles, without drafts", async () => {
  expect(shown(await upcomingWebinars(null, {}, WEBINARS))).toEqual([
    "December 1, 2026: A webinar",
    "December 9, 2026: Earlier",
    "December 9, 2026: Later in the alphabet",
    "February 11, 2027: A webinar",
  ]);
});

test("webinars whose day is over stand the newest first, without drafts", async () => {
  expect(shown(await recordedWebinars(null, {}, WEBINARS))).toEqual([
    "November 30, 2026: A webinar",
    "March 5, 2026: A webinar",
  ]);
});
