import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { FiDownload } from "react-icons/fi";
import { Card } from "../../ui/card";
import { Picture } from "../../ui/picture";
import { PlaceholderButton } from "../../ui/placeholder-button";

export const whitePaperCardContent = graphql`
  fragment WhitePaperCardContent on WhitePaper {
    jsonId
    title
    description
    image {
      ...CardPicture
    }
    imageAlt
    pages
    date
  }
`;

interface WhitePaperCardProps {
  readonly paper: Queries.WhitePaperCardContentFragment;
}

/** A white paper; its button says what a real application would download. */
export function WhitePaperCard({
  paper: { jsonId, title, description, image, imageAlt, pages, date },
}: WhitePaperCardProps) {
  return (
    <Card>
      <Picture image={image} alt={imageAlt} />
      <chakra.p textStyle="small" color="fg.muted" marginTop="5">
        {date} · {pages} pages
      </chakra.p>
      <chakra.h3 textStyle="h3" marginTop="2">
        {title}
      </chakra.h3>
      <chakra.p textStyle="small" color="fg.muted" marginTop="3" marginBottom="6">
        {description}
      </chakra.p>
      <PlaceholderButton
        action={`download white paper ${String(jsonId)}`}
        about={title}
        variant="outline"
        alignSelf="flex-start"
        marginTop="auto"
      >
        <FiDownload aria-hidden="true" />
        Download PDF
      </PlaceholderButton>
    </Card>
  );
}
