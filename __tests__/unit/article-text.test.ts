import { articles } from "../support/entries";
import { contentsOf, excerpt, plainText, readingMinutes, withHeadingIds } from "../../src/content/article-text";

const words = (count: number) => Array.from({ length: count }, (_value, index) => `word${String(index)}`).join(" ");

describe("plainText", () => {
  it("keeps the words of neighbouring blocks apart", () => {
    expect(plainText("<h3>One</h3><p>Two <strong>three</strong></p>\n<ul><li>four</li><li>five</li></ul>")).toBe(
      "One Two three four five",
    );
  });

  it("reads entities as the characters they stand for", () => {
    expect(plainText("<p>R&amp;D &lt; 5&nbsp;% &mdash; “now”</p>")).toBe("R&D < 5 % — “now”");
  });

  it("reads an entity that is written about as it is written", () => {
    expect(plainText("<p>Write &amp;lt; for a less-than sign, <em>&amp;amp;</em> for an ampersand</p>")).toBe(
      "Write &lt; for a less-than sign, &amp; for an ampersand",
    );
  });
});

describe("excerpt", () => {
  it.each(articles.map(({ id, content }) => [id, content]))(
    "of %s is its first 200 characters and an ellipsis",
    (_id, content) => {
      const text = excerpt(content);
      expect(text).toHaveLength(201);
      expect(text.endsWith("…")).toBe(true);
      expect(plainText(content).startsWith(text.slice(0, 200))).toBe(true);
    },
  );

  it("has no ellipsis where nothing is left out", () => {
    expect(excerpt(`<p>${"x".repeat(200)}</p>`)).toBe("x".repeat(200));
    expect(excerpt(`<p>${"x".repeat(201)}</p>`)).toBe(`${"x".repeat(200)}…`);
  });

  it.each(["😀", "👩🏽‍🔬", "e\u0301"])("never cuts a character in two: %s", (character) => {
    expect(excerpt(`<p>${"x".repeat(199)}${character}y</p>`)).toBe(`${"x".repeat(199)}${character}…`);
    expect(excerpt(`<p>${"x".repeat(199)}${character}</p>`)).toBe(`${"x".repeat(199)}${character}`);
  });
});

describe("readingMinutes", () => {
  it.each([
    [1, 1],
    [220, 1],
    [440, 2],
    [760, 3],
    [780, 4],
  ])("of %i words is %i", (count, minutes) => {
    expect(readingMinutes(`<p>${words(count)}</p>`)).toBe(minutes);
  });
});

describe("withHeadingIds", () => {
  it("gives each heading an id made of the prefix and its words", () => {
    expect(withHeadingIds("<h3>Old <em>systems</em> cost money</h3><p>Text</p><h4>R&amp;D</h4>", "digital")).toBe(
      '<h3 id="digital-old-systems-cost-money">Old <em>systems</em> cost money</h3><p>Text</p><h4 id="digital-rd">R&amp;D</h4>',
    );
  });

  it("keeps ids apart where headings have the same words", () => {
    expect(withHeadingIds("<h3>Costs</h3><h3>Costs</h3>", "a")).toBe(
      '<h3 id="a-costs">Costs</h3><h3 id="a-costs-1">Costs</h3>',
    );
  });

  it("leaves what isn't a heading as it is", () => {
    expect(withHeadingIds("<p>h3</p><blockquote><p>Said</p></blockquote>", "a")).toBe(
      "<p>h3</p><blockquote><p>Said</p></blockquote>",
    );
  });
});

test("a table of contents has the headings of the upper level, with their ids", () => {
  const html = "<h3>R&amp;D <em>costs</em></h3><p>Text</p><h4>Below</h4><h3>Costs</h3>";
  expect(contentsOf(html, "a")).toEqual([
    { id: "a-rd-costs", title: "R&D costs" },
    { id: "a-costs", title: "Costs" },
  ]);
});
