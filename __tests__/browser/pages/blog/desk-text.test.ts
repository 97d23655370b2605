import { join } from "node:path";
import sharp from "sharp";
import { articles } from "../../../support/entries";
import { ALL_OF_AN_ENTRY, field, openDesk, openEntry, save } from "../../support/desk";
import { beginBlock, dropPicture, linkLast, paste, press, textOf, type } from "../../support/desk-text";
import { filesOf, readRepository } from "../../support/private-files";
import type { Files } from "../../support/private-files";
import { newVisitor } from "../../support/visitor";
import { firstOn } from "../../../support/where";

const REPOSITORY = join(__dirname, "../../../..");
const fileOf = ({ id }: { readonly id: string }) => `data/articles/${id}.json`;

const [first, ...others] = articles;
if (!first) throw new Error("There is no article to edit");

/** A page that a text may lead to. */
const LINKED = firstOn("/services", "/privacy-policy");

const visitor = newVisitor();

/** What the desk finds: of the pictures only those of the articles. */
const before: Files = new Map(
  [...filesOf(REPOSITORY, "data")].filter(([path]) => !/^data\/images\/(?!articles\/)/.test(path)),
);

const text = (files: Files, article: { readonly id: string }) => files.get(fileOf(article))?.toString("utf8") ?? "";

const contentOf = (files: Files, article: { readonly id: string }) =>
  (JSON.parse(text(files, article)) as { readonly content: string }).content;

/** As Word puts it into the clipboard. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-US>
<!--StartFragment--><h2 style='mso-style-next:Normal'><span style='color:#2F5496'>What it costs</span></h2>
<p class=MsoNormal style='text-align:justify'><b>Two</b> rises <u>out</u> of <i>three</i><o:p></o:p></p>
<ul type=disc><li class=MsoListParagraph style='color:red'><span style='font-size:14pt'>One</span></li><li>Two</li></ul><!--EndFragment--></body></html>`;

test("an editor writes, pastes and drops, and the file has HTML of the allowed tags", async () => {
  const { page } = await visitor.open(ALL_OF_AN_ENTRY);
  await openDesk(page, before);
  await openEntry(page, "Articles", first.title);
  const content = field(page, "content");
  await textOf(content).getByRole("heading").first().waitFor();
  // A press before the editor has its cursor would go to the start of the text.
  await textOf(content).getByRole("paragraph").last().click();

  await beginBlock(content, "Heading 4");
  await type(content, "In short");
  await beginBlock(content, "Paragraph");
  await press(content, "Control+b");
  await type(content, "Close.");
  await press(content, "Control+b");
  await type(content, " See our services");
  await linkLast(content, "services", LINKED);
  await beginBlock(content, "Bulleted List");
  await type(content, "one");
  await press(content, "Enter");
  await type(content, "two");
  await beginBlock(content, "Block Quote");
  await type(content, "It paid.");
  await press(content, "Shift+Enter");
  await type(content, "— A customer");
  await beginBlock(content, "Paragraph");
  await paste(content, FROM_WORD);
  await textOf(content).getByText("What it costs").waitFor();
  await beginBlock(content, "Paragraph");
  const picture = sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#123456" } });
  await dropPicture(content, "Price Tags.jpg", await picture.jpeg().toBuffer());
  await content.getByRole("textbox", { name: "Alt Text" }).fill("Price tags on a line");
  await save(page);

  const after = await readRepository(page);
  const changed = contentOf(after, first);
  const was = contentOf(before, first);
  expect(changed.slice(was.length).trimStart()).toBe(
    [
      "<h4>In short</h4>",
      `<p><strong>Close.</strong> See our <a href="${LINKED}">services</a></p>`,
      "<ul>\n<li>one</li>\n<li>two</li>\n</ul>",
      "<blockquote>\n<p>It paid.</p>\n<cite>A customer</cite>\n</blockquote>",
      "<h3>What it costs</h3>",
      "<p><strong>Two</strong> rises out of <em>three</em></p>",
      "<ul>\n<li>One</li>\n<li>Two</li>\n</ul>",
      '<img src="images/articles/price-tags.jpg" alt="Price tags on a line">',
    ].join("\n"),
  );
  expect(changed.startsWith(was)).toBe(true);
  for (const other of others) expect(text(after, other)).toBe(text(before, other));
  expect(after.has("data/images/articles/price-tags.jpg")).toBe(true);
  // A person's pace.
}, 120_000);

test("what has no button is shown as HTML with the reason, and stays when the words around it change", async () => {
  const article = articles.find(({ content }) => content.includes("<table>"));
  if (!article) throw new Error("No article has a table");
  const { page } = await visitor.open(ALL_OF_AN_ENTRY);
  await openDesk(page, before);
  await openEntry(page, "Articles", article.title);
  const content = field(page, "content");
  await content.getByText("so it is shown as HTML").waitFor();
  await textOf(content).getByRole("heading").first().click();
  await press(content, "End");
  await type(content, ", twice");
  await save(page);
  expect(contentOf(await readRepository(page), article)).toBe(
    contentOf(before, article).replace("</h3>", ", twice</h3>"),
  );
}, 120_000);

test("a text that is only looked at keeps its bytes while another value changes", async () => {
  const { page } = await visitor.open(ALL_OF_AN_ENTRY);
  await openDesk(page, before);
  await openEntry(page, "Articles", first.title);
  await textOf(field(page, "content")).getByRole("heading").first().waitFor();
  const category = others.find((other) => other.category !== first.category)?.category ?? "";
  await field(page, "category").getByRole("textbox").fill(category);
  await save(page);
  expect(text(await readRepository(page), first)).toBe(
    text(before, first).replace(
      `"category": ${JSON.stringify(first.category)}`,
      `"category": ${JSON.stringify(category)}`,
    ),
  );
}, 120_000);
