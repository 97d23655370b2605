import { chakra } from "@chakra-ui/react/styled-system";
import { memo } from "react";
import { FiArrowUp } from "react-icons/fi";
import { LinkButton } from "../../ui/links";
import { Section, headingId } from "../../ui/section";
import { SectionTitle } from "../../ui/primitives";
import { ArticleText } from "./article-text";
import { ClippedText } from "./clipped-text";

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
        </LinkButton>
        <LinkButton to={articlesPath} variant="link">
          Back to Articles
          <FiArrowUp aria-hidden="true" />
        </LinkButton>
      </ArticleText>
    </Section>
  );
});
