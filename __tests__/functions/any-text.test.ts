import fc from "fast-check";
import { simpleParser } from "mailparser";
import type { ParsedMail } from "mailparser";
import { SCHEMAS } from "../../netlify/submissions/submission";
import { openStore } from "../../netlify/submissions/store";
import type { Submission } from "../../netlify/submissions/submission";
import { resultPath, SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import { asUtf8, FIELDS } from "./support/arbitrary/texts";
import { post, postForm } from "./support/call";
import { FIRM, notifyNobody, notifyOver, startMailServer } from "./support/mail-server";
import type { ReceivedMail, TestMailServer } from "./support/mail-server";
import { retry } from "./support/outbox";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";
import { stored, storedKeys } from "./support/stored";

const SUBMISSIONS_PER_KIND = 60;
const MAILS_PER_KIND = 20;

/** Submissions that come in at the same time, to a store of their own. */
const BATCH = 20;

/** The same texts each time: what fails is due to a change. */
const SEED = 1;

let store: TestStore;
let mailServer: TestMailServer;

beforeAll(async () => {
  store = await startStore();
});

beforeEach(async () => {
  mailServer = await startMailServer();
});

afterEach(async () => {
  notifyNobody();
  await mailServer.stop();
});

afterAll(() => store.discard());

const batchesOf = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.array(arbitrary, { minLength: BATCH, maxLength: BATCH, size: "max" });

/** The mail as the mail server got it, read as a mail program reads it. */
const read = ({ headers, body }: ReceivedMail): Promise<ParsedMail> =>
  simpleParser(Buffer.from(`${headers.join("\r\n")}\r\n\r\n${body}`, "latin1"));

/** Where a header is folded, one gap is like another; what looks like an encoded word is set apart. */
const inOneLine = (text = "") => text.replaceAll("=?", "= ?").replace(/\s+/g, " ");

const HEADERS = [
  ...["content-transfer-encoding", "content-type", "date", "from", "message-id", "mime-version"],
  ...["reply-to", "subject", "to"],
];

describe.each(SUBMISSION_KINDS)("whatever a visitor writes (%s)", (kind) => {
  const schema = SCHEMAS[kind];
  const fields: fc.Arbitrary<Record<string, string>> = FIELDS[kind];

  it("is stored as the form's schema has it, or refused where that refuses it", async () => {
    let taken = 0;
    const sendAndCompare = async (sent: Record<string, string>) => {
      const isValid = await schema.isValid(sent);
      const { status, body } = await post(kind, sent);
      expect(status).toBe(isValid ? 201 : 422);
      if (!isValid) return;
      taken += 1;
      const values = schema.cast(sent) as Record<string, string>;
      const record = await stored(body.id ?? "");
      expect(record?.values).toEqual(values);
      expect(await openStore("dev").get(body.id ?? "")).toBe(JSON.stringify(record));
      // What is stored is what the visitor would have to send: nothing is cleaned away the second time.
      expect(schema.cast(values)).toEqual(values);
    };
    const property = fc.asyncProperty(batchesOf(fields), async (batch) => {
      store.empty();
      await Promise.all(batch.map(sendAndCompare));
    });
    await fc.assert(property, { seed: SEED, numRuns: SUBMISSIONS_PER_KIND / BATCH });
    expect(taken).toBeGreaterThan(SUBMISSIONS_PER_KIND / 2);
  });

  it("is stored the same from a plain form as from scripts", async () => {
    const property = fc.asyncProperty(fields, async (sent) => {
      store.empty();
      const wellFormed = Object.fromEntries(Object.entries(sent).map(([name, text]) => [name, asUtf8(text)]));
      const { headers } = await postForm(kind, wellFormed);
      const isTaken = headers.get("location") === resultPath(kind, "success");
      expect(isTaken).toBe(await schema.isValid(wellFormed));
      if (!isTaken) return;
      const { body } = await post(kind, wellFormed);
      expect(await storedKeys(`${kind}/`)).toEqual([body.id]);
    });
    await fc.assert(property, { seed: SEED, numRuns: MAILS_PER_KIND });
  });

  it("reaches the firm in a mail that says just that, to nobody else and with nothing else in it", async () => {
    const property = fc.asyncProperty(batchesOf(fields), async (batch) => {
      store.empty();
      notifyNobody();
      const records = new Map<string, Submission>();
      for (const { body } of await Promise.all(batch.map((sent) => post(kind, sent)))) {
        const record = body.id === undefined ? null : await stored(body.id);
        if (record) records.set(record.id, record);
      }
      notifyOver(mailServer.url);
      const first = mailServer.mails.length;
      expect(await retry()).toEqual({ sent: records.size, failed: 0 });
      for (const received of mailServer.mails.slice(first)) {
        const mail = await read(received);
        const record = records.get(/npm run inbox -- show (\S+)\n*$/.exec(mail.text ?? "")?.[1] ?? "");
        expect(received.recipients).toEqual([FIRM]);
        expect([...mail.headers.keys()].sort()).toEqual(HEADERS);
        expect(mail.attachments).toEqual([]);
        expect(mail.replyTo?.value.map(({ address }) => address)).toEqual([record?.values.email]);
        for (const text of Object.values(record?.values ?? {})) expect(mail.text).toContain(text);
        const { name, email } = record?.values ?? {};
        expect(inOneLine(mail.subject)).toContain(inOneLine(name ?? email));
      }
    });
    await fc.assert(property, { seed: SEED, numRuns: MAILS_PER_KIND / BATCH });
  });
});
