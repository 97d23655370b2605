import { callInbox } from "./support/run-inbox";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";

let store: TestStore;

beforeAll(async () => {
  store = await startStore();
});

afterAll(() => store.discard());

const inbox = (args: string, environment?: Record<string, string>) =>
  callInbox(args.split(" "), { store, environment });

it.each(["list", "show", "export", "delete", "retry", "rescue"])("explains %s", async (command) => {
  const { code, stdout } = await inbox(`${command} --help`);
  expect([code, stdout]).toEqual([0, expect.stringMatching(new RegExp(`^Usage: inbox ${command}`))]);
});

it.each([
  ["read", /unknown command 'read'/],
  ["list --kind letter", /Allowed choices are newsletter, application, contact/],
  ["list --since yesterday", /Write a date as 2026-11-21/],
  ["show contact/2026-01-01T00-00-00.000Z-0000", /There is no submission contact\/2026/],
  ["show ../../entries", /is no submission's id/],
  ["export --kind contact", /required option '--format/],
  ["export --kind contact --format xls", /Allowed choices are csv, json/],
  ["delete --yes", /Say what to delete: either --email, --before or --id\./],
  ["delete --email a@example.com --before 2026-01-01", /either --email, --before or --id/],
  ["delete --id ../../entries", /is no submission's id/],
  ["list --context ../x", /Write a deploy context as deploy-preview/],
  ["retry", /^Notifications are off, .* set SMTP_URL, NOTIFY_TO, NOTIFY_FROM\.$/m],
])("fails with a clear message: %s", async (args, message) => {
  const { code, stdout, stderr } = await inbox(args);
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/\n +at /);
});

it("does not fall back to the local store when the access to the published one is incomplete", async () => {
  const { code, stderr } = await inbox("list", { NETLIFY_SITE_ID: "1234" });
  expect([code, stderr]).toEqual([
    1,
    "For the published site's store set both NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN.\n",
  ]);
});

it("finds nothing of a person in an empty store", async () => {
  const { code, stdout } = await inbox("delete --email nobody@example.com");
  expect([code, stdout]).toEqual([0, "Deleted 0 submissions of nobody@example.com.\n"]);
});
