/** A valid submission of each kind. Its schema changes nothing in it. */
export const VALID = {
  newsletter: { email: "reader@example.com" },
  application: {
    name: "Ada Lovelace",
    email: "ada@example.com",
    phone: "+1 555 0100",
    position: "Analyst",
    resume: "Ten years of analytical engines.",
    coverLetter: "Dear team,\nI would like to join you.",
  },
  contact: {
    name: "Grace Hopper",
    email: "grace@example.com",
    phone: "",
    company: "Example, Inc.",
    service: "not-sure",
    message: "We would like to talk about operations.",
  },
} as const;
