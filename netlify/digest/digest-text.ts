import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { describeBacklog } from "../outbox/backlog";
import type { Backlog } from "../outbox/backlog";
import type { FoundSubmissions } from "../submissions/read-submissions";
import type { Submission } from "../submissions/submission";

/** What a digest is made of. */
export interface DigestContent {
  readonly since: Date;
  /** What people sent since then, and what programs did. */
  readonly people: FoundSubmissions;
  readonly programs: FoundSubmissions;
  readonly backlog: Backlog;
}

const HEADINGS: Record<SubmissionKind, string> = {
  contact: "Messages",
  application: "Applications",
  newsletter: "Newsletter subscriptions",
};

const minuteOf = (time: string) => time.slice(0, 16).replace("T", " ");

function line({ id, receivedAt, values }: Submission): string {
  return `  ${minuteOf(receivedAt)}  ${values.name ?? values.email ?? ""}  ${id}`;
}

function section(kind: SubmissionKind, submissions: readonly Submission[]): string {
  const ofKind = submissions.filter((submission) => submission.kind === kind);
  return [`${HEADINGS[kind]}: ${ofKind.length}`, ...ofKind.map(line)].join("\n");
}

function attention({ people, programs, backlog }: DigestContent): string[] {
  const waiting = describeBacklog(backlog);
  const unreadable = [...people.unreadable, ...programs.unreadable];
  return [
    ...(waiting ? [`${waiting} (npm run inbox -- list)`] : []),
    ...backlog.givenUp.map(({ key }) => `  given up: ${key} (npm run inbox -- retry --failed)`),
    ...unreadable.map((key) => `  cannot be read: ${key}`),
  ];
}

/** The subject and the text of the daily digest. */
export function digestText(content: DigestContent): { readonly subject: string; readonly text: string } {
  const { since, people, programs } = content;
  const count = people.submissions.length;
  const problems = attention(content);
  const text = [
    `Since ${minuteOf(since.toISOString())} UTC.`,
    ...SUBMISSION_KINDS.map((kind) => section(kind, people.submissions)),
    `Spam: ${programs.submissions.length} (npm run inbox -- list --spam)`,
    problems.length > 0 ? ["Needs attention:", ...problems].join("\n") : "Everybody was told of everything.",
  ];
  const subject = `Website: ${count === 1 ? "1 submission" : `${count} submissions`} in 24 hours`;
  return { subject: problems.length > 0 ? `${subject}, needs attention` : subject, text: `${text.join("\n\n")}\n` };
}
