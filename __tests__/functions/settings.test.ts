import { mailSettings, settingsProblems } from "../../netlify/settings";

const COMPLETE = {
  SMTP_URL: "smtps://user:password@mail.example.com",
  NOTIFY_TO: "Ada <ada@example.com>, grace@example.com",
  NOTIFY_FROM: "Example <site@example.com>",
};

const NO_LISTS = [
  "ada@example.com; nobody",
  "ada@example.com Grace <grace@example.com>",
  "ada@example.com; grace@local",
  "ada@local <grace@example.com>",
  "‘Lovelace, Ada’ <ada@example.com>",
];

it.each([
  ["SMTP_URL", [""], "set SMTP_URL"],
  // An unencoded character of a password ends the host.
  [
    "SMTP_URL",
    ["mail.example.com:25", "smtp:/mail.example.com", "smtps://a:/b@c.com", "smtps://a:1#b@c.com"],
    "percent-encode",
  ],
  ["NOTIFY_TO", [""], "set NOTIFY_TO"],
  ["NOTIFY_TO", NO_LISTS, "NOTIFY_TO must be addresses, separated by commas"],
  ["NOTIFY_FROM", [""], "set NOTIFY_FROM"],
  ["NOTIFY_FROM", ["a@example.com, b@example.com", "a@example.com b@example.com"], "NOTIFY_FROM must be one address"],
  ["DIGEST_TO", ["everybody"], "DIGEST_TO must be addresses, separated by commas"],
])("reports about %s %j: %s", (name, values, problem) => {
  const problems = values.map((value) => settingsProblems({ ...COMPLETE, [name]: value }));
  expect(problems).toEqual(values.map(() => [expect.stringContaining(problem)]));
  expect(() => mailSettings({ ...COMPLETE, [name]: values[0] })).toThrow(problem);
});

it("accepts addresses with and without names, and sends the digest to NOTIFY_TO unless DIGEST_TO is set", () => {
  const [to, from] = [["ada@example.com", "grace@example.com"], { name: "Example", address: "site@example.com" }];
  expect(mailSettings(COMPLETE)).toEqual({ smtpUrl: COMPLETE.SMTP_URL, from, to, digestTo: to });
  expect(mailSettings({ ...COMPLETE, DIGEST_TO: "Boss <boss@example.com>" }).digestTo).toEqual(["boss@example.com"]);
  const { from: encoded } = mailSettings({ ...COMPLETE, NOTIFY_FROM: "Corvane@Work <a@bücher.example>" });
  expect(encoded).toEqual({ name: "Corvane@Work", address: "a@xn--bcher-kva.example" });
});

it.each([
  "ada@example.com\ngrace@bücher.example\n",
  '"Lovelace, Ada" <ada@example.com>; Grace Brewster Hopper <grace@bücher.example>, Ada@example.com',
  "“Lovelace, Ada” <ada@example.com>；grace@bücher.example…",
])("mails all addresses of %j", (list) => {
  const to = ["ada@example.com", "grace@xn--bcher-kva.example"];
  expect(mailSettings({ ...COMPLETE, NOTIFY_TO: list, DIGEST_TO: list })).toMatchObject({ to, digestTo: to });
});
