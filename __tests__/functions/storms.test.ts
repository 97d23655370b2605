import { mailSettings } from "../../netlify/settings";
import { runDaily } from "../../netlify/submissions/daily";
import { deliver } from "../../netlify/submissions/deliver";
import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { DAY, HOUR, MINUTE, SECOND, Simulation } from "./support/simulation";
import type { Mail } from "./support/simulation";

let site: Simulation;
jest.mock("nodemailer", () => ({
  createTransport: () => ({ sendMail: (mail: Mail) => site.sendMail(mail), close: () => undefined }),
}));

beforeEach(() => void (site = new Simulation()));
afterEach(() => jest.useRealTimers().restoreAllMocks());

const ALL = [...SUBMISSION_KINDS];

const fail = (code: string, responseCode?: number) => {
  throw Object.assign(new Error(code), { code, responseCode });
};

/** The mail server accepts so many mails in any period. */
const limitMails = (max: number, period: number) => {
  site.accept = () => {
    if (site.mails.filter(({ time }) => time > site.now - period).length >= max) fail("EMESSAGE", 450);
  };
};

const noticesLike = (subject: RegExp) => site.mails.filter((mail) => subject.test(mail.subject)).length;

it("tells about a hundred waiting submissions in one run, also if a mail takes 1.9 seconds", async () => {
  site.mailTime = 1.9 * SECOND;
  for (let index = 0; index < 100; index += 1) site.put("contact", `Ada${index}`);
  await site.run(10 * MINUTE + 7.8 * SECOND);
  expect([site.mails.length, site.countOf("new")]).toEqual([1, 0]);
});

it.each<[perHour: number, hours: number, most: number, SubmissionKind[]?]>([
  [2_400, 1, 10],
  [1_000, 2, 10, ALL],
  [10_000, 0.5, 3 * 60],
])(
  "tells about each genuine message while %i posts an hour arrive for %d hours, within %i minutes",
  async (perHour, hours, most, kinds = ["contact"]) => {
    site.post(kinds, 0, hours * HOUR, HOUR / perHour);
    site.post(["contact"], 3 * MINUTE, hours * HOUR, 15 * MINUTE, true);
    await site.run((hours + 4) * HOUR);
    expect(Math.max(...site.delays())).toBeLessThan(most);
    expect([site.countOf("new"), site.longestRun < 25 * SECOND]).toEqual([0, true]);
  },
);

it.each<[string, max: number, period: number, perHour: number, most: number, SubmissionKind[]?]>([
  ["20 mails an hour", 20, HOUR, 60, 10],
  ["20 mails an hour", 20, HOUR, 1_000, 10],
  ["20 mails an hour", 20, HOUR, 180, 10, ALL],
  ["500 mails a day", 500, DAY, 60, 10],
  ["100 mails a day", 100, DAY, 60, 10 * 60],
])("reaches a firm whose mail server accepts %s", async (_name, max, period, perHour, most, kinds = ["contact"]) => {
  limitMails(max, period);
  const hours = period === DAY ? 24 : 7;
  site.post(kinds, 0, hours * HOUR, HOUR / perHour);
  site.post(["contact"], 3 * MINUTE, hours * HOUR, 30 * MINUTE, true);
  await site.run((hours + 8) * HOUR);
  expect(Math.max(...site.delays())).toBeLessThan(most);
  expect(site.countOf("new")).toBe(0);
  if (period === HOUR) expect(noticesLike(/in 24 hours/)).toBe(1);
  expect(noticesLike(/too many submissions/)).toBe(perHour >= 1_000 ? 1 : 0);
});

it("uses little time while the mail server is dead for half an hour, and then tells about all", async () => {
  site.accept = () => void (site.now < 30 * MINUTE && fail("ESOCKET"));
  site.post(["contact"], 0, 30 * MINUTE, (30 * MINUTE) / 5_000);
  await site.run(4 * HOUR);
  expect(site.functionTime).toBeLessThan(3_267 * SECOND);
  expect(site.countOf("new")).toBe(0);
});

it("sends few copies to a mail server that accepts mails and drops the connection before it says so", async () => {
  site.confirm = () => fail("ECONNECTION");
  site.post(["contact"], 0, 5 * HOUR, HOUR / 200);
  await site.run(5 * HOUR);
  expect(site.mails.length).toBeLessThanOrEqual(106);
});

it("tells about the newest of a hundred thousand waiting submissions, and deletes, in time, although the store is slow", async () => {
  site.callTime = 250;
  for (let index = 0; index < 100_000; index += 1) site.put("contact", `Spam${index}`, -index * SECOND);
  const id = site.put("contact", "Ada");
  for (let index = 0; index < 100; index += 1) site.put("application", `Old${index}`, -500 * DAY, "spam");
  site.start(0, () => deliver(site.store, mailSettings()));
  site.start(MINUTE, () => runDaily(site.store, mailSettings));
  await site.run(2 * MINUTE);
  expect(site.mails.filter(({ text }) => text.includes(id))).toHaveLength(1);
  expect([noticesLike(/in 24 hours/), site.countOf("spam")]).toEqual([1, 0]);
  expect(site.longestRun).toBeLessThan(28 * SECOND);
});
