import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps, ReactNode } from "react";
import { PictureCard } from "../../ui/picture-card";
import { CardText, Facts } from "../../ui/primitives";
import { ItemAction } from "./item-action";

interface ItemCardProps extends Pick<ComponentProps<typeof PictureCard>, "image" | "imageAlt"> {
  /** "June 2026", "24 pages" */
  readonly facts: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly speaker?: string;
  readonly action: Omit<ComponentProps<typeof ItemAction>, "itemTitle" | "children">;
  /** The label of the action. */
  readonly children: ReactNode;
}

/** A white paper or a past webinar. */
export function ItemCard({ image, imageAlt, facts, title, description, speaker, action, children }: ItemCardProps) {
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
        {facts.map((fact) => (
          <span key={fact}>{`${fact} `}</span>
        ))}
      </Facts>
      <chakra.h3 textStyle="h3" marginTop="2">
        {title}
      </chakra.h3>
    </PictureCard>
  );
}
