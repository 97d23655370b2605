import { dirname } from "node:path";
import { checkContent } from "../../plugins/gatsby-plugin-content-schema";
import { checkOptions, deskCheckData } from "../../src/content/check-options";
import deskCheckOptions from "../../src/content/desk-check-options";
import { TODAY } from "./check/support/edited-content";
import { setUpContent } from "./check/support/tables";

const content = setUpContent();

/** As the desk gets them: of what the build has written into a file. */
const atDesk = deskCheckOptions(JSON.parse(JSON.stringify(deskCheckData())));

const check = (options: typeof checkOptions) => checkContent(dirname(content().directory), options, TODAY);

/** An edit for each source of the firm's rules: shared names, lists of other files, documents and the map. */
const EDITS: readonly [what: string, file: string, edit: RegExp, written: string, says: RegExp][] = [
  [
    "a category in two spellings",
    "articles/*.json",
    /"category": "Technology"/,
    '"category": "technology"',
    /otherwise/,
  ],
  ["a place of work that is no office", "jobs/*.json", /"location": "[^"]+"/, '"location": "Londn"', /no office/],
  [
    "swapped coordinates",
    "offices.json",
    /"latitude": 51.5074,(\s*)"longitude": -0.1278/,
    '"latitude": -0.1278,$1"longitude": 51.5074',
    /swapped/,
  ],
  ["a claim in another form", "contact.json", /45 minutes/, "50 minutes", /45 minutes/],
  ["a section that the page doesn’t have", "pages.json", /"id": "next-step"/, '"id": "next-stepp"', /next-step/],
];

test.each(EDITS)("the desk's check says what the build's says: %s", async (_what, file, edit, written, says) => {
  const before = await check(checkOptions);
  content().edit(file, edit, written);
  const found = await check(checkOptions);
  const told = found.map(({ message, remedy, value }) => `${message} ${remedy} ${String(value)}`);
  const toldBefore = before.map(({ message, remedy, value }) => `${message} ${remedy} ${String(value)}`);
  expect(told.filter((one) => says.test(one) && !toldBefore.includes(one))).not.toEqual([]);
  expect(await check({ ...atDesk, now: checkOptions.now })).toEqual(found);
});
