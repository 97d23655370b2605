import { graphql, type PageProps } from "gatsby";
import { FiPlay } from "react-icons/fi";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { CardSection } from "../sections/shared/card-section";
import { ItemCard } from "../sections/shared/item-card";
import { NewsletterBlock } from "../sections/shared/newsletter-block";
import { UpcomingWebinar } from "../sections/webinars/upcoming-webinar";

export default function WebinarsPage({ data }: PageProps<Queries.WebinarsPageQuery>) {
  const copy = requirePage(data.pageCopy);
  return (
    <Page copy={copy}>
      <CardSection copy={copy.section("upcoming")} columns={1}>
        {data.allUpcomingWebinar.nodes.map((webinar) => (
          <UpcomingWebinar key={webinar.jsonId} webinar={webinar} />
        ))}
      </CardSection>
      <CardSection copy={copy.section("past")} columns="trio">
        {data.allPastWebinar.nodes.map((webinar) => (
          <ItemCard
            key={webinar.jsonId}
            item={webinar}
            length={`${webinar.duration} minutes`}
            speaker={webinar.speaker}
            action={{ to: webinar.recordingUrl, placeholder: `play webinar ${webinar.number}` }}
          >
            <FiPlay aria-hidden="true" />
            Watch Recording
          </ItemCard>
        ))}
      </CardSection>
      <NewsletterBlock copy={copy.section("newsletter")} variant="band" />
    </Page>
  );
}

export const query = graphql`
  query WebinarsPage {
    pageCopy(jsonId: { eq: "webinars" }) {
      ...PageText
    }
    allUpcomingWebinar(sort: [{ day: ASC }, { jsonId: ASC }]) {
      nodes {
        ...UpcomingWebinarContent
      }
    }
    allPastWebinar(sort: [{ day: DESC }, { jsonId: ASC }]) {
      nodes {
        ...ItemContent
        duration
        speaker
        recordingUrl
      }
    }
  }
`;
