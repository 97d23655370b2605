import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { useEffect, useRef, useState } from "react";
import { PICTURE_RATIOS } from "../theme/dimensions";

/** The frames of the site's pictures; a query spreads the one that it needs. */
export const pictureFrames = graphql`
  fragment CardPicture on Picture {
    imageData(frame: CARD)
    focus
  }

  fragment ArticlePicture on Picture {
    imageData(frame: ARTICLE)
  }

  fragment FeaturePicture on Picture {
    imageData(frame: FEATURE)
  }

  fragment PortraitPicture on Picture {
    imageData(frame: PORTRAIT)
  }

  fragment SmallPortraitPicture on Picture {
    imageData(frame: SMALL_PORTRAIT)
  }

  fragment HeroPicture on Picture {
    imageData(frame: HERO)
    share
  }
`;

/** Tells whether a picture could not be loaded, even if that happened before hydration. */
function usePictureFailure() {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const image = ref.current;
    if (!image) return;
    const fail = () => {
      setFailed(true);
    };
    if (image.complete && image.currentSrc !== "" && image.naturalWidth === 0) fail();
    image.addEventListener("error", fail);
    return () => {
      image.removeEventListener("error", fail);
    };
  }, []);

  return { ref, failed };
}

/** What stands until a picture does. */
const PLACEHOLDER = { background: "bg.frame", "[data-ground=inverse] &": { background: "bg.inverseRaised" } } as const;

const Frame = chakra("div", {
  base: {
    overflow: "hidden",
    "& img": { display: "block", width: "full", height: "full", objectFit: "cover" },
    "&[data-focus=left] img": { objectPosition: "left" },
    "&[data-focus=right] img": { objectPosition: "right" },
  },
  variants: {
    shape: {
      // The ground of what it fills stands until the picture does.
      filling: { position: "absolute", inset: "0" },
      landscape: {
        position: "relative",
        borderRadius: "md",
        aspectRatio: String(PICTURE_RATIOS.landscape),
        ...PLACEHOLDER,
      },
      square: { position: "relative", borderRadius: "md", aspectRatio: String(PICTURE_RATIOS.square), ...PLACEHOLDER },
    },
  },
});

/** Replaces a missing picture with its alternative text, in a size that fits the frame. */
const Words = chakra("p", {
  base: {
    position: "absolute",
    inset: "0",
    maxWidth: "[none]",
    display: "flex",
    alignItems: "flex-end",
    containerType: "size",
    color: "fg.muted",
    "& > span": { padding: "[min(1rem, 6cqi)]", fontSize: "frame", lineHeight: "1.3" },
    "[data-ground=inverse] &": { color: "fg.inverseMuted" },
    // In a banner, the title has the left and the bottom.
    "[data-hero] &": {
      alignItems: "flex-start",
      justifyContent: "flex-end",
      color: "fg.inverse",
      textAlign: { md: "end" },
      "& > span": { maxWidth: { md: "[16rem]" } },
    },
    // A thumbnail has no room for the text.
    "@container (max-width: 7rem)": { "& > span": { display: "none" } },
  },
});

interface PictureProps {
  /** A picture as a query returns it, from `data/images` or from the picture host. */
  readonly image: { readonly imageData: IGatsbyImageData; readonly focus?: string | null };
  /** The alternative text, which also replaces a picture that cannot be loaded. */
  readonly alt: string;
  /** Adds nothing to the text beside it: screen readers skip it, and it isn't printed. */
  readonly decorative?: boolean;
  /** Loads eagerly and first: only for the picture at the top of a page. */
  readonly priority?: boolean;
  /** Fills its parent instead of keeping its own proportions. */
  readonly fill?: boolean;
  /** How wide it is shown, where that isn't what its frame says: as the `sizes` of an img element. */
  readonly sizes?: string;
}

/**
 * A picture in all its sizes and formats. Its frame has the picture's proportions, so that nothing moves when it loads
 * and a missing one leaves an empty field.
 *
 * gatsby-plugin-image creates the sources at build. They are rendered as plain markup, because its component loads
 * react-dom/server (21 kB) in the browser for pictures that were not rendered at build:
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby-plugin-image/src/components/lazy-hydrate.tsx
 */
export function Picture({
  image: { imageData, focus },
  alt,
  decorative = false,
  priority = false,
  fill = false,
  sizes,
}: PictureProps) {
  const { images, width, height } = imageData;
  const { ref, failed } = usePictureFailure();
  const ownShape = width === height ? "square" : "landscape";
  return (
    <Frame
      shape={fill ? "filling" : ownShape}
      data-focus={focus ?? undefined}
      data-missing={failed || undefined}
      data-print={decorative ? "none" : undefined}
    >
      <picture>
        {images.sources?.map((source) => (
          <source key={source.type} {...source} sizes={sizes ?? source.sizes} />
        ))}
        <img
          {...images.fallback}
          sizes={sizes ?? images.fallback?.sizes}
          ref={ref}
          alt={decorative ? "" : alt}
          width={width}
          height={height}
          hidden={failed}
          loading={priority ? "eager" : "lazy"}
          decoding={priority ? "auto" : "async"}
          // React 18 only knows this attribute in lower case: https://github.com/facebook/react/issues/25682
          {...(priority ? { fetchpriority: "high" } : {})}
        />
      </picture>
      {failed && alt ? (
        <Words {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}>
          <span>{alt}</span>
        </Words>
      ) : null}
    </Frame>
  );
}
