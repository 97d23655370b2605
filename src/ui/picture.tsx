import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { useEffect, useRef, useState } from "react";
import { loadStyles } from "../../plugins/gatsby-plugin-chakra-static";
import { ignore } from "../lib/ignore";
import { PICTURE_RATIOS } from "../theme/dimensions";

export const pictureContent = graphql`
  fragment CardPicture on Picture {
    gatsbyImageData(frame: CARD)
  }

  fragment HeroPicture on Picture {
    gatsbyImageData(frame: HERO)
    share
  }
`;

const FRAMED = { position: "relative", borderRadius: "md", background: "bg.frame" } as const;

const Frame = chakra("div", {
  base: { overflow: "hidden", "& img": { width: "full", height: "full", objectFit: "cover" } },
  variants: {
    shape: {
      landscape: { ...FRAMED, aspectRatio: `${PICTURE_RATIOS.landscape}` },
      square: { ...FRAMED, aspectRatio: `${PICTURE_RATIOS.square}` },
      parent: { position: "absolute", inset: "0" },
    },
  },
});

const AltText = chakra("p", {
  base: {
    position: "absolute",
    inset: "0",
    display: "flex",
    alignItems: "flex-end",
    padding: "4",
    textStyle: "small",
    lineHeight: "1.3",
    color: "fg.muted",
    // In a banner, away from the words.
    "[data-hero] &": {
      alignItems: "flex-start",
      justifyContent: "flex-end",
      color: "fg.inverse",
      textAlign: { lg: "end" },
      paddingInlineStart: { lg: "10rem" },
    },
  },
});

interface PictureProps {
  readonly image: { readonly gatsbyImageData: IGatsbyImageData };
  /** Also shown in place of a picture that cannot be loaded. */
  readonly alt: string;
  /** Skipped by screen readers and in print, as is a picture with an empty `alt`. */
  readonly decorative?: boolean;
  /** Loads first: only for the picture at the top of a page. */
  readonly priority?: boolean;
  /** Fills its parent instead of keeping its own proportions. */
  readonly fill?: boolean;
}

/**
 * A picture in the sizes and formats that gatsby-plugin-image makes at build. `GatsbyImage` would cost 20 kB of script, and
 * shows no text for a missing picture.
 */
export function Picture({ image, alt, decorative = alt === "", priority = false, fill = false }: PictureProps) {
  const { images, width, height } = image.gatsbyImageData;
  const img = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    // It may have failed before hydration.
    const { complete = false, currentSrc, naturalWidth } = img.current ?? {};
    if (complete && currentSrc !== "" && naturalWidth === 0) setFailed(true);
    // The text may appear before the visitor's first action, which loads its styles.
    if (failed) loadStyles().catch(ignore);
  }, [failed]);

  return (
    <Frame
      data-slot="picture"
      shape={fill ? "parent" : width === height ? "square" : "landscape"}
      data-missing={failed || undefined}
      data-print={decorative ? "none" : undefined}
    >
      <picture>
        {images.sources?.map((source) => (
          <source key={source.type} {...source} />
        ))}
        <img
          {...images.fallback}
          ref={img}
          alt={decorative ? "" : alt}
          width={width}
          height={height}
          hidden={failed}
          onError={() => setFailed(true)}
          loading={priority ? "eager" : "lazy"}
          decoding={priority ? "auto" : "async"}
          // React 18 supports this attribute only in lower case: https://github.com/facebook/react/issues/25682
          {...(priority ? { fetchpriority: "high" } : {})}
        />
      </picture>
      {failed && alt ? (
        <AltText {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}>{alt}</AltText>
      ) : null}
    </Frame>
  );
}
