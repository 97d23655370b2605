import { ADDRESS_RULES, MARKUP_RULES, PLAIN_RULES } from "../../../gatsby/check/text-rules";

/** What the rule with a message finds, and what it ignores, with " ¦ " between the examples. */
const EXAMPLES: Readonly<Record<string, readonly [finds: string, ignores: string]>> = {
  "this text contains an invisible or broken character": [
    "In\u00advisible ¦ A\uffff ¦ \u{1d401}old ¦ weâ€™re ¦ MÃ¼ller ¦ M\ufffdller ¦ \u200c ¦ B\u200d ¦ \u3164 ¦ \ufb01rm ¦ Half:\ud83d ¦ \u0421ho",
    "Чо ¦ “Żółć” – 5\u00a0€ 😀 ☎️\n ¦ Âge, São Paulo ¦ می\u200cخواهم 👩\u200d💼",
  ],
  "visitors see this backslash": ["A line\\nbreak", "and/or ¦ C:\\plans\\2027"],
  "this text contains a note or a placeholder": [
    "Lorem ipsum ¦ TODO: date ¦ Up XX% ¦ X% more ¦ XX days ¦ $XX million ¦ ?? sites ¦ [number] sites ¦ in 20XX ¦ on xx.xx.2026 ¦ (insert number) ¦ N/A ¦ [Client name] ¦ A [insert date]",
    "A todo list ¦ Generation X and 5 % ¦ the XX century ¦ see Part XX of it ¦ Factor XX is rare ¦ the N/A case ¦ Really? ¦ 8x %",
  ],
  "visitors would see this HTML": [
    "<b>HTML</b> ¦ A <o:p></o:p> ¦ <!-- A ¦ R&amp;D ¦ 2&ndash 3 ¦ 5&#160;%",
    "5 < 6 > 4, <3, R&D; M&A",
  ],
  "this doesn't work as a link": [
    "A [link](/notes ¦ [A] (https://b.example) ¦ (A)[/b] ¦ [a][b] ¦ A [[word]]",
    "[T]he [sic] (2019)",
  ],
  "this doesn't work as bold": ["A ** bold** word ¦ A __word__", "5 * 4, a_b"],
  "visitors see these characters": [
    "A _word_ ¦ _second _year ¦ year_ ¦ *second *year ¦ A *word* ¦ A ~~word~~ ¦ {name} ¦ A :rocket:",
    "3 * 4 * 5, snake_case, [sic], […], at 10:30:15",
  ],
  "this doesn't work as a heading": ["###Heading ¦ #\u00a0Heading ¦ Words\n＃＃ Heading", "#1 in C#"],
  "this doesn't work as a list": [
    "• One ¦ Words\n-\u00a0one ¦ ·\tone ¦ -One ¦ 1.One\n2.Two ¦ a) One\nb) Two ¦ ✅ One\n✅ Two",
    "5 * 4 ¦ 1.5 million ¦ 1.FC Köln ¦ * Before tax. ¦ – One\nTwo",
  ],
  "visitors would see these characters": [
    "A [link](/notes) ¦ A **word** ¦ ### Words ¦ - One\n- Two ¦ | A | B |",
    "> 1,000 ¦ * subject to approval ¦ #1 in Europe ¦ - 5 °C ¦ A | B ¦ 1. FC Köln",
  ],
  "this doesn't work as a table": [
    "| A | B |\n| 1 | 2 | ¦ A\tB\n1\t2 ¦ A\tB | C\n1 | 2",
    "Strategy | Corvane ¦ 1.\tOne",
  ],
  "this text starts or ends with a space or a line break": [" A ¦ A\n", "A b"],
  "this is the address of a preview": [
    "https://65a1--own.netlify.app ¦ https://deploy-preview-1--own.netlify.app/a",
    "https://own.netlify.app/a--b ¦ https://a--b.example",
  ],
  "visitors may not be allowed to open this document": [
    "https://docs.google.com/document/d/1/edit ¦ https://own.sharepoint.com/a ¦ https://own.notion.site/a",
    "https://docs.google.com/forms/d/e/1/viewform",
  ],
};

const RULES = [...PLAIN_RULES, ...MARKUP_RULES, ...ADDRESS_RULES];
const MESSAGES = [...new Set(RULES.map(([, message]) => message))];

test.each(MESSAGES)("“%s” has its examples", (message) => {
  const isFound = (text: string) => RULES.some(([pattern, what]) => what === message && pattern.test(text));
  const [finds = "", ignores = ""] = EXAMPLES[message] ?? [];
  expect(finds.split(" ¦ ").filter((text) => !isFound(text))).toEqual([]);
  expect(ignores.split(" ¦ ").filter((text) => isFound(text))).toEqual([]);
});
