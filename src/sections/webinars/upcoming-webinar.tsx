import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { OnPicture } from "../../layout/hero-banner";
import { hasEnded, longMonth } from "../../lib/dates";
import { useHydrated } from "../../lib/use-hydrated";
import { THUMBNAIL } from "../../theme/dimensions";
import { Card, CardText, Container, Note } from "../../ui/primitives";
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

/** In one row on wide screens; on phones the picture is small. */
const Parts = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: `${THUMBNAIL} minmax(0, 1fr)`,
      sm: "minmax(0, 4fr) minmax(0, 8fr)",
      lg: "minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr)",
    },
    gridTemplateRows: { lg: "auto 1fr" },
    alignItems: "start",
    columnGap: { base: "4", sm: "8" },
    rowGap: "3",
    "& > [data-slot=picture]": { gridRow: { sm: "1 / span 3", lg: "1 / span 2" } },
  },
});

type Webinar = Queries.UpcomingWebinarContentFragment;

function useHasEnded() {
  const hydrated = useHydrated();
  return ({ day }: Webinar) => hydrated && hasEnded(day, new Date());
}

interface RegistrationProps {
  readonly webinar: Webinar;
  readonly variant?: "secondary";
}

function Registration({ webinar, variant }: RegistrationProps) {
  const { number, title, registerUrl } = webinar;
  // With the class of the time, because the page's HTML has the styles of what it shows only.
  if (useHasEnded()(webinar)) return <Note marginBottom="4">This webinar has ended.</Note>;
  return (
    <ItemAction to={registerUrl} placeholder={`register for webinar ${number}`} variant={variant} itemTitle={title}>
      Register Now
    </ItemAction>
  );
}

const Next = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "auto minmax(0, 1fr)" },
    gap: { base: "4", sm: "10" },
    alignItems: "start",
    "& > div > :last-child": { marginTop: "4" },
    textStyle: "small",
    marginInlineStart: { lg: "calc(50% + 3.5rem)" },
    paddingBottom: { base: "8", lg: "0" },
  },
});

/** The date of the next webinar in large figures, for the banner. */
export function NextWebinar({ webinars }: { readonly webinars: readonly Webinar[] }) {
  const isOver = useHasEnded();
  const webinar = webinars.find((one) => !isOver(one)) ?? webinars.at(-1);
  if (!webinar) return null;
  const { title, day, time, speaker } = webinar;
  return (
    <OnPicture data-slot="on-picture" alignSelf="center">
      <Container>
        <Next>
          <chakra.time dateTime={day} display={{ base: "flex", sm: "block" }} alignItems="baseline" gap="3">
            <chakra.span display="block" textStyle="figure" color="highlight">
              {Number(day.slice(-2))}
            </chakra.span>{" "}
            <chakra.span textStyle="h4">{longMonth(day)}</chakra.span>
          </chakra.time>
          <div>
            <h2>Next webinar</h2>
            <chakra.p textStyle="entry" marginBottom="3">
              {title}
            </chakra.p>
            <p>{speaker}</p>
            <p>{time}</p>
            <Registration webinar={webinar} variant="secondary" />
          </div>
        </Next>
      </Container>
    </OnPicture>
  );
}

export function UpcomingWebinar({ webinar }: { readonly webinar: Webinar }) {
  const { title, description, image, imageAlt, date, day, time, speaker } = webinar;
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
        <CardText gridColumn={{ base: "1 / -1", sm: "2" }}>{description}</CardText>
        <chakra.div data-when="" gridColumn={{ base: "1 / -1", sm: "2", lg: "3" }} gridRow={{ lg: "1 / span 2" }}>
          <chakra.p textStyle="h4">
            <time dateTime={day}>{date}</time>
          </chakra.p>
          <Note marginBottom="4">{time}</Note>
          <chakra.div minHeight="11">
            <Registration webinar={webinar} />
          </chakra.div>
        </chakra.div>
      </Parts>
    </Card>
  );
}
