import { deployContext } from "../../netlify/environment";
import { notificationSettings, notificationsOffNotice } from "../../netlify/settings";
import { storeName } from "../../netlify/submissions/store";

const COMPLETE = { SMTP_URL: "smtps://mail.example.com", NOTIFY_TO: "to@example.com", NOTIFY_FROM: "from@example.com" };

it("reads the settings of the notification", () => {
  const settings = { smtpUrl: "smtps://mail.example.com", to: ["to@example.com"], from: "from@example.com" };
  expect(notificationSettings(COMPLETE)).toEqual(settings);
  expect(notificationsOffNotice(COMPLETE)).toBeUndefined();
});

it.each([
  [{}, "set SMTP_URL, NOTIFY_TO, NOTIFY_FROM."],
  [{ ...COMPLETE, NOTIFY_TO: "" }, "set NOTIFY_TO."],
  [{ ...COMPLETE, SMTP_URL: "mail.example.com:25" }, "SMTP_URL must be like smtps://user:password@mail.example.com."],
])("says why the notification is off: %j", (environment, remedy) => {
  expect(notificationSettings(environment)).toBeUndefined();
  expect(notificationsOffNotice(environment)).toBe(`Notifications are off, nobody is told of a submission: ${remedy}`);
});

it("takes the deploy context of the call before the environment's, and this machine's for want of both", () => {
  expect(deployContext({ context: "production" }, { CONTEXT: "deploy-preview" })).toBe("production");
  expect(deployContext({ context: "" }, { CONTEXT: "deploy-preview" })).toBe("deploy-preview");
  expect(deployContext({ context: "" }, {})).toBe("dev");
});

it("gives each preview and branch deploy a store of its own, and the published site's deploys the same", () => {
  const storeOf = (context: string, id: string) => storeName(deployContext({ context, id }, {}));
  expect(storeOf("deploy-preview", "6740a1b2c3d4e5f607182930")).toBe(
    "submissions-deploy-preview-6740a1b2c3d4e5f607182930",
  );
  expect(storeOf("branch-deploy", "a")).not.toBe(storeOf("branch-deploy", "b"));
  expect([storeOf("production", "a"), storeOf("dev", "0")]).toEqual(["submissions", "submissions-dev"]);
});

it("gives the published site's store to no other context", () => {
  const names = ["production", "deploy-preview", "branch-deploy", "dev", "release/2"].map(storeName);
  expect(names).toEqual([
    "submissions",
    "submissions-deploy-preview",
    "submissions-branch-deploy",
    "submissions-dev",
    "submissions-release-2",
  ]);
});
