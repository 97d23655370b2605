import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage, sectionCopy } from "../layout/page-copy";
import { NewsletterBlock } from "../sections/shared/newsletter-block";
import { PastWebinarCard } from "../sections/webinars/past-webinar-card";
import { UpcomingWebinar } from "../sections/webinars/upcoming-webinar";
import { WebinarList } from "../sections/webinars/webinar-list";

/** Webinars: three to come, three recorded, and the newsletter (spec §2). */
export default function WebinarsPage({ data }: PageProps<Queries.WebinarsPageQuery>) {
  const copy = requirePage(data.pageCopy);
  return (
    <Page copy={copy} path="/webinars">
      <WebinarList copy={sectionCopy(copy, "upcoming")} columns={1} ground="alternate">
        {data.webinars?.upcoming.map((webinar) => (
          <UpcomingWebinar key={webinar.id} webinar={webinar} />
        ))}
      </WebinarList>
      <WebinarList copy={sectionCopy(copy, "past")} columns="trio" ground="page">
        {data.webinars?.past.map((webinar) => (
          <PastWebinarCard key={webinar.id} webinar={webinar} />
        ))}
      </WebinarList>
      <NewsletterBlock copy={sectionCopy(copy, "newsletter")} variant="band" />
    </Page>
  );
}

export const query = graphql`
  query WebinarsPage {
    pageCopy(jsonId: { eq: "webinars" }) {
      ...PageText
    }
    webinars {
      upcoming {
        ...UpcomingWebinarContent
      }
      past {
        ...PastWebinarCardContent
      }
    }
  }
`;
