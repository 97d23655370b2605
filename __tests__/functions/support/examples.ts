import { fieldValues } from "../../support/field-values";

/** A valid submission of each kind. Its schema changes nothing in it. Other fields contain their label. */
export const VALID = {
  newsletter: { ...fieldValues("newsletter", "label"), email: "reader@example.com" },
  application: {
    ...fieldValues("application", "label"),
    name: "Ada Lovelace",
    email: "ada@example.com",
    position: "Analyst",
    resume: "Ten years of analytical engines.",
    coverLetter: "Dear team,\nI would like to join you.",
  },
  contact: {
    ...fieldValues("contact", "label"),
    name: "Grace Hopper",
    email: "grace@example.com",
    phone: "",
    company: "Example, Inc.",
    message: "We would like to talk about operations.",
  },
};
