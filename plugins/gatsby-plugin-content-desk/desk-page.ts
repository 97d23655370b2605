import escapeHtml from "escape-html";
import type { DeskOptions } from "./options";

/** Returns the HTML of the desk's page. */
export function deskPage({ title, logo, path }: DeskOptions): string {
  const name = escapeHtml(title);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${name}</title>
    <link rel="icon" href="${escapeHtml(logo)}" />
    <script type="module" src="${escapeHtml(path)}/desk.js"></script>
  </head>
  <body>
    <noscript>${name} needs JavaScript.</noscript>
  </body>
</html>
`;
}
