import { graphql, useStaticQuery } from "gatsby";
import { required } from "../lib/required";

/** What every page may show of the firm. */
export interface Site {
  /** The site's address, without a slash at its end. */
  readonly siteUrl: string;
  /** The year in which the site was built. */
  readonly buildYear: string;
  /** data/site.json */
  readonly facts: NonNullable<Queries.SiteQuery["siteFacts"]>;
  /** data/navigation.json */
  readonly navigation: NonNullable<Queries.SiteQuery["navigation"]>;
}

/**
 * The firm's facts and links, complete.
 *
 * @throws Error naming the file of what is missing, which stops the build
 */
export function requireSite({ site, buildDay, siteFacts, navigation }: Queries.SiteQuery): Site {
  return {
    siteUrl: required(site?.siteMetadata?.siteUrl, "gatsby-config.ts: siteMetadata.siteUrl"),
    buildYear: required(buildDay?.year, "The year of the build"),
    facts: required(siteFacts, "data/site.json"),
    navigation: required(navigation, "data/navigation.json"),
  };
}

/** What every page shows of the firm, and the banner's picture where a page names none. One query for all. */
export function useSite(): Site {
  const data = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      site {
        siteMetadata {
          siteUrl
        }
      }
      buildDay {
        year
      }
      siteFacts {
        brand
        product
        tagline
        phone
        email
        socialLinks {
          network
          label
          url
        }
        languages {
          code
          name
        }
        defaultHeroImage {
          ...HeroPicture
        }
      }
      navigation {
        header {
          label
          links {
            label
            to
          }
        }
        contact {
          label
          to
        }
        consultation {
          label
          to
        }
        footer {
          title
          links {
            label
            to
          }
        }
        legal {
          label
          to
        }
      }
    }
  `);
  return requireSite(data);
}
