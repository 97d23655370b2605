import { chakra } from "@chakra-ui/react/styled-system";
import { createContext, useContext, type ComponentProps, type ReactNode } from "react";
import { FiArrowRight } from "react-icons/fi";
import { LinkButton } from "./links";
import { Container, Paragraphs } from "./primitives";

const HeadingId = createContext<string | undefined>(undefined);

/** Returns the id that the heading of the section around a component has. */
export const useHeadingId = () => useContext(HeadingId);

/** A section that its SectionTitle names. */
export function NamedSection({ id, ...props }: ComponentProps<"section">) {
  const headingId = id && `${id}-heading`;
  return (
    <HeadingId.Provider value={headingId}>
      <section id={id} aria-labelledby={headingId} {...props} />
    </HeadingId.Provider>
  );
}

type TitleProps = ComponentProps<"h2"> & { readonly level?: "h2" | "h3" };

const Title = ({ level: Level = "h2", children, ...props }: TitleProps) => (
  <Level id={useHeadingId()} {...props}>
    {children}
  </Level>
);

export const SectionTitle = chakra(Title, { base: { textStyle: "h2" } });

const Band = chakra(NamedSection, {
  base: { paddingBlock: { base: "12", md: "24" } },
  variants: {
    ground: { inverse: { background: "bg.inverse", color: "fg.inverse" } },
    spacing: { compact: { paddingBlock: { base: "10", md: "12" } } },
  },
});

interface SectionProps {
  readonly id?: string;
  readonly ground?: "inverse";
  readonly spacing?: "compact";
  readonly children: ReactNode;
}

export function Section({ id, children, ground, spacing }: SectionProps) {
  return (
    <Band id={id} ground={ground} spacing={spacing} data-band={ground ?? "page"} data-ground={ground}>
      <Container>{children}</Container>
    </Band>
  );
}

export function SectionHeading({ copy }: { readonly copy: Queries.SectionTextFragment }) {
  const { heading, text, link } = copy;
  return (
    <chakra.header maxWidth="50rem" marginBottom={{ base: "5", md: "8" }}>
      <SectionTitle>{heading}</SectionTitle>
      {text ? (
        <chakra.div
          marginTop="4"
          textStyle={{ base: "body", md: "lead" }}
          color="fg.muted"
          css={{ "[data-ground=inverse] &": { color: "fg.inverseMuted" } }}
        >
          <Paragraphs text={text} />
        </chakra.div>
      ) : null}
      {link ? (
        <LinkButton to={link.to} variant="link" marginTop="4">
          {link.label}
          <FiArrowRight aria-hidden="true" />
        </LinkButton>
      ) : null}
    </chakra.header>
  );
}
