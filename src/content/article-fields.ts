import { contentsOf, excerpt, readingMinutes, withHeadingIds } from "./article-text";
import { typeset, typesetHtml, withQuotationMarks } from "./typeset";

interface Article {
  readonly jsonId: string;
  readonly content: string;
}

/** What the site makes of an article's data, by the names of the fields: at build, and where editors see what they write. */
export const ARTICLE_FIELDS = {
  html: ({ content, jsonId }: Article) => withQuotationMarks(typesetHtml(withHeadingIds(content, jsonId))),
  contents: ({ content, jsonId }: Article) =>
    contentsOf(content, jsonId).map(({ id, title }) => ({ id, title: typeset(title) })),
  excerpt: ({ content }: Article) => excerpt(content),
  readingMinutes: ({ content }: Article) => readingMinutes(content),
};
