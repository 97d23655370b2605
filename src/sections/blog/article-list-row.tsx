import { memo } from "react";
import { articlePath } from "../../lib/paths";
import { ListRow } from "../shared/list-row";
import { ArticleFacts } from "./article-text";

interface ArticleListRowProps {
  readonly article: Queries.ArticleRowContentFragment;
}

/** An article that isn't shown in full: one row, which leads to the article's own page. */
export const ArticleListRow = memo(function ArticleListRow({ article }: ArticleListRowProps) {
  const { jsonId, title, summary, image, imageAlt } = article;
  return (
    <ListRow id={jsonId} to={articlePath(jsonId)} title={title} line={summary} image={image} imageAlt={imageAlt}>
      <ArticleFacts article={article} />
    </ListRow>
  );
});
