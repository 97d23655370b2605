import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Container } from "../ui/container";
import { Picture } from "../ui/picture";
import { useSite } from "./use-site";

interface HeroBannerProps {
  readonly title: string;
  readonly subtitle?: string;
  /** The picture behind the words; the site's own where none is given. */
  readonly image?: Queries.HeroPictureFragment;
  readonly imageAlt?: string;
  /** Takes the picture's place: a rotation, or a plain ground. */
  readonly background?: ReactNode;
  /** Whether the ground is darkened, which a picture needs and a ground that is dark by itself doesn't. */
  readonly scrim?: boolean;
  /** Fixed height, as a size of the theme; by default the banner is as high as its words need. */
  readonly height?: "hero";
  /** What follows the words, such as a button. */
  readonly children?: ReactNode;
}

/**
 * The banner at the top of every page: words on the left over a darkened picture, which keeps them at 4.5:1
 * or better anywhere. It fades in over 0.5 s.
 */
export function HeroBanner({
  title,
  subtitle,
  image,
  imageAlt = "",
  background,
  scrim = true,
  height,
  children,
}: HeroBannerProps) {
  const { facts } = useSite();
  const picture = image ?? facts.defaultHeroImage;
  return (
    <chakra.section
      data-ground="inverse"
      data-hero=""
      position="relative"
      isolation="isolate"
      overflow="hidden"
      display="flex"
      alignItems="center"
      minHeight={height ?? { base: "[20rem]", md: "[24rem]" }}
      height={height ? { base: "auto", sm: height } : undefined}
      paddingBlock={{ base: "16", md: "20" }}
      background="bg.inverse"
      color="fg.inverse"
      animation="fadeIn 0.5s ease-out"
    >
      <chakra.div position="absolute" inset="0" zIndex="[-2]" data-print="none">
        {background ?? <Picture image={picture} alt={imageAlt} priority fill />}
      </chakra.div>
      {scrim ? (
        <chakra.div
          aria-hidden="true"
          position="absolute"
          inset="0"
          zIndex="[-1]"
          pointerEvents="none"
          background="[linear-gradient(90deg, {colors.scrimDeep} 0%, {colors.scrimDeep} 45%, {colors.scrim} 100%)]"
        />
      ) : null}
      <Container>
        <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="5" maxWidth="[46rem]">
          <chakra.h1 textStyle="h1">{title}</chakra.h1>
          {subtitle ? (
            <chakra.p textStyle="lead" maxWidth="[36rem]">
              {subtitle}
            </chakra.p>
          ) : null}
          {children}
        </chakra.div>
      </Container>
    </chakra.section>
  );
}
