import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { CardSection } from "../sections/shared/card-section";
import { NewsletterBlock } from "../sections/shared/newsletter-block";
import { PastWebinarCard } from "../sections/webinars/past-webinar-card";
import { UpcomingWebinar } from "../sections/webinars/upcoming-webinar";

/** Webinars: the upcoming ones, the past ones, and the newsletter. */
export default function WebinarsPage({ data }: PageProps<Queries.WebinarsPageQuery>) {
  const copy = requirePage(data.pageCopy);
  return (
    <Page copy={copy}>
      <CardSection copy={copy.section("upcoming")} columns={1} ground="alternate">
        {data.allUpcomingWebinar.nodes.map((webinar) => (
          <UpcomingWebinar key={webinar.jsonId} webinar={webinar} />
        ))}
      </CardSection>
      <CardSection copy={copy.section("past")} columns="trio">
        {data.allPastWebinar.nodes.map((webinar) => (
          <PastWebinarCard key={webinar.jsonId} webinar={webinar} />
        ))}
      </CardSection>
      <NewsletterBlock copy={copy.section("newsletter")} fields={data.newsletterFields} variant="band" />
    </Page>
  );
}

export const query = graphql`
  query WebinarsPage {
    pageCopy(jsonId: { eq: "webinars" }) {
      ...PageText
    }
    newsletterFields: formFields(kind: newsletter) {
      ...FormFieldContent
    }
    allUpcomingWebinar(sort: [{ day: ASC }, { jsonId: ASC }]) {
      nodes {
        ...UpcomingWebinarContent
      }
    }
    allPastWebinar(sort: [{ day: DESC }, { jsonId: ASC }]) {
      nodes {
        ...PastWebinarCardContent
      }
    }
  }
`;
