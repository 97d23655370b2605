import { graphql, useStaticQuery } from "gatsby";
import { assertDefined } from "../lib/assert-defined";

/** The firm's data that every page can use. */
export interface Site {
  /** The site's address, without a trailing slash. */
  readonly siteUrl: string;
  /** The year in which the site was built. */
  readonly buildYear: string;
  /** data/site.json */
  readonly facts: NonNullable<Queries.SiteQuery["siteFacts"]>;
  /** data/navigation.json */
  readonly navigation: NonNullable<Queries.SiteQuery["navigation"]>;
}

/**
 * Returns the query's result with everything defined.
 *
 * @throws Error naming the file of what is missing, which stops the build
 */
export function requireSite({ site, siteFacts, navigation }: Queries.SiteQuery): Site {
  return {
    siteUrl: assertDefined(site?.siteMetadata?.siteUrl, "gatsby-config.ts: siteMetadata.siteUrl"),
    buildYear: assertDefined(site?.buildTime, "The year of the build"),
    facts: assertDefined(siteFacts, "data/site.json"),
    navigation: assertDefined(navigation, "data/navigation.json"),
  };
}

/** Returns the firm's data that every page can use. One query serves all pages. */
export function useSite(): Site {
  const data = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      site {
        buildTime(formatString: "YYYY")
        siteMetadata {
          siteUrl
        }
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
