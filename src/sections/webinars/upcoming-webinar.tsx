import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { hasEnded } from "../../lib/dates";
import { useHydrated } from "../../lib/use-hydrated";
import { Card, CardText, Note } from "../../ui/primitives";
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

/** In one row on wide screens; on phones the picture is small and square. */
const Parts = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: "6rem minmax(0, 1fr)",
      sm: "minmax(0, 4fr) minmax(0, 8fr)",
      lg: "minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)",
    },
    gridTemplateRows: { lg: "auto 1fr" },
    alignItems: "start",
    columnGap: { base: "4", sm: "8", lg: "12" },
    rowGap: "3",
    "& > [data-slot=picture]": {
      aspectRatio: { base: "1", sm: "1.6" },
      gridRow: { sm: "1 / span 3", lg: "1 / span 2" },
    },
    "& > p": { gridColumn: { base: "1 / -1", sm: "2" } },
    "& > [data-when]": { gridColumn: { base: "1 / -1", sm: "2", lg: "3" }, gridRow: { lg: "1 / span 2" } },
  },
});

export function UpcomingWebinar({ webinar }: { readonly webinar: Queries.UpcomingWebinarContentFragment }) {
  const { number, title, description, image, imageAlt, date, day, time, speaker, registerUrl } = webinar;
  // The build may be from before its end.
  const isOver = useHydrated() && hasEnded(day, new Date());
  return (
    <Card variant="ruled">
      <Parts>
        <Picture image={image} alt={imageAlt} decorative />
        <div>
          <chakra.h3 textStyle="h3">{title}</chakra.h3>
          <chakra.p textStyle="small" marginTop="2">
            {speaker}
          </chakra.p>
        </div>
        <CardText>{description}</CardText>
        <div data-when="">
          <chakra.p textStyle="h4">
            <time dateTime={day}>{date}</time>
          </chakra.p>
          <Note marginBottom="4">{time}</Note>
          <chakra.div minHeight="11">
            {isOver ? (
              // With the class of the time, because the page's HTML has the styles of what it shows only.
              <Note marginBottom="4">This webinar has ended.</Note>
            ) : (
              <ItemAction to={registerUrl} placeholder={`register for webinar ${number}`} itemTitle={title}>
                Register Now
              </ItemAction>
            )}
          </chakra.div>
        </div>
      </Parts>
    </Card>
  );
}
