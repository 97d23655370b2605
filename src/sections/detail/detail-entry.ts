import { graphql } from "gatsby";

export const detailEntryFragments = graphql`
  fragment ServiceDetail on Service {
    jsonId
    title
    description
    image {
      ...HeroPicture
    }
    imageAlt
    headline
    detailedDescription
    facts {
      label
      value
    }
    caseStudyEntry {
      ...CaseStudyCard
    }
    partnerEntry {
      ...PortraitContent
    }
    articleEntry {
      ...ArticleToReadContent
    }
    whitePaperEntry {
      ...WhitePaperToReadContent
    }
    team
    invitation
  }

  fragment IndustryDetail on Industry {
    jsonId
    title
    description
    image {
      ...HeroPicture
    }
    imageAlt
    headline
    detailedDescription
    facts {
      label
      value
    }
    caseStudyEntry {
      ...CaseStudyCard
    }
    partnerEntry {
      ...PortraitContent
    }
    articleEntry {
      ...ArticleToReadContent
    }
    whitePaperEntry {
      ...WhitePaperToReadContent
    }
    team
    invitation
  }
`;

export type DetailEntry = Queries.ServiceDetailFragment | Queries.IndustryDetailFragment;
