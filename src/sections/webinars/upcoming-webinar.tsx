import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Card } from "../../ui/card";
import { Picture } from "../../ui/picture";
import { ItemAction } from "../shared/item-action";

export const upcomingWebinarContent = graphql`
  fragment UpcomingWebinarContent on UpcomingWebinar {
    id
    title
    description
    image {
      ...CardPicture
    }
    imageAlt
    date
    time
    speaker
    registerUrl
    ended
  }
`;

interface UpcomingWebinarProps {
  readonly webinar: Queries.UpcomingWebinarContentFragment;
}

/**
 * A webinar to come, as a line of the programme, or one that has ended since it was announced. Without an address to
 * register at, its button says what a real application would do.
 */
export function UpcomingWebinar({ webinar }: UpcomingWebinarProps) {
  const { id, title, description, image, imageAlt, date, time, speaker, registerUrl, ended } = webinar;
  return (
    <Card variant="ruled">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "4fr 8fr", lg: "4fr 5fr 3fr" }}
        columnGap={{ md: "8", lg: "12" }}
        rowGap="5"
      >
        <Picture image={image} alt={imageAlt} />
        <div>
          <chakra.h3 textStyle="h3">{title}</chakra.h3>
          <chakra.p color="fg.muted" marginTop="3">
            {description}
          </chakra.p>
          <chakra.p textStyle="small" fontWeight="700" marginTop="3">
            {speaker}
          </chakra.p>
        </div>
        <chakra.div
          display="flex"
          flexDirection="column"
          alignItems="flex-start"
          gap="1"
          gridColumn={{ md: "2", lg: "auto" }}
        >
          <chakra.p textStyle="h4">{date}</chakra.p>
          <chakra.p textStyle="small" color="fg.muted">
            {time}
          </chakra.p>
          {ended ? (
            <chakra.p textStyle="small" fontWeight="700" marginTop="4">
              This webinar has ended.
            </chakra.p>
          ) : (
            <chakra.div marginTop="4">
              <ItemAction to={registerUrl} placeholder={`register for webinar ${String(id)}`} about={title}>
                Register Now
              </ItemAction>
            </chakra.div>
          )}
        </chakra.div>
      </chakra.div>
    </Card>
  );
}
