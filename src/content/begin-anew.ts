/** What to do where what Gatsby has kept is the likeliest reason of a build that lacks something. */
export const BEGIN_ANEW =
  "What is kept from an earlier build may be damaged, or come from another folder: run npm run clean, and build again.";
