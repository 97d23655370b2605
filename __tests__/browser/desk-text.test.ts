import { join } from "node:path";
import sharp from "sharp";
import articles from "../../data/articles.json";
import { ALL_OF_AN_ENTRY, field, openDesk, openFile, save, unfold } from "./support/desk";
import { beginBlock, dropPicture, linkLast, paste, press, textOf, type } from "./support/desk-text";
import { filesOf, readRepository } from "./support/private-files";
import type { Files } from "./support/private-files";
import { newVisitor } from "./support/visitor";

const REPOSITORY = join(__dirname, "../..");
const FILE = "data/articles.json";

const visitor = newVisitor();

/** What the desk finds: of the pictures only those of the articles. */
const before: Files = new Map(
  [...filesOf(REPOSITORY, "data")].filter(([path]) => !/^data\/images\/(?!articles\/)/.test(path)),
);

const text = (files: Files) => files.get(FILE)?.toString("utf8") ?? "";

const contents = (files: Files) => (JSON.parse(text(files)) as { content: string }[]).map(({ content }) => content);

/** As Word puts it into the clipboard. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-US>
<!--StartFragment--><h2 style='mso-style-next:Normal'><span style='color:#2F5496'>What it costs</span></h2>
<p class=MsoNormal style='text-align:justify'><b>Two</b> rises <u>out</u> of <i>three</i><o:p></o:p></p>
<ul type=disc><li class=MsoListParagraph style='color:red'><span style='font-size:14pt'>One</span></li><li>Two</li></ul><!--EndFragment--></body></html>`;

test("an editor writes, pastes and drops, and the file has HTML of the allowed tags", async () => {
  const { page } = await visitor.open({ viewport: ALL_OF_AN_ENTRY });
  await openDesk(page, before);
  await openFile(page, "Articles");
  await unfold(page, 0);
  const content = field(page, "entries.0.content");
  await textOf(content).getByText("In the first year of a digital program").click();

  await beginBlock(content, "Heading 4");
  await type(content, "In short");
  await beginBlock(content, "Paragraph");
  await press(content, "Control+b");
  await type(content, "Close.");
  await press(content, "Control+b");
  await type(content, " See our services");
  await linkLast(content, "services", "/services");
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
  const [changed, ...others] = contents(after);
  const [was, ...untouched] = contents(before);
  expect(changed?.slice(was?.length).trimStart()).toBe(
    [
      "<h4>In short</h4>",
      '<p><strong>Close.</strong> See our <a href="/services">services</a></p>',
      "<ul>\n<li>one</li>\n<li>two</li>\n</ul>",
      "<blockquote>\n<p>It paid.</p>\n<cite>A customer</cite>\n</blockquote>",
      "<h3>What it costs</h3>",
      "<p><strong>Two</strong> rises out of <em>three</em></p>",
      "<ul>\n<li>One</li>\n<li>Two</li>\n</ul>",
      '<img src="images/articles/price-tags.jpg" alt="Price tags on a line">',
    ].join("\n"),
  );
  expect(changed?.startsWith(was ?? "-")).toBe(true);
  expect(others).toEqual(untouched);
  expect(after.has("data/images/articles/price-tags.jpg")).toBe(true);
  // A person's pace.
}, 120_000);

test("what has no button is shown as HTML with the reason, and stays when the words around it change", async () => {
  const place = articles.findIndex(({ content }) => content.includes("<table>"));
  const { page } = await visitor.open({ viewport: ALL_OF_AN_ENTRY });
  await openDesk(page, before);
  await openFile(page, "Articles");
  await unfold(page, place);
  const content = field(page, `entries.${String(place)}.content`);
  await content.getByText("so it is shown as HTML").waitFor();
  await textOf(content).getByRole("heading").first().click();
  await press(content, "End");
  await type(content, ", twice");
  await save(page);
  const after = contents(await readRepository(page));
  expect(after).toEqual(
    contents(before).map((was, index) => (index === place ? was.replace("</h3>", ", twice</h3>") : was)),
  );
}, 120_000);

test("a text that is only looked at keeps its bytes while another value changes", async () => {
  const { page } = await visitor.open({ viewport: ALL_OF_AN_ENTRY });
  await openDesk(page, before);
  await openFile(page, "Articles");
  await unfold(page, 0);
  await textOf(field(page, "entries.0.content")).getByRole("heading").first().waitFor();
  const category = JSON.stringify(articles[0]?.category);
  await field(page, "entries.0.category").getByRole("textbox").fill("Machines");
  await save(page);
  expect(text(await readRepository(page))).toBe(
    text(before).replace(`"category": ${category}`, '"category": "Machines"'),
  );
}, 120_000);
