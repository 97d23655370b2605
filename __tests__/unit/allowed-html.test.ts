import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { parseFragment } from "parse5";
import { allowedHtml } from "../../plugins/gatsby-plugin-content-schema";
import { articles } from "../support/entries";

const read = (file: string) => JSON.parse(readFileSync(join(__dirname, "../../data", file), "utf8")) as unknown;

/** What browsers make of a text that stands before something else on a page. */
function namesBehind(html: string): (string | undefined)[] {
  const [section, ...others] = parseFragment(`<section>${allowedHtml(html)}</section><footer>End</footer>`).childNodes;
  return [section, ...others].map((node) => (node && "tagName" in node ? node.tagName : undefined));
}

test("the site's own texts stay as they are", () => {
  const legal = read("legal.json") as { readonly sections: readonly { readonly content: string }[] }[];
  for (const { content } of [...articles, ...legal.flatMap(({ sections }) => sections)]) {
    expect(allowedHtml(content)).toBe(content);
  }
});

test.each([
  ["what CDATA seems to hide", '<![CDATA[><div style="position:fixed">Pay here</div>]]><p>One</p>', "]]&gt;<p>One</p>"],
  ["comments and declarations", "<!-- a --><!DOCTYPE html><?xml?><p>One</p>", "<p>One</p>"],
  [
    "scripts, styles and frames",
    "<p>One<script>alert(1)</script><style>p{}</style><iframe></iframe></p>",
    "<p>One</p>",
  ],
  ["attributes", '<p style="color: red" onclick="go()" id="main">One</p>', "<p>One</p>"],
  ["links that are scripts", '<p><a href="java\nscript:alert(1)">One</a></p>', "<p><a>One</a></p>"],
  ["a meta tag", '<meta http-equiv="refresh" content="0">One', "One"],
  ["SVG", "<svg><a xlink:href='javascript:alert(1)'>x</a></svg><p>One</p>", "<p>One</p>"],
])("%s: left out", (_name, html, safe) => {
  expect(allowedHtml(html)).toBe(safe);
});

test.each([
  "<p>One<!--",
  "<p>One</p><!",
  "<p>One</",
  '<p><a href="',
  "<p><textarea>",
  "<plaintext>",
  "<table><tr><td>",
])("%j reaches nothing behind it", (html) => {
  expect(namesBehind(html)).toEqual(["section", "footer"]);
});

test("no text reaches what stands behind it, and none is read otherwise the second time", () => {
  const piece = fc.constantFrom(
    ..."<p> </p> <a href='/x'> </a> <table> <tr> <td> </table> <li> <h3> <!-- --> <![CDATA[ ]]> <svg> <math> <mtext> <title> <style> <template> <form> <noscript> </ <! &lt; word"
      .split(" ")
      .concat(" ", "\n", '"'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const once = allowedHtml(pieces.join(""));
      expect(allowedHtml(once)).toBe(once);
      expect(namesBehind(once)).toEqual(["section", "footer"]);
    }),
  );
});
