import type { SystemStyleObject } from "@chakra-ui/react/styled-system";
import type { ComponentProps, ReactNode } from "react";
import { ON_PHONES, THUMBNAIL } from "../theme/dimensions";
import { Picture } from "./picture";
import { Card } from "./primitives";

/** In a grid whose cards are wide enough: the picture beside head and body. */
export const WIDE_CARDS = {
  "& > li > [data-slot=card]": {
    display: "grid",
    gridTemplate: '"picture head" "picture body" "picture ." 1fr / minmax(0, 5fr) minmax(0, 7fr)',
    columnGap: "8",
    "& > [data-slot=picture]": { marginBottom: "0" },
    "& > [data-slot=text]": { gridRow: "1 / -1" },
  },
};

/** On phones the text is below the picture, in small type. */
export const TILES = {
  "& > li > [data-slot=card]": {
    gridTemplate: '"picture" auto "head" 1fr / minmax(0, 1fr)',
    rowGap: "1",
    "& h3": { fontSize: "card" },
    "& p": { fontSize: "sm", lineHeight: "1.4" },
  },
};

/** By default the picture is above head and body; on phones it is small, and beside the head. */
const LAYOUT: SystemStyleObject = {
  gridTemplateAreas: '"picture" "head" "body"',
  "& > [data-slot=picture]": {
    gridArea: "picture",
    alignSelf: "start",
    width: "full",
    marginBottom: "5",
    flexShrink: "0",
  },
  "& > :is([data-slot=head], [data-slot=text])": { gridArea: "head" },
  "& > [data-slot=body]": { gridArea: "body" },
  "& > :is([data-slot=body], [data-slot=text])": { display: "flex", flexDirection: "column", flex: "1" },
  [ON_PHONES]: {
    display: "grid",
    gridTemplate: `"picture head" "body body" / ${THUMBNAIL} minmax(0, 1fr)`,
    columnGap: "4",
    "& > [data-slot=picture]": { marginBottom: "0" },
    // A thumbnail has no room for the text of a missing picture.
    "& > [data-slot=picture] > p": { display: "none" },
  },
};

interface PictureCardProps extends Pick<ComponentProps<typeof Picture>, "image"> {
  readonly imageAlt: string;
  /** What is below the head, and on phones below the picture, too. */
  readonly body?: ReactNode;
  /** The head, or the whole text of a card without a body. */
  readonly children: ReactNode;
}

export function PictureCard({ image, imageAlt, body, children }: PictureCardProps) {
  return (
    <Card data-slot="card" css={LAYOUT}>
      <Picture image={image} alt={imageAlt} decorative />
      <div data-slot={body ? "head" : "text"}>{children}</div>
      {body ? <div data-slot="body">{body}</div> : null}
    </Card>
  );
}
