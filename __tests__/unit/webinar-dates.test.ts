import { westernmostDay } from "../../src/content/build-day";
import { hasEnded, newestFirst, upcomingFirst } from "../../src/content/webinar-dates";

const on = (date: string, more: { draft?: boolean } = {}) => ({ date, ...more });

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

const dates = (webinars: readonly { readonly date: string }[]) => webinars.map(({ date }) => date);

describe("webinars to come", () => {
  it("stand the soonest first, with those that have ended at the end, whatever their order in the file", () => {
    const webinars = [on("February 11, 2027"), on("November 3, 2026"), on("December 9, 2026"), on("January 20, 2027")];
    expect(dates(upcomingFirst(webinars, "2026-12-01"))).toEqual([
      "December 9, 2026",
      "January 20, 2027",
      "February 11, 2027",
      "November 3, 2026",
    ]);
  });
});

describe("recorded webinars", () => {
  it("stand the newest first, without drafts", () => {
    const webinars = [on("March 5, 2026"), on("June 11, 2026", { draft: true }), on("September 17, 2026")];
    expect(dates(newestFirst(webinars))).toEqual(["September 17, 2026", "March 5, 2026"]);
  });
});
