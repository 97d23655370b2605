import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { FiArrowRight } from "react-icons/fi";
import { anchorPath } from "../../lib/paths";
import { CardLink } from "../../ui/links";
import { PictureCard } from "../../ui/picture-card";
import { Facts, Note, Text, VisuallyHidden } from "../../ui/primitives";

export const articleCardFragment = graphql`
  fragment ArticleCard on Article {
    jsonId
    title
    summary
    image {
      ...CardPicture
    }
    imageAlt
    category
    date
  }
`;

interface ArticleCardProps {
  readonly article: Queries.ArticleCardFragment;
  /** The start of the text; a card with an excerpt also shows the summary. */
  readonly excerpt?: string;
}

export function ArticleCard({ article, excerpt }: ArticleCardProps) {
  const { jsonId, title, summary, image, imageAlt, category, date } = article;
  const link = (
    <chakra.div marginTop="auto" paddingTop="2">
      <CardLink to={anchorPath("blog", jsonId)} label>
        Read More
        <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        <FiArrowRight aria-hidden="true" />
      </CardLink>
    </chakra.div>
  );
  const body =
    excerpt === undefined ? null : (
      <>
        <Text textStyle="card" marginTop="3">
          {summary}
        </Text>
        <Note marginTop="3" marginBottom="2">
          {excerpt}
        </Note>
        {link}
      </>
    );
  return (
    <PictureCard image={image} imageAlt={imageAlt} body={body}>
      <Facts>
        <span>{category}</span> <span>{date}</span>
      </Facts>
      <chakra.h3 textStyle="h3">{title}</chakra.h3>
      {body ? null : link}
    </PictureCard>
  );
}
