import { chakra } from "@chakra-ui/react/styled-system";
import { memo } from "react";
import type { ReactNode } from "react";
import { FiArrowUp } from "react-icons/fi";
import { LinkButton } from "../../ui/links";
import { Section, headingId } from "../../ui/section";
import { SectionTitle } from "../../ui/primitives";
import { ArticleFacts, Byline } from "./article-text";
import { ClippedText } from "./clipped-text";

interface ArticleTextProps {
  readonly article: Queries.FullArticleContentFragment;
  /** Shown above the text, such as the title. */
  readonly heading: ReactNode;
  readonly text: ReactNode;
  /** Links below the text. */
  readonly children: ReactNode;
}

/** A full article on the blog: facts and author beside the text. */
function ArticleText({ article, heading, text, children }: ArticleTextProps) {
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

interface FullArticleProps {
  readonly article: Queries.FullArticleContentFragment;
  /** Whether it has the alternate background, as every other article has. */
  readonly alternate: boolean;
  /** Whether the address leads to it or to a heading in it. */
  readonly addressed: boolean;
  /** The address of the top of the page. */
  readonly topPath: string;
  /** The address of the list of articles. */
  readonly articlesPath: string;
}

/** A full article on the blog, with its id as anchor and links back. */
export const FullArticle = memo(function FullArticle({
  article,
  alternate,
  addressed,
  topPath,
  articlesPath,
}: FullArticleProps) {
  const { jsonId, title, summary, html } = article;
  return (
    <Section id={jsonId} ground={alternate ? "alternate" : "page"}>
      <ArticleText
        article={article}
        heading={
          <>
            <SectionTitle id={headingId(jsonId)}>{title}</SectionTitle>
            <chakra.p textStyle="lead" color="fg.muted" marginTop="4" marginBottom="8">
              {summary}
            </chakra.p>
          </>
        }
        text={<ClippedText id={jsonId} html={html} addressed={addressed} />}
      >
        <LinkButton to={topPath} variant="link">
          Back to Top
          <FiArrowUp aria-hidden="true" />
        </LinkButton>{" "}
        <LinkButton to={articlesPath} variant="link">
          Back to Articles
          <FiArrowUp aria-hidden="true" />
        </LinkButton>
      </ArticleText>
    </Section>
  );
});
