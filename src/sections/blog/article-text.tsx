import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Badge } from "../../ui/primitives";
import { PersonLink } from "../shared/person-link";

export const bylineContent = graphql`
  fragment BylineContent on Leader {
    ...PersonLinkContent
    title
  }
`;

interface BylineProps {
  readonly author: Queries.BylineContentFragment;
}

/** The author of an article: name and title, with a link to the person. */
export function Byline({ author }: BylineProps) {
  return (
    <chakra.p textStyle="small" color="fg.muted">
      By <PersonLink person={author} />, {author.title}
    </chakra.p>
  );
}

interface ArticleFactsProps {
  readonly article: { readonly date: string; readonly category: string };
  /** Further facts, such as the author or the reading time. */
  readonly children?: ReactNode;
}

/** A line with the date and the category of an article. */
export function ArticleFacts({ article: { date, category }, children }: ArticleFactsProps) {
  return (
    <chakra.p
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1"
      textStyle="small"
      color="fg.muted"
    >
      {date} <Badge variant="accent">{category}</Badge> {children}
    </chakra.p>
  );
}

interface RowFactsProps {
  readonly article: Pick<Queries.ArticleRowContentFragment, "date" | "category" | "authorEntry" | "readingMinutes">;
}

/** The same in a list of articles, with the author and the reading time. */
export function RowFacts({ article }: RowFactsProps) {
  return (
    <ArticleFacts article={article}>
      <span>{article.authorEntry.name}</span> <span>{article.readingMinutes} min read</span>
    </ArticleFacts>
  );
}

export const fullArticleContent = graphql`
  fragment FullArticleContent on Article {
    jsonId
    title
    summary
    category
    date
    readingMinutes
    authorEntry {
      ...BylineContent
    }
    content
  }
`;
