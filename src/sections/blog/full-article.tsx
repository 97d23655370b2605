import { chakra } from "@chakra-ui/react/styled-system";
import { memo } from "react";
import { FiArrowUp } from "react-icons/fi";
import { anchorPath } from "../../lib/paths";
import { LinkButton } from "../../ui/links";
import { SectionTitle } from "../../ui/primitives";
import { RichText } from "../../ui/rich-text";
import { Section, headingId } from "../../ui/section";
import { ArticleFacts, Byline } from "./article-text";

interface FullArticleProps {
  readonly article: Queries.FullArticleContentFragment;
  /** Whether it has the alternate background, as every other article has. */
  readonly alternate: boolean;
  /** The address of the list of articles. */
  readonly articlesPath: string;
}

/** A full article on the blog, with its id as anchor: facts and author beside the text, links back below it. */
export const FullArticle = memo(function FullArticle({ article, alternate, articlesPath }: FullArticleProps) {
  const { jsonId, title, summary, content, readingMinutes, authorEntry } = article;
  return (
    <Section id={jsonId} ground={alternate ? "alternate" : "page"}>
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
          <SectionTitle id={headingId(jsonId)}>{title}</SectionTitle>
          <chakra.p textStyle="lead" color="fg.muted" marginTop="4" marginBottom="8">
            {summary}
          </chakra.p>
          <RichText html={content} />
          <chakra.div display="flex" flexWrap="wrap" columnGap="8" rowGap="3" marginTop="12" data-print="none">
            <LinkButton to={anchorPath("blog", "content")} variant="link">
              Back to Top
              <FiArrowUp aria-hidden="true" />
            </LinkButton>{" "}
            <LinkButton to={articlesPath} variant="link">
              Back to Articles
              <FiArrowUp aria-hidden="true" />
            </LinkButton>
          </chakra.div>
        </chakra.div>
      </chakra.article>
    </Section>
  );
});
