import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { FiPlay } from "react-icons/fi";
import { Card } from "../../ui/primitives";
import { Picture } from "../../ui/picture";
import { ItemAction } from "../shared/item-action";

export const pastWebinarCardContent = graphql`
  fragment PastWebinarCardContent on PastWebinar {
    jsonId
    number
    title
    description
    image {
      ...CardPicture
    }
    imageAlt
    date
    duration
    speaker
    recordingUrl
  }
`;

interface PastWebinarCardProps {
  readonly webinar: Queries.PastWebinarCardContentFragment;
}

/** A past webinar. Without an address of the recording, its button is a placeholder. */
export function PastWebinarCard({ webinar }: PastWebinarCardProps) {
  const { number, title, description, image, imageAlt, date, duration, speaker, recordingUrl } = webinar;
  return (
    <Card layout="adaptive">
      <Picture image={image} alt={imageAlt} decorative />
      <div>
        <chakra.p textStyle="small" color="fg.muted">
          {`${date} · ${String(duration)} minutes`}
        </chakra.p>
        <chakra.h3 textStyle="h3" marginTop="2">
          {title}
        </chakra.h3>
      </div>
      <div data-body="">
        <chakra.p textStyle="card" color="fg.muted" marginTop="3">
          {description}
        </chakra.p>
        <chakra.p textStyle="small" fontWeight="700" marginTop="3" marginBottom="5">
          {speaker}
        </chakra.p>
        <ItemAction to={recordingUrl} placeholder={`play webinar ${String(number)}`} about={title} quiet>
          <FiPlay aria-hidden="true" />
          Watch Recording
        </ItemAction>
      </div>
    </Card>
  );
}
