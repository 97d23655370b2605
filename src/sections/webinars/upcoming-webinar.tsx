import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { hasEnded } from "../../lib/dates";
import { useHydrated } from "../../lib/use-hydrated";
import { THUMBNAIL } from "../../theme/dimensions";
import { Card, CardText, Note, lastColumns } from "../../ui/primitives";
import { Picture } from "../../ui/picture";
import { ItemAction } from "../shared/item-action";

export const upcomingWebinarContent = graphql`
  fragment UpcomingWebinarContent on UpcomingWebinar {
    ...ItemContent
    day
    time
    speaker
    registerUrl
  }
`;

export function UpcomingWebinar({ webinar }: { readonly webinar: Queries.UpcomingWebinarContentFragment }) {
  const { number, title, description, image, imageAlt, date, day, time, speaker, registerUrl } = webinar;
  const hydrated = useHydrated();
  return (
    <Card variant="ruled">
      {/* In one row on wide screens; on phones the picture is small. */}
      <chakra.div
        display="grid"
        gridTemplateColumns={{
          base: `${THUMBNAIL} minmax(0, 1fr)`,
          sm: "minmax(0, 4fr) minmax(0, 8fr)",
          lg: `${lastColumns(3)} minmax(0, 1fr) ${lastColumns(4)}`,
        }}
        gridTemplateRows={{ lg: "auto 1fr" }}
        alignItems="start"
        columnGap={{ base: "4", sm: "8" }}
        rowGap="3"
        css={{ "& > [data-slot=picture]": { gridRow: { sm: "1 / span 3", lg: "1 / span 2" } } }}
      >
        <Picture image={image} alt={imageAlt} decorative />
        <div>
          <chakra.h3 textStyle="h3">{title}</chakra.h3>
          <chakra.p textStyle="small" marginTop="2">
            {speaker}
          </chakra.p>
        </div>
        <CardText gridColumn={{ base: "1 / -1", sm: "2" }}>{description}</CardText>
        <chakra.div data-when="" gridColumn={{ base: "1 / -1", sm: "2", lg: "3" }} gridRow={{ lg: "1 / span 2" }}>
          <chakra.p textStyle="h4">
            <time dateTime={day}>{date}</time>
          </chakra.p>
          <Note marginBottom="4">{time}</Note>
          <chakra.div minHeight={{ base: "11", _print: "0" }}>
            {/* With the class of the time, because the page's HTML has the styles of what it shows only. */}
            {hydrated && hasEnded(day, new Date()) ? (
              <Note marginBottom="4">This webinar has ended.</Note>
            ) : (
              <ItemAction to={registerUrl} placeholder={`register for webinar ${number}`} itemTitle={title}>
                Register Now
              </ItemAction>
            )}
          </chakra.div>
        </chakra.div>
      </chakra.div>
    </Card>
  );
}
