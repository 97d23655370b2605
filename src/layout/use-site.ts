import { graphql, useStaticQuery } from "gatsby";

/** What every page shows of the firm: facts, links, and the banner's picture where a page names none. One query for all. */
export function useSite(): Queries.SiteQuery {
  return useStaticQuery<Queries.SiteQuery>(graphql`
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
}
