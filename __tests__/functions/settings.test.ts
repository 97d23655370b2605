import { mailSettings, settingsProblems } from "../../netlify/settings";

const COMPLETE = {
  SMTP_URL: "smtps://user:password@mail.example.com",
  NOTIFY_TO: "Ada <ada@example.com>, grace@example.com",
  NOTIFY_FROM: "Example <site@example.com>",
};

/** With characters of the password. */
const UNENCODED = ["/", "\\", "?", "#", "1/", "1?", "1#"].map((start) => `smtps://a:${start}b@mail.example.com`);

const NO_LISTS = [
  "; nobody",
  " Grace <grace@example.com>",
  " <grace@example.com>",
  "; grace@local",
  "/grace@example.com",
  "; •",
]
  .map((more) => `ada@example.com${more}`)
  .concat("mailto:ada@example.com?cc=grace@example.com", "ada@local <grace@example.com>")
  .concat("grace@example.com <ada@local>", "‘Lovelace, Ada’ <ada@example.com>", '"a@b.co, c@d.co" <both@example.com>');

it.each([
  ["SMTP_URL", [""], "set SMTP_URL"],
  [
    "SMTP_URL",
    ["mail.example.com:25", "smtp:/mail.example.com", "smtp://%zz"].concat(UNENCODED),
    "SMTP_URL must be like smtps://user:password@mail.example.com; percent-encode special characters in the user and the password, such as / as %2F",
  ],
  ["NOTIFY_TO", [""], "set NOTIFY_TO"],
  ["NOTIFY_TO", NO_LISTS, "NOTIFY_TO must be addresses, separated by commas"],
  ["NOTIFY_FROM", [""], "set NOTIFY_FROM"],
  ["NOTIFY_FROM", ["a@example.com, b@example.com", "a@example.com b@example.com"], "NOTIFY_FROM must be one address"],
  ["DIGEST_TO", ["everybody"], "DIGEST_TO must be addresses, separated by commas"],
])("reports about %s %j: %s", (name, values, problem) => {
  for (const value of values) expect(settingsProblems({ ...COMPLETE, [name]: value })).toEqual([problem]);
  expect(() => mailSettings({ ...COMPLETE, [name]: values[0] })).toThrow(problem);
});

it("accepts addresses with and without names, and sends the digest to NOTIFY_TO unless DIGEST_TO is set", () => {
  const [to, from] = [["ada@example.com", "grace@example.com"], { name: "Example", address: "site@example.com" }];
  expect(mailSettings(COMPLETE)).toEqual({ smtpUrl: COMPLETE.SMTP_URL, from, to, digestTo: to });
  expect(mailSettings({ ...COMPLETE, DIGEST_TO: "Boss <boss@example.com>" }).digestTo).toEqual(["boss@example.com"]);
  const { from: encoded } = mailSettings({ ...COMPLETE, NOTIFY_FROM: "Corvane@Work <a@bücher.example>" });
  expect(encoded).toEqual({ name: "Corvane@Work", address: "a@xn--bcher-kva.example" });
  const { from: pasted } = mailSettings({ ...COMPLETE, NOTIFY_FROM: "“O’Brien, Ada”＜ada@my‑firm.example＞" });
  expect(pasted).toEqual({ name: "O’Brien, Ada", address: "ada@my-firm.example" });
});

it.each([
  "ada@example.com grace@xn--bcher-kva.example",
  "ada@example.com\ngrace@bücher.example\n",
  "ada@example.com;grace@Bücher.example; ",
  '"Lovelace, Ada" <ada@example.com>; Grace Brewster Hopper <grace@bücher.example>, Ada@example.com',
  "“Lovelace, Ada” <ada@example.com>；grace@bücher.example…",
  "• ada@example.com\u200b\n• <mailto:grace@bücher.example|grace@bücher.example>",
  "mailto:ada@example.com、«grace@bücher.example»",
])("mails all addresses of %j", (list) => {
  const to = ["ada@example.com", "grace@xn--bcher-kva.example"];
  expect(mailSettings({ ...COMPLETE, NOTIFY_TO: list, DIGEST_TO: list })).toMatchObject({ to, digestTo: to });
});
