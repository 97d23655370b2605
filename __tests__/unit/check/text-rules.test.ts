import { MARKUP_RULES, PLAIN_RULES, TEXT_RULES } from "../../../gatsby/text-rules";

test.each([...new Set([...TEXT_RULES, ...MARKUP_RULES, ...PLAIN_RULES])].map((rule) => [String(rule.pattern), rule]))(
  "%s finds the mistakes and ignores right texts",
  (_pattern, { pattern, finds, ignores }) => {
    expect(finds.filter((text) => !pattern.test(text))).toEqual([]);
    expect(ignores.filter((text) => pattern.test(text))).toEqual([]);
  },
);
