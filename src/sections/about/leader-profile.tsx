import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { FiArrowRight } from "react-icons/fi";
import { contactFormPath } from "../../lib/paths";
import { paragraphsOf } from "../../lib/text";
import { LinkButton } from "../../ui/links";
import { Picture } from "../../ui/picture";
import { Section, headingId } from "../../ui/section";

export const leaderProfileContent = graphql`
  fragment LeaderProfileContent on Leader {
    jsonId
    name
    bio
    biography
    image {
      ...ProfilePicture
    }
  }
`;

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 4fr) minmax(0, 8fr)" },
    columnGap: "16",
    rowGap: "8",
  },
});

/** The portrait with the link beside it, or below it on wide screens. */
const Beside = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "7rem minmax(0, 1fr)", sm: "10rem minmax(0, 1fr)", lg: "minmax(0, 1fr)" },
    alignItems: "center",
    alignSelf: "start",
    justifyItems: "start",
    gap: "5",
  },
});

const Frame = chakra("div", {
  base: { position: "relative", width: "full", aspectRatio: "1", borderRadius: "md", overflow: "hidden" },
});

/** The first paragraph is set large. */
const Text = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    gap: "5",
    maxWidth: "measure",
    "& > [data-first]": { textStyle: "quotation" },
  },
});

interface LeaderProfileProps {
  readonly leader: Queries.LeaderProfileContentFragment;
}

/** The portrait and the biography of a leader, with the way to write to the person. */
export function LeaderProfile({ leader }: LeaderProfileProps) {
  const { jsonId, name, bio, biography, image } = leader;
  return (
    <Section id="biography" spacing="compact">
      <Columns>
        <Beside>
          <Frame>
            <Picture image={image} alt="" decorative fill />
          </Frame>
          <LinkButton to={contactFormPath({ to: jsonId })} variant="link" data-print="none">
            Write to {name}
            <FiArrowRight aria-hidden="true" />
          </LinkButton>
        </Beside>
        <div>
          <chakra.h2 id={headingId("biography")} srOnly>
            Biography
          </chakra.h2>
          <Text>
            {paragraphsOf(biography ?? bio).map((paragraph, index) => (
              <p key={paragraph} data-first={index === 0 || undefined}>
                {paragraph}
              </p>
            ))}
          </Text>
        </div>
      </Columns>
    </Section>
  );
}
