import { tableOf } from "../../tools/engines/table";

const ENGINES = ["Chromium", "WebKit"];

describe("the table of journeys", () => {
  test("has a row for each journey and a column for each browser, one below the other", () => {
    const table = tableOf(
      [
        { engine: "Chromium", journey: "hero", failure: null },
        { engine: "Chromium", journey: "page changes", failure: null, figure: "8.2 MB" },
        { engine: "WebKit", journey: "hero", failure: null },
        { engine: "WebKit", journey: "page changes", failure: undefined },
      ],
      ENGINES,
    );
    expect(table.split("\n")).toEqual([
      "              Chromium      WebKit",
      "hero          pass          pass",
      "page changes  pass, 8.2 MB  –",
    ]);
  });

  test("says below what failed, and where", () => {
    const table = tableOf(
      [
        { engine: "Chromium", journey: "hero", failure: null },
        { engine: "WebKit", journey: "hero", failure: "the slide: 1, not 2" },
      ],
      ENGINES,
    );
    expect(table.split("\n")).toEqual([
      "      Chromium  WebKit",
      "hero  pass      FAIL",
      "",
      "WebKit, hero: the slide: 1, not 2",
    ]);
  });

  test("shows a journey that only one of them was sent on", () => {
    expect(tableOf([{ engine: "WebKit", journey: "hero", failure: null }], ENGINES)).toContain("hero  –         pass");
  });
});
