import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage, sectionCopy } from "../layout/page-copy";
import { LatestArticles } from "../sections/home/latest-articles";
import { RotatingHero } from "../sections/home/rotating-hero";
import { Testimonials } from "../sections/home/testimonials";
import { WhyUs } from "../sections/home/why-us";
import { CaseStudyGrid } from "../sections/shared/case-study-grid";
import { EntityGrid } from "../sections/shared/entity-grid";
import { NextStep } from "../sections/shared/next-step";
import { organization, website } from "../structured-data/organization";

/** Home (spec §2). */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const copy = requirePage(data.pageCopy);
  const nextStep = sectionCopy(copy, "next-step");
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? "";
  const firm = data.siteFacts;
  return (
    <Page
      copy={copy}
      path="/"
      documentTitle={`${firm?.product ?? ""} - ${copy.title}`}
      structuredData={firm ? [organization(siteUrl, firm), website(siteUrl, firm)] : []}
      hero={<RotatingHero words={copy.hero} slides={data.allHeroSlide.nodes} link={nextStep.link} />}
    >
      <EntityGrid copy={sectionCopy(copy, "services")} entities={data.allService.nodes} base="/services" />
      <WhyUs copy={sectionCopy(copy, "why-us")} facts={firm} points={data.allProofPoint.nodes} />
      <EntityGrid copy={sectionCopy(copy, "industries")} entities={data.allIndustry.nodes} base="/industries" />
      <CaseStudyGrid copy={sectionCopy(copy, "case-studies")} studies={data.allCaseStudy.nodes} ground="alternate" />
      <Testimonials copy={sectionCopy(copy, "testimonials")} testimonials={data.allTestimonial.nodes} />
      <LatestArticles copy={sectionCopy(copy, "articles")} articles={data.allArticle.nodes} />
      <NextStep copy={nextStep} />
    </Page>
  );
}

export const query = graphql`
  query HomePage {
    site {
      siteMetadata {
        siteUrl
      }
    }
    pageCopy(jsonId: { eq: "home" }) {
      ...PageText
    }
    siteFacts {
      brand
      product
      tagline
      phone
      email
      socialLinks {
        url
      }
      ...FirmFigures
    }
    allHeroSlide {
      nodes {
        ...HeroSlideContent
      }
    }
    allService {
      nodes {
        ...ServiceCard
      }
    }
    allProofPoint {
      nodes {
        ...WhyUsPoint
      }
    }
    allIndustry {
      nodes {
        ...IndustryCard
      }
    }
    allCaseStudy(limit: 3) {
      nodes {
        ...CaseStudyCard
      }
    }
    allTestimonial {
      nodes {
        ...TestimonialContent
      }
    }
    allArticle(limit: 3) {
      nodes {
        ...ArticleCard
      }
    }
  }
`;
