import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";

/** The files of a page's first load, as absolute paths. */
export interface FirstLoad {
  readonly html: string;
  /** The scripts that hydrate the page; none for a page that isn't Gatsby's. */
  readonly scripts: readonly string[];
  /** The `src` of each picture; browsers may choose another size of the same picture. */
  readonly pictures: readonly string[];
}

/** Returns the file of the page at an address. */
export function htmlFile(publicFolder: string, path: string): string {
  return join(publicFolder, path.endsWith(".html") ? path : join(path, "index.html"));
}

interface Named {
  readonly scripts: readonly string[];
  readonly pictures: readonly string[];
}

/** Finds the addresses that a page's HTML names: gatsby-plugin-deferred-scripts lists what it loads at its start. */
function namedIn(html: string): Named {
  const scripts = new Set<string>();
  const pictures = new Set<string>();
  const parser = new Parser({
    onopentag: (tag, { src, "data-scripts": first = "", "data-requests": next = "" }) => {
      if (tag === "img" && src?.startsWith("/")) pictures.add(src);
      if (tag !== "script") return;
      for (const address of `${first} ${next}`.split(" ")) if (address.endsWith(".js")) scripts.add(address);
    },
  });
  parser.end(html);
  return { scripts: [...scripts], pictures: [...pictures] };
}

/**
 * Finds the files of a page's first load.
 *
 * @param publicFolder the published folder
 * @param path the page's address: "/about"
 * @throws Error when the build has no such page
 */
export function firstLoad(publicFolder: string, path: string): FirstLoad {
  const html = htmlFile(publicFolder, path);
  const { scripts, pictures } = namedIn(readFileSync(html, "utf8"));
  const files = (addresses: readonly string[]) => addresses.map((one) => join(publicFolder, decodeURIComponent(one)));
  return { html, scripts: files(scripts), pictures: files(pictures).filter((file) => existsSync(file)) };
}
