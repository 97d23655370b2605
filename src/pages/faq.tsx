import { graphql, type PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { Questions } from "../sections/faq/questions";
import { NextStep } from "../sections/shared/next-step";

export default function FaqPage({ data, location }: PageProps<Queries.FaqPageQuery>) {
  const copy = requirePage(data.pageCopy);
  return (
    <Page copy={copy}>
      <Questions copy={copy.section("questions")} items={data.allFaqItem.nodes} location={location} />
      <NextStep copy={copy.section("still-have-questions")} />
    </Page>
  );
}

export const query = graphql`
  query FaqPage {
    pageCopy(jsonId: { eq: "faq" }) {
      ...PageText
    }
    allFaqItem {
      nodes {
        question
        answer
      }
    }
  }
`;
