import type { GatsbyConfig } from "gatsby";
import { SITE_URL } from "./src/site-files/site-url";
import { deskPolicy } from "./plugins/gatsby-plugin-content-desk/policy";
import type { PictureHost } from "./src/content/picture-host";
import { isPreviewDeploy } from "./src/content/preview-deploy";
import { SITE_MODE } from "./src/theme/site-mode";

/** Pictures may also come from Unsplash, which resizes by imgix's parameters: https://docs.imgix.com/en-US/apis/rendering */
const pictureHost: PictureHost = {
  origin: "https://images.unsplash.com",
  parameters: { width: "w", height: "h" },
  fixed: { fit: "crop", auto: "format", q: "72" },
};

const config: GatsbyConfig = {
  siteMetadata: {
    siteUrl: SITE_URL,
    pictureHost,
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
      // Content is what lies in data/ itself: anything else in JSON is not to become a page by chance.
      options: { name: "data", path: "./data", ignore: ["**/data/*/**/*.json", "**/data/*.md"] },
    },
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["auto", "webp", "avif"],
          placeholder: "dominantColor",
          quality: 72,
          avifOptions: { quality: 45 },
        },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
    {
      resolve: "gatsby-plugin-chakra-static",
      options: { system: "src/theme/system.ts", mode: SITE_MODE },
    },
    {
      resolve: "gatsby-plugin-netlify",
      options: {
        // The client-side fallbacks for unknown ids must not answer 200 at the host: netlify.toml redirects them.
        generateMatchPathRewrites: false,
        // netlify.toml sets the security headers, in one place for pages and files alike.
        mergeSecurityHeaders: false,
      },
    },
    {
      resolve: "gatsby-plugin-deferred-scripts",
      options: { chunks: ["shell"] },
    },
    {
      // Last, as it reads the final HTML and adds to what gatsby-plugin-netlify has written.
      resolve: "gatsby-plugin-page-policy",
      options: {
        imageOrigins: [pictureHost.origin],
        others: { "/admin/*": deskPolicy(pictureHost.origin) },
        noindex: isPreviewDeploy(),
      },
    },
  ],
};

export default config;
