import type { SubmissionValues } from "../../../netlify/submissions/submission";
import pages from "../../../data/pages.json";
import { FIELDS } from "../../../src/forms/fields";
import { GENERAL_APPLICATION, OUTCOME_MESSAGES, SUBMIT_LABELS } from "../../../src/forms/form-copy";
import { ENDPOINTS, type SubmissionKind } from "../../../src/forms/submission-kind";
import { pagePath } from "../../../src/lib/paths";
import { jobs, services } from "../../support/entries";
import { fieldValues } from "../../support/field-values";
import { isRoute } from "./routes";

/** Values to enter. `filled` has no email: each test adds its own. */
interface Examples {
  readonly filled: SubmissionValues;
  readonly invalidEmail: string;
  /** What the form starts with. */
  readonly preset?: SubmissionValues;
}

/** A form of the site, with its texts as the site has them. */
export type FormCase = ReturnType<typeof formCase>;

/** The beginnings of a text for the required fields without a preset, except the email. */
const texts = (kind: SubmissionKind, preset: SubmissionValues, missing: number): SubmissionValues =>
  Object.fromEntries(
    FIELDS[kind].flatMap(({ name, type, required, minLength = 1 }) =>
      required && type !== "email" && !preset[name] ? [[name, "1234567890".slice(0, minLength - missing)]] : [],
    ),
  );

const formCase = (kind: SubmissionKind, path: string, { preset, filled, invalidEmail }: Examples) => ({
  kind,
  path,
  endpoint: ENDPOINTS[kind],
  submitLabel: SUBMIT_LABELS[kind].idle,
  submittingLabel: SUBMIT_LABELS[kind].busy,
  ...OUTCOME_MESSAGES[kind],
  /** A button opens the dialog of the form. */
  inDialog: preset !== undefined,
  /** The errors of the form as it starts, by field. */
  errors: Object.fromEntries(
    FIELDS[kind].flatMap(({ name, required }) => (required && !preset?.[name] ? [[name, required]] : [])),
  ) as SubmissionValues,
  empty: { ...fieldValues(kind, "empty"), ...preset } as SubmissionValues,
  filled,
  /** Invalid by one character or one rule. */
  tooShort: { ...texts(kind, preset ?? {}, 1), email: invalidEmail } as SubmissionValues,
  /** The shortest valid values, without an email. */
  shortest: { ...texts(kind, preset ?? {}, 0), ...preset } as SubmissionValues,
});

/** A page that ends with the form. */
const newsletterPage = pages.findLast(({ sections }) => sections?.at(-1)?.id === "newsletter")?.id ?? "contact";

export const NEWSLETTER = formCase("newsletter", pagePath(newsletterPage), {
  filled: {},
  invalidEmail: "reader@example",
});

const position = jobs[0]?.title ?? GENERAL_APPLICATION;

export const APPLICATION = formCase("application", "/careers", {
  filled: { ...fieldValues("application", "label"), name: "Ada", position, resume: "Ten years\nof work." },
  invalidEmail: "ada@example",
  preset: { position },
});

export const CONTACT = formCase("contact", "/contact", {
  filled: {
    ...fieldValues("contact", "label"),
    name: "Grace",
    service: services.at(-1)?.id ?? "not-sure",
    message: "Two new\nmarkets & more.",
  },
  invalidEmail: "grace@example",
});

/** Without those of pages that the site doesn't have. */
export const FORMS = [NEWSLETTER, APPLICATION, CONTACT].filter(({ path }) => isRoute(path));
