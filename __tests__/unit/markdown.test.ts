import { toHtml } from "hast-util-to-html";
import { contentsOf, excerpt, opening, readingMinutes } from "../../gatsby/content/article-text";
import { htmlOf, markdownElements, plainText } from "../../gatsby/content/markdown";
import { pictureElement } from "../../gatsby/content/pictures";

const html = (...lines: string[]) => htmlOf(markdownElements(lines.join("\n"), "a"));

test("a heading has a unique id from the id of the article and its text", () => {
  expect(html("### Old _systems_ cost money", "", "#### R&D", "", "### R&D")).toBe(
    '<h3 id="a-old-systems-cost-money">Old <em>systems</em> cost money</h3>\n<h4 id="a-rd">R&amp;D</h4>\n<h3 id="a-rd-1">R&amp;D</h3>',
  );
});

test("the table of contents lists the upper headings with their ids", () => {
  expect(contentsOf("### R&D _costs_\n\nText\n\n#### R&D costs\n\n### R&D costs\n\n### 12 weeks", "a")).toMatchObject([
    { id: "a-rd-costs", title: "R&D costs" },
    { id: "a-rd-costs-2", title: "R&D costs" },
    { id: "a-12-weeks", title: "12 weeks" },
  ]);
});

test("a last line with a dash is the source of a quotation", () => {
  const CITED = "<blockquote><p>“Stop.”</p><cite>Chief <em>buyer</em></cite></blockquote>";
  // Shift+Enter makes the hard break.
  const starts = ["> Stop.\n>", "> Stop.", "> Stop.\\", '> "Stop."\n>'];
  expect(starts.map((start) => html(start, "> — Chief _buyer_"))).toEqual(starts.map(() => CITED));
  expect(html("> — Stop — now.", ">", "> Go.")).toBe("<blockquote><p>“— Stop — now.</p><p>Go.”</p></blockquote>");
  expect(html("Stop.", "", "— Chief")).toBe("<p>Stop.</p>\n<p>— Chief</p>");
});

test("a quotation gets quotation marks unless it has its own, in any format and language", () => {
  const own = ["**“Stop.”** They did.", '_"Stop."_', '[**"Stop."**](/x) They did.', "„Halt!“", "« Halte ! »"];
  const shown = own.map((text) => html(`> ${text}`).replace(/<[^>]*>/g, ""));
  expect(shown).toEqual(["“Stop.” They did.", "“Stop.”", "“Stop.” They did.", "„Halt!“", "« Halte ! »"]);
  expect(html("> **Stop**, they said.")).toBe("<blockquote><p>“<strong>Stop</strong>, they said.”</p></blockquote>");
});

test("the caption of a table or picture is the italic paragraph right below it, or the title of the picture", () => {
  const table = ["| Cost | Share |", "| --- | ---: |", "| Rent | 5% |"];
  const shown =
    '<table><thead><tr><th>Cost</th><th align="right">Share</th></tr></thead><tbody><tr><td>Rent</td><td align="right">5%</td></tr></tbody></table>';
  const picture = '<figure><img src="/images/a.jpg" alt="A port"><figcaption>At dusk</figcaption></figure>';
  expect([
    html(...table, "", "_Of 34 reviews_", "", "_Not this_"),
    html("![A port](/images/a.jpg)", "", "_At dusk_"),
    html('![A port](/images/a.jpg "At dusk")'),
    html(...table, "", "Text", "", "_Text_"),
  ]).toEqual([
    `<figure>${shown}<figcaption>Of 34 reviews</figcaption></figure>\n<p><em>Not this</em></p>`,
    picture,
    picture,
    `<figure>${shown}</figure>\n<p>Text</p>\n<p><em>Text</em></p>`,
  ]);
});

test.each([
  ["raw HTML", "A <script>alert(1)</script>\n\n<div onclick='x'>B</div>\n\nC", "<p>A alert(1)</p>\n<p>C</p>"],
  ["links that are scripts", "[A](javascript:alert\\(1\\))", "<p><a>A</a></p>"],
  ["links without encryption", "[A](http://example.com/)", "<p><a>A</a></p>"],
  ["program code", "A\n\n    b\n\n`c`", "<p>A</p>\n<p>c</p>"],
])("%s is removed", (_name, text, shown) => {
  expect(html(text).replace(/\n?b\n?/, "")).toBe(shown);
});

test("text gets typographic quotation marks, and addresses stay unchanged", () => {
  const set = {
    'He said "now", then "_soon_".': "<p>He said “now”, then “<em>soon</em>”.</p>",
    "It's the clients' own, \"don't\"": "<p>It’s the clients’ own, “don’t”</p>",
    "[\"One\"](/x) **Two**'s ('so')": '<p><a href="/x">“One”</a> <strong>Two</strong>’s (‘so’)</p>',
    'A [plan "B"](/blog#b)': '<p>A <a href="/blog#b">plan “B”</a></p>',
    "\"'Stop,' she said\"; '\"Go,\" he said'": "<p>“‘Stop,’ she said”; ‘“Go,” he said’</p>",
    "non-\"core\" and/or 'new' since the '90s": "<p>non-“core” and/or ‘new’ since the ’90s</p>",
    '"We were about to—" "Stop—", "so—"?': "<p>“We were about to—” “Stop—”, “so—”?</p>",
    '"We—**we**—" So—"_now_" and—"go"': "<p>“We—<strong>we</strong>—” So—“<em>now</em>” and—“go”</p>",
    "the class of '26 isn't '25's, '24": "<p>the class of ’26 isn’t ’25’s, ’24</p>",
    "'24/7' and 'the '90s', '24 of them'": "<p>‘24/7’ and ‘the ’90s’, ‘24 of them’</p>",
    "**\"One\"** _'two'_": "<p><strong>“One”</strong> <em>‘two’</em></p>",
  };
  expect(Object.fromEntries(Object.keys(set).map((text) => [text, html(text)]))).toEqual(set);
});

test("a picture has its sources, and its size to avoid layout shift", () => {
  const sources = [{ type: "image/avif", srcSet: "/static/a.avif 720w, /static/b.avif 360w", sizes: "92vw" }];
  const images = { sources, fallback: { src: "/static/a.jpg" } };
  expect(toHtml(pictureElement({ layout: "constrained", width: 720, height: 450, images }, 'A > "B"'))).toBe(
    [
      '<picture><source type="image/avif" srcset="/static/a.avif 720w, /static/b.avif 360w" sizes="92vw">',
      '<img src="/static/a.jpg" alt="A > &#x22;B&#x22;" width="720" height="450" loading="lazy" decoding="async"></picture>',
    ].join(""),
  );
});

test("a phone number stays a link, and a list keeps its first number", () => {
  expect(html("3. [Call](tel:+12125550108)")).toBe(
    '<ol start="3">\n<li><a href="tel:+12125550108">Call</a></li>\n</ol>',
  );
});

test("plain text separates the words of all blocks", () => {
  const text =
    "### One\n\nTwo **thr**ee\\\nfour\n\n- five\n- six\n\n| a | b |\n| - | - |\n| c | d |\n\n> e\n> — f &lt;";
  expect(plainText(text)).toBe("One Two three four five six a b c d e f <");
});

test("an excerpt has the whole words of the first 200 characters, and an ellipsis if it is shorter than the text", () => {
  expect(excerpt("x".repeat(200))).toBe("x".repeat(200));
  expect(excerpt("four five ".repeat(20))).toBe("four five ".repeat(20).trim());
  const words = "four five ".repeat(19).trim();
  const ends = { "ab, cde": " ab", "abcdef g": " abcdef", abcdefg: "" };
  expect(Object.keys(ends).map((end) => excerpt(`### R&D\n\n**${words}** ${end}`))).toEqual(
    Object.values(ends).map((end) => `R&D ${words}${end}…`),
  );
});

test("an excerpt never has half a character, even if the first word is longer", () => {
  const characters = ["😀", "👩🏽‍🔬", "e\u0301"];
  const start = "x".repeat(199);
  expect(characters.map((one) => excerpt(`${start}${one}y`))).toEqual(characters.map((one) => `${start}${one}…`));
});

test("a reading time is in whole minutes, at least one", () => {
  const minutes = [1, 440, 760, 780].map((count) => readingMinutes(Array<string>(count).fill("word").join(" ")));
  expect(minutes).toEqual([1, 2, 3, 4]);
});

const sentence = (length: number, end = ".") => `A${" b".repeat(length)}${end}`;
const FOUR = [sentence(40), sentence(40, "?"), sentence(40), sentence(40)];
const whole = (text: string) => [text, text] as const;

test.each<readonly [string, string]>([
  ["Margins slip. Everybody knows why.\n\nThen we come.", "Margins slip. Everybody knows why."],
  // The sentences closest to 220 characters in total.
  [FOUR.join(" "), FOUR.slice(0, 3).join(" ")],
  whole(`${sentence(5)} ${sentence(110)}`),
  // A long first sentence is not cut.
  [`${sentence(300)} And more.`, sentence(300)],
  // Punctuation inside a sentence does not end it.
  whole("It fell by 1.5 points. Nobody saw it."),
  whole("“Why?” they asked. Nobody knew."),
  whole("Without an end"),
  whole(""),
])("the opening of a text has whole sentences of its first paragraph (%#)", (text, shown) => {
  expect(opening(text)).toBe(shown);
});
