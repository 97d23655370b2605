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
function Byline({ author }: BylineProps) {
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
      {date}
      <Badge variant="accent">{category}</Badge>
      {children}
    </chakra.p>
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
    html
  }
`;

interface ArticleTextProps {
  readonly article: Queries.FullArticleContentFragment;
  /** The article's picture, unless the page shows it elsewhere. */
  readonly picture?: ReactNode;
  /** Shown above the text, such as the title. */
  readonly heading?: ReactNode;
  readonly text: ReactNode;
  /** Links below the text. */
  readonly children: ReactNode;
}

/** A full article: facts and author beside the text. */
export function ArticleText({ article, picture, heading, text, children }: ArticleTextProps) {
  const { readingMinutes, authorEntry } = article;
  return (
    <chakra.article
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "4fr 8fr" }}
      gap={{ base: "8", lg: "16" }}
    >
      <chakra.div
        alignSelf="start"
        position={{ lg: "sticky" }}
        top="[7rem]"
        display="flex"
        flexDirection="column"
        gap="2"
      >
        {picture}
        <ArticleFacts article={article}>
          <span>{readingMinutes} min read</span>
        </ArticleFacts>
        <Byline author={authorEntry} />
      </chakra.div>
      <chakra.div maxWidth="measure">
        {heading}
        {text}
        <chakra.div display="flex" flexWrap="wrap" columnGap="8" rowGap="3" marginTop="12" data-print="none">
          {children}
        </chakra.div>
      </chakra.div>
    </chakra.article>
  );
}
