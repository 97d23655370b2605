import { tooWide } from "./support/checks/reflow";
import { widows } from "./support/checks/widows";
import { resize } from "./support/page-state";
import { OTHER_PAGES } from "./support/routes";
import { shareVisit } from "./support/shared-visit";
import { PHONE } from "./support/visitor";

// Two pages of each template are checked in full; of the others, what their own words, pictures and data may break.

describe.each(OTHER_PAGES)("$path, made by a template that others show in full", ({ path, title, status }) => {
  const visited = shareVisit(path, { viewport: PHONE, reducedMotion: "reduce" });

  test("answers under its own address, by its title, and complains of nothing", async () => {
    const { page, problems, response } = visited();
    expect(response?.status()).toBe(status);
    expect(response?.request().redirectedFrom()).toBeNull();
    expect(await page.title()).toBe(title);
    expect(problems).toEqual([]);
  });

  test("ends no heading and no lead with a single word", async () => {
    expect(await widows(visited().page)).toEqual([]);
  });

  test.each([320, PHONE.width])("is not wider than %i px", async (width) => {
    const { page } = visited();
    await resize(page, width);
    expect(await tooWide(page)).toEqual([]);
  });
});
