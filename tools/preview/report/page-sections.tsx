import type { Report } from "../compare-builds";
import type { PagePart } from "../read-page";
import type { ChangedPage } from "../site-build";
import type { PageLook } from "../take-pictures";
import type { Words } from "../word-changes";
import { PictureFigures } from "./picture-figures";

const ELEMENTS = { same: "span", removed: "del", added: "ins" } as const;

/** What was written anew, with the words around it; nothing where all words are the same. */
export function ChangedWords({ words }: { readonly words: readonly Words[] }) {
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

function Looks({ looks }: { looks: readonly PageLook[] }) {
  if (looks.length === 0) return <p>No pictures: too many pages changed to take them of all.</p>;
  const same = looks.filter(({ pictures }) => pictures === null).map(({ width }) => `${width} px`);
  return (
    <>
      {looks.map((look) => (
        <PictureFigures key={look.width} {...look} />
      ))}
      {same.length > 0 && <p>Looks the same as before at {list.format(same)}.</p>}
    </>
  );
}

interface PagesProps {
  readonly looks: readonly PageLook[];
}

const looksOf = (looks: readonly PageLook[], page: string) => looks.filter(({ path }) => path === page);

/** The pages that both builds have and that differ, with what differs, and how they look in both. */
export function ChangedPages({
  pages,
  looks,
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
          <Looks looks={looksOf(looks, path)} />
        </article>
      ))}
    </section>
  );
}

/** The pages that are new. */
export function AddedPages({ pages, looks }: PagesProps & { readonly pages: readonly string[] }) {
  if (pages.length === 0) return null;
  return (
    <section id="added">
      <h2>New pages ({pages.length})</h2>
      {pages.map((path) => (
        <article key={path}>
          <h3>{path}</h3>
          <Looks looks={looksOf(looks, path)} />
        </article>
      ))}
    </section>
  );
}

/** The pages that are gone. */
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
