import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { FiArrowUp } from "react-icons/fi";
import { Badge } from "../../ui/badge";
import { LinkButton } from "../../ui/link-button";
import { Picture } from "../../ui/picture";
import { RichText } from "../../ui/rich-text";
import { Section } from "../../ui/section";
import { SectionTitle } from "../../ui/section-title";

export const fullArticleContent = graphql`
  fragment FullArticleContent on Article {
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
    html
  }
`;

interface FullArticleProps {
  readonly article: Queries.FullArticleContentFragment;
  /** Position on the page, from 0: every other article stands on another ground. */
  readonly index: number;
  /** Where the page begins. */
  readonly topPath: string;
  /** Where the list of articles begins. */
  readonly articlesPath: string;
}

/** A whole article, anchored by its id, with the ways back. */
export function FullArticle({ article, index, topPath, articlesPath }: FullArticleProps) {
  const { jsonId, title, summary, image, imageAlt, category, date, readingMinutes, html } = article;
  return (
    <Section id={jsonId} ground={index % 2 === 0 ? "alternate" : "page"}>
      <chakra.article
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "4fr 8fr" }}
        gap={{ base: "8", lg: "16" }}
      >
        <chakra.div alignSelf="start" position={{ lg: "sticky" }} top="[7rem]">
          <Picture image={image} alt={imageAlt} />
          <chakra.p
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="3"
            rowGap="1"
            marginTop="4"
            textStyle="small"
            color="fg.muted"
          >
            {date}
            <Badge variant="accent">{category}</Badge>
            <span>{readingMinutes} min read</span>
          </chakra.p>
        </chakra.div>
        <chakra.div maxWidth="measure">
          <SectionTitle of={jsonId}>{title}</SectionTitle>
          <chakra.p textStyle="lead" color="fg.muted" marginTop="4" marginBottom="8">
            {summary}
          </chakra.p>
          <RichText html={html} />
          <chakra.div display="flex" flexWrap="wrap" columnGap="8" rowGap="3" marginTop="12" data-print="none">
            <LinkButton to={topPath} variant="link">
              Back to Top
              <FiArrowUp aria-hidden="true" />
            </LinkButton>
            <LinkButton to={articlesPath} variant="link">
              Back to Articles
              <FiArrowUp aria-hidden="true" />
            </LinkButton>
          </chakra.div>
        </chakra.div>
      </chakra.article>
    </Section>
  );
}
