import { chakra } from "@chakra-ui/react/styled-system";
import { graphql, type PageProps } from "gatsby";
import { FirstScreenEnd } from "../../plugins/gatsby-plugin-chakra-static";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { assertDefined } from "../lib/assert-defined";
import { practicePath } from "../lib/paths";
import { RotatingHero } from "../sections/home/rotating-hero";
import { Testimonials } from "../sections/home/testimonials";
import { WhyUs } from "../sections/home/why-us";
import { ArticleCard } from "../sections/shared/article-card";
import { CardSection } from "../sections/shared/card-section";
import { CaseStudyCard } from "../sections/shared/case-study-card";
import { PracticeCard } from "../sections/shared/practice-card";
import { StartRecord } from "../sections/shared/start-record";
import { CardLink } from "../ui/links";
import { Card } from "../ui/primitives";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const copy = requirePage(data.pageCopy);
  const [slide] = data.allHeroSlide.nodes;
  const figures = assertDefined(data.siteFacts, "data/site.json");
  return (
    <Page
      copy={{ ...copy, hero: { image: slide?.image, imageAlt: slide?.alt } }}
      founded={figures.founded}
      hero={<RotatingHero copy={copy.hero} slides={data.allHeroSlide.nodes} cases={data.allCaseStudy.nodes} />}
    >
      <FirstScreenEnd />
      <CardSection copy={copy.section("services")} columns="3 tiles">
        {data.allService.nodes.map((service) => (
          <PracticeCard key={service.jsonId} practice={service} list="services" />
        ))}
      </CardSection>
      <WhyUs copy={copy.section("why-us")} figures={figures} points={data.allWhyUsPoint.nodes} />
      <CardSection copy={copy.section("industries")} columns="3 compact">
        {data.allIndustry.nodes.map(({ jsonId, title }) => (
          <Card key={jsonId} paddingBlock={{ base: "3", md: "5" }} borderTop="hairline">
            <chakra.h3 textStyle="h3" fontSize={{ base: "card", sm: "h3" }}>
              <CardLink to={practicePath("industries", jsonId)}>{title}</CardLink>
            </chakra.h3>
          </Card>
        ))}
      </CardSection>
      <CardSection copy={copy.section("case-studies")} columns="scorecards">
        {data.allCaseStudy.nodes.map((study) => (
          <CaseStudyCard key={study.jsonId} study={study} />
        ))}
      </CardSection>
      <Testimonials copy={copy.section("testimonials")} testimonials={data.allTestimonial.nodes} />
      <CardSection copy={copy.section("articles")} columns="trio">
        {data.allArticle.nodes.map((article) => (
          <ArticleCard key={article.jsonId} article={article} />
        ))}
      </CardSection>
      <StartRecord copy={copy.section("next-step")} record={data.contactCopy?.record} />
    </Page>
  );
}

export const query = graphql`
  query HomePage {
    pageCopy(jsonId: { eq: "home" }) {
      ...PageText
    }
    siteFacts {
      ...FirmFigures
    }
    allHeroSlide {
      nodes {
        ...HeroSlideContent
      }
    }
    allService {
      nodes {
        ...PracticeCardContent
      }
    }
    allWhyUsPoint {
      nodes {
        ...WhyUsPointContent
      }
    }
    allIndustry {
      nodes {
        jsonId
        title
      }
    }
    allCaseStudy(sort: [{ order: ASC }, { jsonId: ASC }], limit: 3) {
      nodes {
        ...CaseStudyCard
      }
    }
    allTestimonial {
      nodes {
        ...TestimonialContent
      }
    }
    allArticle(sort: [{ day: DESC }, { jsonId: ASC }], limit: 3) {
      nodes {
        ...ArticleCard
      }
    }
    contactCopy {
      ...RecordText
    }
  }
`;
