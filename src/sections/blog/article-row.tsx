import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { memo } from "react";
import { FiArrowDown } from "react-icons/fi";
import { anchorPath } from "../../lib/paths";
import { Card, VisuallyHidden } from "../../ui/primitives";
import { CardLink } from "../../ui/links";
import { Picture } from "../../ui/picture";
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
}

/** The card of an article in the blog's list, with a link to the full text below. */
export const ArticleRow = memo(function ArticleRow({ article }: ArticleRowProps) {
  const { jsonId, title, summary, image, imageAlt, excerpt } = article;
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
        <CardLink to={anchorPath("blog", jsonId)} label marginTop="4" minHeight="8" alignSelf="flex-start">
          Read More
          <VisuallyHidden>: {title}</VisuallyHidden>
          <FiArrowDown aria-hidden="true" />
        </CardLink>
      </div>
    </Card>
  );
});
