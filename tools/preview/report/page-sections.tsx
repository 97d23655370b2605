import type { Report } from "../compare-builds";
import type { PagePart } from "../read-page";
import type { ChangedPage } from "../site-build";
import type { PagePictures } from "../take-pictures";
import type { Words } from "../word-changes";
import { PictureFigures } from "./picture-figures";

const ELEMENTS = { same: "span", removed: "del", added: "ins" } as const;

/** The changed words with the text around them; nothing when all words are the same. */
function ChangedWords({ words }: { readonly words: readonly Words[] }) {
  if (words.length === 0) return null;
  return (
    <blockquote>
      {words.map(({ kind, text }, index) => {
        const Element = ELEMENTS[kind];
        return <Element key={index}>{text}</Element>;
      })}
    </blockquote>
  );
}

const PART_NAMES: Readonly<Record<PagePart, string>> = {
  words: "words",
  markup: "elements, links or pictures",
  styles: "styles",
  head: "title, description or data for search engines",
};

const list = new Intl.ListFormat("en-US", { type: "conjunction" });

function Pictures({ pagePictures }: { pagePictures: readonly PagePictures[] }) {
  if (pagePictures.length === 0) return <p>No pictures: too many pages changed to take them of all.</p>;
  const same = pagePictures.filter(({ pictures }) => pictures === null).map(({ width }) => `${width} px`);
  return (
    <>
      {pagePictures.map((one) => (
        <PictureFigures key={one.width} {...one} />
      ))}
      {same.length > 0 && <p>Looks the same as before at {list.format(same)}.</p>}
    </>
  );
}

interface PagesProps {
  readonly pagePictures: readonly PagePictures[];
}

const picturesOf = (pagePictures: readonly PagePictures[], page: string) =>
  pagePictures.filter(({ path }) => path === page);

/** The section about changed pages: what differs, and pictures from both builds. */
export function ChangedPages({
  pages,
  pagePictures,
  words,
}: PagesProps & Pick<Report, "words"> & { readonly pages: readonly ChangedPage[] }) {
  if (pages.length === 0) return null;
  return (
    <section id="changed">
      <h2>Changed pages ({pages.length})</h2>
      <p>
        Pictures show what differs; a press on one opens the whole page. Grey rows stand where only the other picture
        has something.
      </p>
      {pages.map(({ path, parts }) => (
        <article key={path}>
          <h3>{path}</h3>
          <p>What differs: {list.format(parts.map((part) => PART_NAMES[part]))}.</p>
          <ChangedWords words={words.get(path) ?? []} />
          <Pictures pagePictures={picturesOf(pagePictures, path)} />
        </article>
      ))}
    </section>
  );
}

/** The section about new pages. */
export function AddedPages({ pages, pagePictures }: PagesProps & { readonly pages: readonly string[] }) {
  if (pages.length === 0) return null;
  return (
    <section id="added">
      <h2>New pages ({pages.length})</h2>
      {pages.map((path) => (
        <article key={path}>
          <h3>{path}</h3>
          <Pictures pagePictures={picturesOf(pagePictures, path)} />
        </article>
      ))}
    </section>
  );
}

/** The section about removed pages. */
export function RemovedPages({ pages }: { readonly pages: readonly string[] }) {
  if (pages.length === 0) return null;
  return (
    <section id="removed">
      <h2>Removed pages ({pages.length})</h2>
      <ul>
        {pages.map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
    </section>
  );
}
