import { tooAlike } from "../../../src/theme/contrast";
import theme from "../../fixtures/content/theme.json";
import { HERE } from "./support/edited-content";
import { setUpContent, testMistakes } from "./support/tables";

const content = setUpContent();

const { line, onInk } = theme.colors;

testMistakes(content, [
  ["a typeface that isn't there", "theme.json", /"files\/[^"]*"/, `${HERE}"files/gone.woff2"`, "Put the file into"],
  ["a color by its name", "theme.json", /"ink": "[^"]*"/, `"ink": ${HERE}"navy"`, "Six digits"],
]);

test("colors that can't be told apart are a mistake, which says which and by how much", async () => {
  content().edit("theme.json", /"muted": "[^"]*"/, `"muted": "${line}"`);
  const news = await content().news();
  expect(news.length).toBe(tooAlike({ ...theme.colors, muted: line }).length);
  expect(news[0]).toMatchObject({ severity: "mistake", file: "data/theme.json", value: line });
  expect(news.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(
      /^its contrast to "line" \(#[0-9A-F]{6}\), on which it stands, is 1\.00, and has to be 4\.5: 3\.50 are missing$/,
    ),
  );
});

test("a highlight may be like the grounds on which it only decorates", async () => {
  content().edit("theme.json", /"highlight": "[^"]*"/, `"highlight": "${onInk}"`);
  expect(await content().news()).toEqual([]);
});
