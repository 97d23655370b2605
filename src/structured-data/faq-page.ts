import type { FAQPage, WithContext } from "schema-dts";

/** A question with its answer, both as text. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The questions and answers of a page. https://schema.org/FAQPage */
export function faqPage(items: readonly Question[]): WithContext<FAQPage> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
