import { excerpt, readingMinutes, withHeadingIds } from "./article-text";
import { typesetHtml } from "./typeset";

interface Article {
  readonly jsonId: string;
  readonly content: string;
}

/** What the site makes of an article's data, by the names of the fields: at build, and where editors see what they write. */
export const ARTICLE_FIELDS = {
  html: ({ content, jsonId }: Article) => typesetHtml(withHeadingIds(content, jsonId)),
  excerpt: ({ content }: Article) => excerpt(content),
  readingMinutes: ({ content }: Article) => readingMinutes(content),
};
