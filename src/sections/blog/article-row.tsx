import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { memo } from "react";
import { FiArrowDown } from "react-icons/fi";
import { articlePath } from "../../lib/paths";
import { Card, VisuallyHidden } from "../../ui/primitives";
import { CardLink } from "../../ui/links";
import { Picture } from "../../ui/picture";
import { ListRow } from "../shared/list-row";
import { RowFacts } from "./article-text";

export const articleRowContent = graphql`
  fragment ArticleRowContent on Article {
    jsonId
    title
    summary
    image {
      ...CardPicture
    }
    imageAlt
    category
    date
    readingMinutes
    authorEntry {
      name
    }
    excerpt
  }
`;

interface ArticleRowProps {
  readonly article: Queries.ArticleRowContentFragment;
  /** The address of the full article on the page. */
  readonly to: string;
}

/** An article in the blog's list: picture, title, summary, excerpt, and a link to the full text. */
export const ArticleRow = memo(function ArticleRow({ article, to }: ArticleRowProps) {
  const { title, summary, image, imageAlt, excerpt } = article;
  return (
    <Card variant="ruled" layout="adaptive">
      <Picture image={image} alt={imageAlt} decorative />
      <div>
        <RowFacts article={article} />
        <chakra.h3 textStyle="h3" marginTop="3">
          {title}
        </chakra.h3>
      </div>
      <div data-body="">
        <chakra.p textStyle="card" marginTop="3">
          {summary}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted" marginTop="3">
          {excerpt}
        </chakra.p>
        <CardLink to={to} label marginTop="4" minHeight="8" alignSelf="flex-start">
          Read More
          <VisuallyHidden>: {title}</VisuallyHidden>
          <FiArrowDown aria-hidden="true" />
        </CardLink>
      </div>
    </Card>
  );
});

interface ArticleListRowProps {
  readonly article: Queries.ArticleRowContentFragment;
}

/** An article that isn't shown in full: one row, which leads to the article's own page. */
export const ArticleListRow = memo(function ArticleListRow({ article }: ArticleListRowProps) {
  const { jsonId, title, summary, image, imageAlt } = article;
  return (
    <ListRow id={jsonId} to={articlePath(jsonId)} title={title} line={summary} image={image} imageAlt={imageAlt}>
      <RowFacts article={article} />
    </ListRow>
  );
});
