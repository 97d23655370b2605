import type { ContentEntry, ContentRule } from "../../../plugins/gatsby-plugin-content-schema";
import { headingIds } from "../article-text";

const idOf = ({ entry: { id } }: ContentEntry) => (typeof id === "string" ? id : "");

/**
 * Checks that no heading of an article has the anchor of another article, or of a heading in one: both stand on the blog.
 * Only articles of which one id begins with the other can clash.
 */
export const checkHeadings: ContentRule = ({ entries }) => {
  const articles = new Map((entries.get("articles") ?? []).map((article) => [idOf(article), article]));
  const headingsOf = ({ entry: { id, content } }: ContentEntry) =>
    typeof content === "string" ? headingIds(content, String(id)) : [];
  return [...articles].flatMap(([id, article]) => {
    const parts = id.split("-");
    const shorter = parts.slice(1).flatMap((_part, index) => articles.get(parts.slice(0, index + 1).join("-")) ?? []);
    const own = new Set([id, ...(shorter.length > 0 ? headingsOf(article) : [])]);
    return shorter.flatMap((other) => {
      const anchor = headingsOf(other).find((heading) => own.has(heading));
      if (anchor === undefined) return [];
      return [
        article.locate({
          severity: "mistake",
          path: ["id"],
          value: id,
          message: `a heading of ${other.placeOf([])} makes the address /blog#${anchor}, which this article has too`,
          remedy: "Change this article’s id, or the heading: links would lead to one of the two only.",
        }),
      ];
    });
  });
};
