import { graphql } from "gatsby";

/** The frames in which the site shows pictures; a query spreads the one it needs. */
export const pictureFrames = graphql`
  fragment CardPicture on Picture {
    imageData(frame: CARD)
  }

  fragment FeaturePicture on Picture {
    imageData(frame: FEATURE)
  }

  fragment SectionPicture on Picture {
    imageData(frame: SECTION)
  }

  fragment PortraitPicture on Picture {
    imageData(frame: PORTRAIT)
  }

  fragment SmallPortraitPicture on Picture {
    imageData(frame: SMALL_PORTRAIT)
  }

  fragment HeroPicture on Picture {
    imageData(frame: HERO)
  }
`;
