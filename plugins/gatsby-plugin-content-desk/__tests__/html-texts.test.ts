import fc from "fast-check";
import { afterEditor } from "../browser/rich-text/editor-markdown";
import { htmlTexts } from "../browser/rich-text/html-texts";
import { meaningOf, meanSame, readFragment } from "../browser/rich-text/meaning";

/** Words as editors write them, and those that Markdown would take for something else. */
const word = fc.oneof(
  fc.constantFrom(
    "a",
    "price",
    "’s",
    "“More”",
    "$25",
    "(x)",
    "R&D",
    "1.",
    "2019.",
    "-",
    "–",
    "#",
    ">",
    "*",
    "**",
    "_x_",
    "a_b",
  ),
  fc.constantFrom(
    "\\",
    "[x](y)",
    "![x](y)",
    "`x`",
    "~",
    "|",
    "| a |",
    "&amp;amp;",
    "&lt;p&gt;",
    "---",
    "— Me",
    "é",
    "字",
    "x@y.zz",
  ),
  fc.stringMatching(/^[a-zA-Z0-9.,;:!?*_`#()[\]\\-]{1,6}$/),
);
const plain = fc.array(word, { minLength: 1, maxLength: 5 }).map((all) => all.join(" "));
const inline = fc.letrec<{ one: string; words: string }>((tie) => ({
  one: fc.oneof(
    { maxDepth: 2 },
    plain,
    fc.constantFrom("strong", "em").chain((tag) => tie("words").map((words) => `<${tag}>${words}</${tag}>`)),
    fc
      .constantFrom("/services/digital", "https://ico.org.uk/a_b?c=1&amp;d=(2)", "mailto:a@b.example", "/é")
      .chain((href) => plain.map((words) => `<a href="${href}">${words}</a>`)),
  ),
  words: fc
    .tuple(fc.array(tie("one"), { minLength: 1, maxLength: 3 }), fc.constantFrom(" ", "", "\n"))
    .map(([all, space]) => all.join(space)),
})).words;
const picture = fc
  .tuple(
    fc.constantFrom("images/articles/a.jpg", "https://images.unsplash.com/photo-1?w=2"),
    fc.constantFrom("", "A *b* [c]", "Tags"),
  )
  .map(([src, alt]) => `<img src="${src}" alt="${alt}">`);
const list = fc.letrec<{ list: string; item: string }>((tie) => ({
  list: fc
    .tuple(fc.constantFrom("ul", "ol"), fc.array(tie("item"), { minLength: 1, maxLength: 3 }))
    .map(([tag, items]) => `<${tag}>${items.join("\n")}</${tag}>`),
  item: fc.oneof(
    { maxDepth: 2 },
    inline.map((words) => `<li>${words}</li>`),
    fc.tuple(inline, tie("list")).map(([words, inner]) => `<li>${words}${inner}</li>`),
    inline.map((words) => `<li><p>${words}</p><p>More.</p></li>`),
  ),
})).list;
const block = fc.oneof(
  { weight: 4, arbitrary: inline.map((words) => `<p>${words}</p>`) },
  inline,
  fc.constantFrom("h3", "h4").chain((tag) => inline.map((words) => `<${tag}>${words}</${tag}>`)),
  list,
  fc.tuple(inline, inline).map(([words, source]) => `<blockquote><p>${words}</p><cite>${source}</cite></blockquote>`),
  inline.map((words) => `<blockquote><p>${words}</p>\n<p>More.</p></blockquote>`),
  picture,
  picture.map((img) => `<figure>${img}<figcaption>Tags “on” a line</figcaption></figure>`),
  fc.constantFrom(
    '<figure><table><tr><th scope="row">A</th><td>B</td></tr></table><figcaption>C</figcaption></figure>',
    '<p class="x">By a program</p>',
    "<!-- To do -->",
    "<p>One<br>two</p>",
    "<p></p>",
    '<ol start="3"><li>Three</li></ol>',
    "<hr>",
    "<h2>Two</h2>",
    "<pre>a\n\n\nb</pre>",
  ),
);
const generated = fc
  .tuple(fc.array(block, { minLength: 1, maxLength: 4 }), fc.constantFrom("", "\n", "\n\n  "))
  .map(([blocks, space]) => blocks.join(space));

const meaning = (html: string) => meaningOf(readFragment(html).children);

/** What the editor makes of a text when its form is opened, and when a paragraph is added below it. */
function check(html: string): void {
  const texts = htmlTexts();
  const markdown = texts.toForm(html);
  const edited = afterEditor(markdown) ?? "";
  expect(texts.toFile(markdown)).toBe(html);
  expect(texts.toFile(edited)).toBe(html);
  expect(meaning(htmlTexts().toFile(edited))).toBe(meaning(html));
  expect(meaning(texts.toFile(`${edited}\n\nOne **more.**`))).toBe(meaning(`${html}<p>One <strong>more.</strong></p>`));
}

test("a thousand texts keep their bytes while nobody touches them, and their meaning when somebody does", () => {
  fc.assert(fc.property(generated, check), { numRuns: 1000 });
  // Lexical works through every text several times.
}, 240_000);

const file = (markdown: string) => htmlTexts().toFile(markdown);
const form = (html: string) => htmlTexts().toForm(html);

test("what the editor has buttons for is stored as the tags that content may have", () => {
  expect(
    file(
      "### Why\n\nIt is **bold.**Or _it_ is “_it_”\n\n#### How\n\n- one\n- two\n    - three\n\n1. a\n2. b\n\n> We did.\n> — A customer\n\n[Us](/about#team)",
    ),
  ).toBe(
    [
      "<h3>Why</h3>",
      "<p>It is <strong>bold.</strong>Or <em>it</em> is “<em>it</em>”</p>",
      "<h4>How</h4>",
      "<ul>\n<li>one</li>\n<li>two\n<ul>\n<li>three</li>\n</ul>\n</li>\n</ul>",
      "<ol>\n<li>a</li>\n<li>b</li>\n</ol>",
      "<blockquote>\n<p>We did.</p>\n<cite>A customer</cite>\n</blockquote>",
      '<p><a href="/about#team">Us</a></p>',
    ].join("\n"),
  );
});

test.each([
  ["a line break is a new paragraph", "One\ntwo", "<p>One</p>\n<p>two</p>"],
  [
    "other levels of heading are the two that content has",
    "# A\n\n## B\n\n##### C",
    "<h3>A</h3>\n<h4>B</h4>\n<h4>C</h4>",
  ],
  ["a second level without a first is the upper one", "## B\n\n#### C", "<h3>B</h3>\n<h4>C</h4>"],
  ["tags are characters", "a <b>b</b> & c", "<p>a &lt;b>b&lt;/b> &amp; c</p>"],
  ["names with underscores stay", "press_office_2@x.com", "<p>press_office_2@x.com</p>"],
  ["a list counts from one", "3. c\n4. d", "<ol>\n<li>c</li>\n<li>d</li>\n</ol>"],
  ["a picture stands alone", "a ![B](/images/b.jpg) c", '<p>a </p>\n<img src="images/b.jpg" alt="B">\n<p> c</p>'],
  [
    "a picture's title is its caption",
    '![B](https://images.unsplash.com/b "C")',
    '<figure><img src="https://images.unsplash.com/b" alt="B"><figcaption>C</figcaption></figure>',
  ],
  [
    "a table without a head gets one",
    "| a | b |\n| c | d |",
    "<figure><table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>c</td>\n<td>d</td>\n</tr>\n</tbody>\n</table></figure>",
  ],
  ["nothing is nothing", "", ""],
])("%s", (_what, markdown, html) => {
  expect(file(markdown)).toBe(html);
});

test("what Markdown can't say is HTML in the text, between parts that are text", () => {
  const table = "<figure>\n<table><tr><td>1</td></tr></table>\n<figcaption>One</figcaption>\n</figure>";
  expect(form(`<p>Before</p>\n${table}\n<p>Behind</p>`)).toBe(`Before\n\n<!-- html\n${table}\nhtml -->\n\nBehind`);
  expect(file(`A\n\n<!-- html\n${table.replace(">1<", ">2<")}\nhtml -->`)).toBe(
    `<p>A</p>\n${table.replace(">1<", ">2<")}`,
  );
});

test("the blocks of a changed text that stay keep their bytes", () => {
  const texts = htmlTexts();
  const markdown = texts.toForm("<p>One&rsquo;s\n  own</p><ul><li>two</li></ul>");
  expect(texts.toFile(`${markdown}\n\nThree`)).toBe("<p>One&rsquo;s\n  own</p>\n<ul><li>two</li></ul>\n<p>Three</p>");
});

test("texts mean the same whatever their layout, and not when a word or an address differs", () => {
  expect(meanSame("<p>A <b>b</b></p>\n\n<p>c</p>", "<p>\nA  <b>b</b>\n</p><p>c</p>")).toBe(true);
  expect(meanSame('<p><a href="/a">a</a></p>', '<p><a href="/b">a</a></p>')).toBe(false);
  expect(meanSame("<p>a</p><p>b</p>", "<p>a b</p>")).toBe(false);
});
