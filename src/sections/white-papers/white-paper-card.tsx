import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { FiDownload } from "react-icons/fi";
import { Card } from "../../ui/primitives";
import { Picture } from "../../ui/picture";
import { ItemAction } from "../shared/item-action";

export const whitePaperCardContent = graphql`
  fragment WhitePaperCardContent on WhitePaper {
    jsonId
    number
    title
    description
    image {
      ...CardPicture
    }
    imageAlt
    pages
    date
    file
  }
`;

interface WhitePaperCardProps {
  readonly paper: Queries.WhitePaperCardContentFragment;
}

/** A white paper. Without a file, its button is a placeholder. */
export function WhitePaperCard({
  paper: { number, title, description, image, imageAlt, pages, date, file },
}: WhitePaperCardProps) {
  return (
    <Card layout="adaptive">
      <Picture image={image} alt={imageAlt} decorative />
      <div>
        <chakra.p textStyle="small" color="fg.muted">
          {date} · {pages} pages
        </chakra.p>
        <chakra.h3 textStyle="h3" marginTop="2">
          {title}
        </chakra.h3>
      </div>
      <div data-body="">
        <chakra.p textStyle="card" color="fg.muted" marginTop="3" marginBottom="5">
          {description}
        </chakra.p>
        <ItemAction file={file} placeholder={`download white paper ${String(number)}`} about={title} quiet>
          <FiDownload aria-hidden="true" />
          Download PDF
        </ItemAction>
      </div>
    </Card>
  );
}
