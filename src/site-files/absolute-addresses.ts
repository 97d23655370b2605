import { DomUtils, parseDocument } from "htmlparser2";

/** Makes each address of a `srcset` absolute; what stands behind an address is its width or density. */
function absoluteSources(sources: string, base: string): string {
  return sources
    .split(/,\s+/)
    .map((source) => source.replace(/^\S+/, (address) => new URL(address, base).href))
    .join(", ");
}

/**
 * Makes the addresses of links and pictures in some HTML absolute, for readers that know it outside of its page.
 *
 * @param base the address of the page that the HTML stands on
 */
export function withAbsoluteAddresses(html: string, base: string): string {
  // What isn't an address stays as it is written, character for character.
  const document = parseDocument(html, { decodeEntities: false });
  for (const { attribs } of DomUtils.getElementsByTagName("*", document)) {
    for (const name of ["href", "src"]) {
      const address = attribs[name];
      if (address !== undefined) attribs[name] = new URL(address, base).href;
    }
    if (attribs.srcset !== undefined) attribs.srcset = absoluteSources(attribs.srcset, base);
  }
  return DomUtils.getOuterHTML(document, { encodeEntities: false });
}
