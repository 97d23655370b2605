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

/** Who wrote an article: name and title, with the way to the person. */
function Byline({ author }: BylineProps) {
  return (
    <chakra.p textStyle="small" color="fg.muted">
      By <PersonLink person={author} />, {author.title}
    </chakra.p>
  );
}

interface ArticleFactsProps {
  readonly article: { readonly date: string; readonly category: string };
  /** What else there is to say, such as who wrote it or how long it takes to read. */
  readonly children?: ReactNode;
}

/** A line on an article: its day and its category. */
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
  /** The article's picture, where the page doesn't show it elsewhere. */
  readonly picture?: ReactNode;
  /** What stands above the text, such as the article's title. */
  readonly heading?: ReactNode;
  readonly text: ReactNode;
  /** What stands below the text: the ways on. */
  readonly children: ReactNode;
}

/** A whole article: what it is and who wrote it beside its text. */
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
