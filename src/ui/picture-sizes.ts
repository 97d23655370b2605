import { graphql } from "gatsby";

/** The sizes in which the site shows pictures; a query spreads the one it needs. */
export const pictureSizes = graphql`
  fragment CardPicture on Picture {
    imageData(width: 640, aspectRatio: 1.6, sizes: "(min-width: 1280px) 384px, (min-width: 768px) 46vw, 92vw")
  }

  fragment FeaturePicture on Picture {
    imageData(width: 800, aspectRatio: 1.6, sizes: "(min-width: 1280px) 680px, (min-width: 1024px) 56vw, 92vw")
  }

  fragment PortraitPicture on Picture {
    imageData(width: 160, aspectRatio: 1, sizes: "(min-width: 640px) 160px, 96px")
  }

  fragment SmallPortraitPicture on Picture {
    imageData(width: 64, aspectRatio: 1, layout: FIXED)
  }

  fragment HeroPicture on Picture {
    imageData(layout: FULL_WIDTH, aspectRatio: 1.7778)
  }
`;
