import { graphql } from "gatsby";

export const practiceFragments = graphql`
  fragment ServicePractice on Service {
    facts {
      ...PracticeFactContent
    }
    caseStudyEntry {
      ...CaseInBriefContent
    }
    partnerEntry {
      ...ResponsiblePartnerContent
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
    facts {
      ...PracticeFactContent
    }
    caseStudyEntry {
      ...CaseInBriefContent
    }
    partnerEntry {
      ...ResponsiblePartnerContent
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

/** How the work of a service or for an industry is done, by whom, and what shows it. */
export type Practice = Queries.ServicePracticeFragment | Queries.IndustryPracticeFragment;
