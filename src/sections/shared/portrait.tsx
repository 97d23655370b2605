import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { leaderPath } from "../../lib/paths";
import { CardLink } from "../../ui/links";
import { Monogram } from "../../ui/monogram";
import { PortraitPicture } from "../../ui/portrait-picture";
import { Note, lastColumns } from "../../ui/primitives";

export const portraitContent = graphql`
  fragment PortraitContent on Leader {
    jsonId
    name
    title
    image {
      gatsbyImageData(frame: PORTRAIT)
    }
  }
`;

const Parts = chakra("div", {
  base: { display: "grid", gridTemplateColumns: { base: "2.5rem minmax(0, 1fr)" }, alignItems: "start", gap: "4" },
  variants: { described: { true: { gridTemplateColumns: { md: `2.5rem minmax(0, 1fr) ${lastColumns(7)}` } } } },
});

interface PortraitProps {
  readonly person: Queries.PortraitContentFragment;
  /** Beside name and role, on phones below them. */
  readonly children?: ReactNode;
}

/** A person's picture or initials with name and role, in a card that links to their page. */
export function Portrait({ person: { jsonId, name, title, image }, children }: PortraitProps) {
  return (
    <Parts described={children !== undefined}>
      {image ? <PortraitPicture image={image.gatsbyImageData} alt="" /> : <Monogram name={name} />}
      <div>
        <chakra.h3 textStyle="h3">
          <CardLink to={leaderPath(jsonId)}>{name}</CardLink>
        </chakra.h3>
        <Note marginTop="1">{title}</Note>
      </div>
      {children}
    </Parts>
  );
}
