import { ADDRESS_RULES, MARKUP_RULES, PLAIN_RULES, TEXT_RULES } from "../../../gatsby/check/text-rules";

/** What the rule with a message finds, and what it ignores, with " ¦ " between the examples. */
const EXAMPLES: Readonly<Record<string, readonly [finds: string, ignores: string]>> = {
  "this text contains an invisible or broken character": [
    "In\u00advisible ¦ A\uffff ¦ \u{1d401}old ¦ weâ€™re ¦ MÃ¼ller ¦ M\ufffdller ¦ \u200c ¦ B\u200d ¦ \u3164 ¦ \ufb01rm ¦ Half:\ud83d ¦ \u0421ho",
    "Чо ¦ “Żółć” – 5\u00a0€ 😀 ☎️\n ¦ Âge, São Paulo ¦ می\u200cخواهم 👩\u200d💼",
  ],
  "visitors see this backslash": ["A line\\nbreak", "and/or ¦ C:\\plans\\2027"],
  "this text contains a note or a placeholder": [
    "Lorem ipsum ¦ TODO: date ¦ Up XX% ¦ X% more ¦ XX days ¦ $XX million ¦ ?? sites ¦ [number] sites ¦ in 20XX ¦ on xx.xx.2026 ¦ (insert number) ¦ N/A ¦ [client name]",
    "A todo list ¦ Generation X and 5 % ¦ the XX century ¦ see Part XX of it ¦ Factor XX is rare ¦ the N/A case ¦ Really? ¦ 8x %",
  ],
  "visitors would see this HTML": [
    "<b>HTML</b> ¦ A <o:p></o:p> ¦ <!-- A ¦ R&amp;D ¦ 2&ndash 3 ¦ 5&#160;%",
    "5 < 6 > 4, <3, R&D; M&A",
  ],
  "this doesn't work as a link": ["A [link](/notes ¦ [A] (https://b.example) ¦ (A)[/b] ¦ [a][b]", "[sic] (2019)"],
  "this doesn't work as bold": ["A ** bold** word ¦ A __word__", "5 * 4, a_b"],
  "visitors see these characters": [
    "A _word_ ¦ _second _year ¦ year_ ¦ *second *year ¦ A *word* ¦ A ~~word~~ ¦ {name} ¦ A [[word]] ¦ A [insert date] ¦ A :rocket:",
    "3 * 4 * 5, snake_case, [sic], […], at 10:30:15",
  ],
  "this doesn't work as a heading": ["###Heading ¦ #\u00a0Heading ¦ Words\n＃＃ Heading", "#1 in C#"],
  "this doesn't work as a list": [
    "• One ¦ Words\n-\u00a0one ¦ ·\tone ¦ -One ¦ 1.One ¦ １．One ¦ a) One\nb) Two ¦ ✅ One\n✅ Two",
    "5 * 4 ¦ 1.5 million ¦ * Before tax. ¦ – One\nTwo",
  ],
  "this doesn't work as a quotation": [">Words ¦ Words\n>More", ">5% ¦ 5 > 4"],
  "this doesn't work as a table": [
    "| A | B |\n| 1 | 2 | ¦ A\tB\n1\t2 ¦ A\tB | C\n1 | 2",
    "Strategy | Corvane ¦ 1.\tOne",
  ],
  "this text starts or ends with a space or a line break": [" A ¦ A\n", "A b"],
  "this isn't the address of the page itself": [
    "https://65a1--own.netlify.app ¦ https://google.com/url?q=a ¦ https://a.safelinks.protection.outlook.com",
    "https://own.netlify.app/a--b ¦ https://a--b.example ¦ https://www.google.com/maps",
  ],
  "visitors may not be allowed to open this document": [
    "https://docs.google.com/document/d/1/edit ¦ https://own.sharepoint.com/a ¦ https://own.notion.site/a ¦ https://chatgpt.com/share/1",
    "https://docs.google.com/forms/d/e/1/viewform",
  ],
};

const RULES = [...PLAIN_RULES.filter(([, message]) => EXAMPLES[message]), ...MARKUP_RULES, ...ADDRESS_RULES];
const ROWS = [...new Set([...TEXT_RULES, ...RULES])].map(([pattern, message]) => ({ pattern, message }));

test.each(ROWS)("“$message” has its examples", ({ pattern, message }) => {
  const [finds = "", ignores = ""] = EXAMPLES[message] ?? [];
  expect(finds.split(" ¦ ").filter((text) => !pattern.test(text))).toEqual([]);
  expect(ignores.split(" ¦ ").filter((text) => pattern.test(text))).toEqual([]);
});
