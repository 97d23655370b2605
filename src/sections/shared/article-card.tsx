import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { FiArrowRight } from "react-icons/fi";
import { anchorPath } from "../../lib/paths";
import { Badge, Card, VisuallyHidden } from "../../ui/primitives";
import { CardLink } from "../../ui/links";
import { Picture } from "../../ui/picture";

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
    readingMinutes
  }
`;

interface ArticleCardProps {
  readonly article: Queries.ArticleCardFragment;
}

/** A blog article in a grid, with a link to it on the blog. */
export function ArticleCard({ article }: ArticleCardProps) {
  const { jsonId, title, summary, image, imageAlt, category, date, readingMinutes } = article;
  return (
    <Card layout="adaptive">
      <Picture image={image} alt={imageAlt} decorative />
      <div>
        <chakra.p
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="3"
          rowGap="1"
          marginBottom="3"
          fontSize="xs"
          color="fg.muted"
        >
          <Badge variant="accent">{category}</Badge> <span>{date}</span> <span>{readingMinutes} min read</span>
        </chakra.p>
        <chakra.h3 textStyle="h3">{title}</chakra.h3>
      </div>
      <div data-body="">
        <chakra.p _phone={{ display: "none" }} textStyle="card" color="fg.muted" marginTop="3">
          {summary}
        </chakra.p>
        <chakra.div marginTop="auto" paddingTop="4">
          <CardLink to={anchorPath("blog", jsonId)} label>
            Read More
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
            <FiArrowRight aria-hidden="true" />
          </CardLink>
        </chakra.div>
      </div>
    </Card>
  );
}
