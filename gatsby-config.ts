import { resolve } from "node:path";
import type { GatsbyConfig } from "gatsby";
import { contentOptions } from "./gatsby/content/schemas";
import { SITE_URL } from "./src/layout/site-url";

const { isOtherJson, typeName } = contentOptions(resolve("data"));

const config: GatsbyConfig = {
  siteMetadata: {
    siteUrl: SITE_URL,
  },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  // Without an adapter, Gatsby installs gatsby-adapter-netlify on Netlify. It would disable gatsby-plugin-netlify, and
  // Netlify would publish another build than the tested one.
  // https://www.gatsbyjs.com/docs/how-to/previews-deploys-hosting/zero-configuration-deployments/
  adapter: { name: "as-built", adapt: () => undefined },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "data", path: "./data", ignore: [isOtherJson, "**/data/*.md"] },
    },
    { resolve: "gatsby-transformer-json", options: { typeName } },
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          // Every supported browser shows WebP, and most show AVIF, which is smaller.
          formats: ["webp", "avif"],
          quality: 72,
          avifOptions: { quality: 40 },
        },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-chakra-static",
    {
      resolve: "gatsby-plugin-netlify",
      options: {
        // The rewrites would answer unknown ids with status 200; netlify.toml redirects them instead.
        generateMatchPathRewrites: false,
        // netlify.toml sets the security headers for pages and files.
        mergeSecurityHeaders: false,
      },
    },
    "gatsby-plugin-deferred-scripts",
  ],
};

export default config;
