import { Parser } from "htmlparser2";

/** How many elements of an HTML file have a `style` attribute. */
export function countStyleAttributes(html: string): number {
  let count = 0;
  const parser = new Parser({
    onopentag: (_tag, attributes) => {
      if ("style" in attributes) count += 1;
    },
  });
  parser.end(html);
  return count;
}
