import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import { PictureCard } from "../../ui/picture-card";
import { CardText, Facts } from "../../ui/primitives";
import { ItemAction } from "./item-action";

export const itemContent = graphql`
  fragment ItemContent on Item {
    jsonId
    number
    title
    description
    image {
      ...CardPicture
    }
    imageAlt
    date
  }
`;

interface ItemCardProps {
  readonly item: Queries.ItemContentFragment;
  /** "24 pages" */
  readonly length: string;
  readonly speaker?: string;
  readonly action: Omit<ComponentProps<typeof ItemAction>, "itemTitle" | "children">;
  readonly children: ReactNode;
}

/** A white paper or a past webinar. */
export function ItemCard({ item, length, speaker, action, children }: ItemCardProps) {
  const { image, imageAlt, date, title, description } = item;
  return (
    <PictureCard
      image={image}
      imageAlt={imageAlt}
      body={
        <>
          <CardText marginTop="3">{description}</CardText>
          {speaker ? (
            <chakra.p textStyle="small" marginTop="3">
              {speaker}
            </chakra.p>
          ) : null}
          <chakra.div marginTop="auto" paddingTop="5">
            <ItemAction {...action} itemTitle={title}>
              {children}
            </ItemAction>
          </chakra.div>
        </>
      }
    >
      <Facts>
        <span>{`${date} `}</span>
        <span>{length}</span>
      </Facts>
      <chakra.h3 textStyle="h3" marginTop="2">
        {title}
      </chakra.h3>
    </PictureCard>
  );
}
