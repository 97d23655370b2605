import { graphql } from "gatsby";

export const practiceFragments = graphql`
  fragment ServicePractice on Service {
    headline
    facts {
      label
      value
    }
    caseStudyEntry {
      ...CaseStudyCard
    }
    partnerEntry {
      ...LeadPartnerContent
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

  fragment IndustryPractice on Industry {
    headline
    facts {
      label
      value
    }
    caseStudyEntry {
      ...CaseStudyCard
    }
    partnerEntry {
      ...LeadPartnerContent
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

export type Practice = Queries.ServicePracticeFragment | Queries.IndustryPracticeFragment;
