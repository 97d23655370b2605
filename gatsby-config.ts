import type { GatsbyConfig } from "gatsby";
import { isNoContent, typeName } from "./gatsby/content-source";
import { SITE_URL } from "./src/layout/site-url";

const config: GatsbyConfig = {
  siteMetadata: {
    siteUrl: SITE_URL,
  },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  // Any adapter of our own keeps Gatsby from installing gatsby-adapter-netlify on Netlify, which would
  // switch gatsby-plugin-netlify off and build something else there than what is tested here.
  // https://www.gatsbyjs.com/docs/how-to/previews-deploys-hosting/zero-configuration-deployments/
  adapter: { name: "as-built", adapt: () => undefined },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "data", path: "./data", ignore: [isNoContent, "**/data/*.md"] },
    },
    { resolve: "gatsby-transformer-json", options: { typeName } },
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          // Every supported browser takes WebP, and all but some of them AVIF.
          formats: ["webp", "avif"],
          placeholder: "dominantColor",
          quality: 72,
          avifOptions: { quality: 40 },
        },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-chakra-static",
    {
      resolve: "gatsby-plugin-netlify",
      options: {
        // The client-side fallbacks for unknown ids must not answer 200 at the host: netlify.toml redirects them.
        generateMatchPathRewrites: false,
        // netlify.toml sets the security headers, in one place for pages and files alike.
        mergeSecurityHeaders: false,
      },
    },
    "gatsby-plugin-deferred-scripts",
  ],
};

export default config;
