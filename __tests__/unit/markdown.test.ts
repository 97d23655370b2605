import { toHtml } from "hast-util-to-html";
import { htmlOf, headingsOf, markdownElements, plainText } from "../../gatsby/markdown";
import { pictureElement } from "../../gatsby/pictures";

const html = (...lines: string[]) => htmlOf(markdownElements(lines.join("\n"), "a"));

test("a heading has an id made of the article's and its words, and no two have the same", () => {
  expect(html("### Old _systems_ cost money", "", "#### R&D", "", "### R&D")).toBe(
    '<h3 id="a-old-systems-cost-money">Old <em>systems</em> cost money</h3>\n<h4 id="a-rd">R&amp;D</h4>\n<h3 id="a-rd-1">R&amp;D</h3>',
  );
  expect(headingsOf("### R&D\n\nText\n\n#### R&D", "a")).toEqual([
    { id: "a-rd", title: "R&D", depth: 3 },
    { id: "a-rd-1", title: "R&D", depth: 4 },
  ]);
});

describe("the last line of a quotation is its source if it begins with a dash", () => {
  const CITED = "<blockquote><p>“Stop.”</p><cite>Chief <em>buyer</em></cite></blockquote>";
  test.each([
    ["as a paragraph", ["> Stop.", ">", "> — Chief _buyer_"]],
    ["on the next line", ["> Stop.", "> — Chief _buyer_"]],
    ["after a hard break, which Shift+Enter makes", ["> Stop.\\", "> — Chief _buyer_"]],
    ["with the quotation marks of a keyboard before it", ['> "Stop."', ">", "> — Chief _buyer_"]],
  ])("%s", (_name, lines) => {
    expect(html(...lines)).toBe(CITED);
  });

  test("and not elsewhere", () => {
    expect(html("> — Stop — now.", ">", "> Go.")).toBe("<blockquote><p>“— Stop — now.</p><p>Go.”</p></blockquote>");
    expect(html("Stop.", "", "— Chief")).toBe("<p>Stop.</p>\n<p>— Chief</p>");
  });
});

describe("figures", () => {
  const TABLE = ["| Cost | Share |", "| --- | ---: |", "| Rent | 5% |"];
  const SHOWN =
    '<table><thead><tr><th>Cost</th><th align="right">Share</th></tr></thead><tbody><tr><td>Rent</td><td align="right">5%</td></tr></tbody></table>';

  test("an italic paragraph directly below a table or a picture is its caption, and so is a picture’s title", () => {
    expect(html(...TABLE, "", "_Of 34 reviews_", "", "_Not this_")).toBe(
      `<figure>${SHOWN}<figcaption>Of 34 reviews</figcaption></figure>\n<p><em>Not this</em></p>`,
    );
    const picture = '<figure><img src="/images/a.jpg" alt="A port"><figcaption>At dusk</figcaption></figure>';
    expect(html("![A port](/images/a.jpg)", "", "_At dusk_")).toBe(picture);
    expect(html('![A port](/images/a.jpg "At dusk")')).toBe(picture);
  });

  test("another one isn't", () => {
    expect(html(...TABLE, "", "Text", "", "_Text_")).toBe(
      `<figure>${SHOWN}</figure>\n<p>Text</p>\n<p><em>Text</em></p>`,
    );
  });
});

test.each([
  ["raw HTML", "A <script>alert(1)</script>\n\n<div onclick='x'>B</div>\n\nC", "<p>A alert(1)</p>\n<p>C</p>"],
  ["links that are scripts", "[A](javascript:alert\\(1\\))", "<p><a>A</a></p>"],
  ["program code", "A\n\n    b\n\n`c`", "<p>A</p>\n<p>c</p>"],
])("%s: not on the page", (_name, text, shown) => {
  expect(html(text).replace(/\n?b\n?/, "")).toBe(shown);
});

test.each([
  ['He said "now", then "_soon_".', "<p>He said “now”, then “<em>soon</em>”.</p>"],
  ["It's the clients' own, \"don't\"", "<p>It’s the clients’ own, “don’t”</p>"],
  ["[\"One\"](/x) **Two**'s ('so')", '<p><a href="/x">“One”</a> <strong>Two</strong>’s (‘so’)</p>'],
  ["A [six-week plan](/blog#six-week)", '<p>A <a href="/blog#six-week">six-\u2060week plan</a></p>'],
])("the words are set for print, and only the words: %s", (text, shown) => {
  expect(html(text)).toBe(shown);
});

test("a picture has its sources, and its size so that nothing moves", () => {
  const sources = [{ type: "image/avif", srcSet: "/static/a.avif 720w, /static/b.avif 360w", sizes: "92vw" }];
  const images = { sources, fallback: { src: "/static/a.jpg" } };
  expect(toHtml(pictureElement({ layout: "constrained", width: 720, height: 450, images }, 'A > "B"'))).toBe(
    [
      '<picture><source type="image/avif" srcset="/static/a.avif 720w, /static/b.avif 360w" sizes="92vw">',
      '<img src="/static/a.jpg" alt="A > &#x22;B&#x22;" width="720" height="450" loading="lazy" decoding="async"></picture>',
    ].join(""),
  );
});

test("plain text has the words of all blocks, apart from each other", () => {
  const text =
    "### One\n\nTwo **thr**ee\\\nfour\n\n- five\n- six\n\n| a | b |\n| - | - |\n| c | d |\n\n> e\n> — f &lt;";
  expect(plainText(text)).toBe("One Two three four five six a b c d e f <");
});
