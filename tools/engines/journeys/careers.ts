import { jobs } from "../../../__tests__/browser/support/shown-content";
import { expectNear, expectNotice } from "../expect";
import type { Journey } from "../visit";

const [job] = jobs;
if (!job) throw new Error("There are no open positions.");

const jobCard: Journey = {
  name: "job card",
  run: async (visit) => {
    await visit.open("/careers");
    await visit.click("#positions article button", `More Details about ${job.title}`);
    await visit.bring("#positions article li", job.responsibilities[0] ?? "");
    await visit.click("#positions article button", `Less Details about ${job.title}`);
    await visit.bring("#positions article button", `More Details about ${job.title}`);
  },
};

const applyDialog: Journey = {
  name: "apply dialog",
  run: async (visit) => {
    await visit.open("/careers");
    const apply = () => visit.click("#positions article button", `Apply Now for ${job.title}`);
    await apply();
    await visit.bring("[role=dialog] h2", `Apply for ${job.title}`);
    const before = await visit.rest();
    await visit.untilSame("what has focus", "name", () => document.activeElement?.getAttribute("name") ?? "");
    await visit.click("[role=dialog] button[type=submit]");
    await visit.untilSame("the fields with errors", ["name", "email", "resume"], () =>
      [...document.querySelectorAll("[role=dialog] [aria-invalid=true]")].map((field) => field.getAttribute("name")),
    );
    await visit.press("Escape");
    await visit.untilSame("the dialog", 0, () => document.querySelectorAll("[role=dialog]").length);
    await visit.until("focus is back", () => document.activeElement?.textContent?.startsWith("Apply Now") ?? false);
    expectNear("the page, once the dialog is closed,", await visit.rest(), before);
    await apply();
    await visit.type("[role=dialog] input[name=name]", "Ada Example");
    await visit.type("[role=dialog] input[name=email]", "ada@example.com");
    await visit.type("[role=dialog] textarea[name=resume]", "Ten years of operations work.");
    await visit.click("[role=dialog] button[type=submit]");
    await expectNotice(visit, "Application Submitted");
    await visit.untilSame("the dialog", 0, () => document.querySelectorAll("[role=dialog]").length);
  },
};

/** What applicants do. */
export const CAREERS: readonly Journey[] = [jobCard, applyDialog];
