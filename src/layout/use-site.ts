import { graphql, useStaticQuery } from "gatsby";
import { assertDefined } from "../lib/assert-defined";

export type Site = ReturnType<typeof useSite>;

/** Returns the data that every page uses. The site's URL has no trailing slash. Throws an Error if data of a file is missing. */
export function useSite() {
  const { site, siteFacts, navigation } = useStaticQuery<Queries.SiteQuery>(graphql`
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
            ...LinkText
          }
        }
        contact {
          ...LinkText
        }
        consultation {
          ...LinkText
        }
        footer {
          title
          links {
            ...LinkText
          }
        }
        legal {
          ...LinkText
        }
      }
    }
  `);
  return {
    siteUrl: assertDefined(site?.siteMetadata?.siteUrl, "gatsby-config.ts: siteMetadata.siteUrl"),
    buildYear: assertDefined(site?.buildTime, "The year of the build"),
    facts: assertDefined(siteFacts, "data/site.json"),
    navigation: assertDefined(navigation, "data/navigation.json"),
  };
}
