import { HERE } from "./support/edited-content";
import { testMistakes, setUpContent } from "./support/tables";
import type { MistakeRow } from "./support/tables";

const content = setUpContent();

const link = (to: string, remedy: string): MistakeRow => [
  to,
  "navigation.json",
  /"to": "\/about#company"/,
  `"to": ${HERE}"${to}"`,
  remedy,
];

describe("links", () => {
  testMistakes(content, [
    link("/abuot", "a page that exists"),
    link("/about/", "a page that exists"),
    link("/services/consultancy", "a page that exists"),
    link("/blog/no-such-article", "a page that exists"),
    link("/about#leadership", "a place that the page has"),
    link("/privacy-policy#section-99", "a place that the page has"),
    link("about", "with its slash"),
    link("#team", "with its slash"),
    link("javascript:alert(1)", "with its slash"),
  ]);

  test.each([
    ["/abuot", "/about"],
    ["/about#partnership", "/about#partnerships"],
    ["about", "/about"],
  ])("%s comes with what was probably meant", async (to, suggestion) => {
    content().edit("navigation.json", /"to": "\/about#company"/, `"to": "${to}"`);
    expect(await content().news()).toMatchObject([{ value: to, suggestion }]);
  });
});

/** HTML at the start of the first article; its quotation marks are escaped as the file needs it. */
const html = (name: string, markup: string, remedy: string): MistakeRow => [
  name,
  "articles/*.json",
  /"content": "/,
  `"content": "${markup.replaceAll("⌖", HERE).replaceAll('"', '\\"')}`,
  remedy,
];

describe("HTML", () => {
  testMistakes(content, [
    html("a script", "⌖<script>alert(1)</script>", "only"),
    html("a picture in a paragraph", '<p>⌖<img src="images/articles/sustainability.jpg" alt=""></p>', "Close <p>"),
    html("a picture that isn't there", '<img ⌖src="x.jpg" alt="">', "Put the picture into"),
    html("a picture without a file", '⌖<img alt="">', "Write its path"),
    html("a picture without words", '⌖<img src="images/articles/sustainability.jpg">', "Say it"),
    html("a bold tag", "<p>⌖<b>Text</b></p>", "only"),
    html("a style", '<p ⌖style="color: red">Text</p>', "Delete style"),
    html("an unclosed strong", "<p>One ⌖<strong>two</p>", "Write </strong>"),
    html("wrong nesting", "<p><strong>⌖<em>One</strong></em></p>", "Write </em>"),
    html("a stray end", "<p>One⌖</strong></p>", "Delete it"),
    html("a list in a paragraph", "<p>One⌖<ul><li>Two</li></ul></p>", "Close <p>"),
    html("an item without a list", "⌖<li>One</li>", "Put it into <ul> or <ol>"),
    html("a cell without a row", "<table>⌖<td>One</td></table>", "Put it into <tr>"),
    html("a link without words", '<p>⌖<a href="/about"></a></p>', "Write its words"),
    html("a dead path", '<p><a ⌖href="/abuot">Text</a></p>', "a page that exists"),
    html("a dead anchor", '<p><a ⌖href="/about#nobody">Text</a></p>', "a place that the page has"),
    html("a script in a link", '<p><a ⌖href="javascript:alert(1)">Text</a></p>', "without spaces"),
    html("a script in a link, disguised", '<p><a ⌖href="java&#10;script:alert(1)">Text</a></p>', "without spaces"),
    html("an address without encryption", '<p><a ⌖href="http://x.example/">Text</a></p>', "https://"),
    html("no address", "<p>⌖<a>Text</a></p>", "Write it into the tag"),
    html("a mail link without an address", '<p><a ⌖href="mailto:nobody">Text</a></p>', "with its @"),
    html("a phone link in words", '<p><a ⌖href="tel:us">Text</a></p>', "country's number"),
    html("a scope that is none", '<table><tr><th ⌖scope="all">One</th></tr></table>', "Write one of"),
    html("a comment", "⌖<!-- later -->", "Delete it"),
    html("an attribute twice", '<p>⌖<a href="/about" href="/faq">One</a></p>', "Keep one"),
    html("an empty paragraph", "<p>One</p>⌖<p>&nbsp;</p>", "Write its words"),
    html("words that leave their table", "⌖<table>one<tr><td>Two</td></tr></table>", "Write the tags around it anew"),
    html("paragraphs without tags", "⌖One.\\n\\nTwo.<p>Three</p>", "Put <p> before"),
    html("escapes before the place", "<p>\\u2019\\n\\t&amp;⌖<u>One</u></p>", "only"),
    ["a mistake in a legal text", "legal.json", /"content": "/, `"content": "${HERE}<h1>Law</h1>`, "only"],
  ]);

  test("several mistakes in one text are all told", async () => {
    content().edit(
      "articles/*.json",
      /"content": "/,
      '"content": "<p><a href=\\"/abuot\\">One</a> <u>two</u> <strong>three</p>',
    );
    expect((await content().news()).map(({ value }) => value)).toEqual(["/abuot", "<u>", "<strong>"]);
  });

  test.each([
    ["a comment that is never closed", "<!--", "Delete it"],
    ["a declaration that is never closed", "<!", "Delete it"],
    ["an end that is cut off", "</", "Finish the tag"],
    ["a tag that is cut off", "<p", "Finish the tag"],
    ["an attribute that is cut off", '<p><a href=\\"/about', "Finish the tag"],
  ])("%s at the end of a text is told", async (_name, end, remedy) => {
    const place = content().edit("articles/*.json", /("content": "(?:[^"\\]|\\.)*)"/, `$1${HERE}${end}"`);
    const news = await content().news();
    expect(news.map(({ remedy: told }) => told).join("\n")).toContain(remedy);
    expect(news.every(({ line }) => line === place.line)).toBe(true);
  });

  test("words in no paragraph are a warning", async () => {
    const place = content().edit("articles/*.json", /"content": "/, `"content": "${HERE}One.<p>Two</p>`);
    expect(await content().news()).toMatchObject([{ ...place, severity: "warning" }]);
  });
});
