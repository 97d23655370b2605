import { HERE } from "./support/edited-content";
import { setUpContent } from "./support/tables";

// What is true of entries only together, each of which has a file of its own.

const content = setUpContent();

/** Two entries of a folder: the first, and one of this name with the first's values and some others. */
function another(folder: string, id: string, values: object) {
  content().editEntries(`${folder}/*.json`, (entries) => {
    entries.push({ ...entries[0], ...values, id });
  });
  return content().nameOf(`${folder}/*.json`).replace(`${folder}/`, "");
}

test("a number that two entries have is a mistake, in the file of the second", async () => {
  const first = another("jobs", "zoologist", { title: "Zoologist" });
  expect(await content().news()).toEqual([
    expect.objectContaining({
      severity: "mistake",
      file: "data/jobs/zoologist.json",
      message: `${first} has the same number`,
    }),
  ]);
});

test("a title that two entries have is a warning, in the file of the second", async () => {
  const first = another("articles", "zebras", {});
  expect(await content().news()).toEqual([
    expect.objectContaining({
      severity: "warning",
      file: "data/articles/zebras.json",
      message: `${first} has the same title`,
    }),
  ]);
});

test.each([
  ["Zebra Stripes", "zebra-stripes.json"],
  ["zébra", "zebra.json"],
  ["-zebra", "zebra.json"],
])("%s.json can't be a part of an address, and comes with a name that can", async (name, suggestion) => {
  another("articles", name, { title: "On zebras" });
  const file = `data/articles/${name}.json`;
  expect(await content().news()).toEqual([
    expect.objectContaining({
      severity: "mistake",
      file,
      suggestion,
      remedy: expect.stringContaining("Rename") as string,
    }),
  ]);
});

test("a file's name may have 80 characters", async () => {
  another("articles", "z".repeat(80), { title: "On zebras" });
  expect(await content().news()).toEqual([]);
  another("articles", "z".repeat(81), { title: "On other zebras" });
  expect(await content().news()).toEqual([expect.objectContaining({ severity: "mistake" })]);
});

test("an id in the file is a key that nobody knows: the file's name is the id", async () => {
  const place = content().edit("articles/*.json", /"title"/, `${HERE}"id": "other", "title"`);
  expect(await content().news()).toEqual([expect.objectContaining({ ...place, severity: "mistake", value: "id" })]);
});

test("a list in the place of an entry is a mistake", async () => {
  content().edit("articles/*.json", /[^]+/, "[$&]");
  const news = await content().news();
  expect(news).toContainEqual(
    expect.objectContaining({ line: 1, remedy: expect.stringContaining("curly brackets") as string }),
  );
});

test("articles and case studies need at least one", async () => {
  content().editEntries("articles/*.json", (articles) => articles.splice(0));
  expect(await content().news()).toContainEqual(
    expect.objectContaining({
      severity: "mistake",
      file: "data/articles/",
      message: "the list has 0 items, and needs at least 1",
    }),
  );
});

test("a file that can't be read hides neither the others nor their mistakes, and what it may be is not missed", async () => {
  const place = content().edit("articles/*.json", /"title":/, `"title"${HERE}`);
  content().edit("services.json", /"article": "[^"]*"/, '"article": "gone-for-good"');
  another("jobs", "zoologist", { title: "Zoologist" });
  const news = await content().news();
  expect(news).toContainEqual(expect.objectContaining({ file: place.file, severity: "mistake" }));
  expect(news).toContainEqual(expect.objectContaining({ file: "data/jobs/zoologist.json" }));
  expect(news.filter(({ value }) => value === "gone-for-good")).toEqual([]);
});

test("an old list is a stray file, with the folder that its entries belong to", async () => {
  content().write("articles.json", "[]");
  expect(await content().news()).toEqual([
    expect.objectContaining({ file: "data/articles.json", severity: "mistake", suggestion: "data/articles/" }),
  ]);
});
