import { chakra } from "@chakra-ui/react/styled-system";
import { graphql, type PageProps } from "gatsby";
import { ContactForm } from "../forms/contact-form";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { assertDefined } from "../lib/assert-defined";
import { practicePath, pagePath } from "../lib/paths";
import { Offices } from "../sections/contact/offices";
import { CardSection } from "../sections/shared/card-section";
import { LinkList } from "../sections/shared/link-list";
import { NewsletterBlock } from "../sections/shared/newsletter-block";
import { underlined } from "../theme/recipes";
import { SiteLink } from "../ui/links";
import { Card, Columns } from "../ui/primitives";
import { Section, SectionHeading } from "../ui/section";

const TopicLink = chakra(SiteLink, { base: { textStyle: "h3", ...underlined } });

/** The number of services beside the form. A link to all follows if there are more. */
const LISTED_SERVICES = 5;

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const copy = requirePage(data.pageCopy);
  const form = copy.section("request-consultation");
  const help = copy.section("help");
  const { steps, beforeYouSign } = assertDefined(data.contactCopy, "data/contact.json");
  const signing = copy.section("before-you-sign");
  const services = data.allService.nodes;
  const links = services.map(({ jsonId, title }) => ({ label: title, to: practicePath("services", jsonId) }));
  const all = links.length > LISTED_SERVICES ? { label: "All services", to: pagePath("services") } : undefined;
  return (
    <Page copy={copy}>
      <Section id={form.id}>
        <SectionHeading copy={form} />
        <Columns ratio="7:4">
          <ContactForm services={services} people={data.allLeader.nodes} studies={data.allCaseStudy.nodes} />
          <chakra.aside aria-label={help.heading} display="grid" gridTemplateColumns={{ mdToLg: "1fr 1fr" }} gap="10">
            <LinkList id={help.id} heading={help.heading} links={links.slice(0, LISTED_SERVICES)} all={all} />
            <NewsletterBlock copy={copy.section("newsletter")} variant="box" />
          </chakra.aside>
        </Columns>
      </Section>
      <CardSection copy={copy.section("what-happens-next")} columns="trio">
        {steps.map(({ title, text }) => (
          <Card key={title} variant="ruled" gap="2">
            <chakra.h3 textStyle="h3">{title}</chakra.h3>
            <p>{text}</p>
          </Card>
        ))}
      </CardSection>
      <Section id={signing.id}>
        <SectionHeading copy={signing} />
        <dl>
          {beforeYouSign.map(({ title, text, to }) => (
            <Columns key={title} ratio="4:7" rowGap="0" borderTop="hairline" paddingBlock="4">
              <dt>
                <TopicLink to={to}>{title}</TopicLink>
              </dt>
              <chakra.dd maxWidth="measure">{text}</chakra.dd>
            </Columns>
          ))}
        </dl>
      </Section>
      <Offices copy={copy.section("offices")} offices={data.allOffice.nodes} />
    </Page>
  );
}

export const query = graphql`
  query ContactPage {
    pageCopy(jsonId: { eq: "contact" }) {
      ...PageText
    }
    allOffice {
      nodes {
        ...OfficeCardContent
      }
    }
    allService {
      nodes {
        jsonId
        title
      }
    }
    allLeader {
      nodes {
        jsonId
        name
      }
    }
    allCaseStudy {
      nodes {
        jsonId
        title
        service
      }
    }
    contactCopy {
      steps {
        title
        text
      }
      beforeYouSign {
        title
        text
        to
      }
    }
  }
`;
