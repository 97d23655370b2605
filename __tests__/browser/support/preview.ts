import { join } from "node:path";
import type { Frame, Page } from "playwright-core";
import type { PreviewedForm } from "../../../plugins/gatsby-plugin-content-desk";
import {
  entrySchema,
  fillTexts,
  readEntries,
  readSchemas,
  readWords,
} from "../../../plugins/gatsby-plugin-content-schema";
import type { Entry } from "../../../plugins/gatsby-plugin-content-schema";
import { PLACEHOLDERS } from "../../../src/content/placeholders";

const DATA = join(__dirname, "../../../data");

const words = readWords(DATA, PLACEHOLDERS);

/** The entries of a kind of content as the desk posts them, with their placeholders filled, whether they stand in one list or in a file each. */
export function entriesOf(name: string): readonly Entry[] {
  const schema = readSchemas(DATA).get(name);
  if (!schema) throw new Error(`There is no schema for ${name}`);
  return readEntries(DATA, name, schema).map((entry) => fillTexts(entry, entrySchema(schema), words));
}

/** A picture that is there. */
const PICTURE = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** What the desk posts of a content file, with the focus in one of its fields. */
export function formOf(name: string, value: unknown, place: string, marks: readonly string[] = []): PreviewedForm {
  const schema = readSchemas(DATA).get(name);
  if (!schema) throw new Error(`There is no schema for ${name}`);
  const shown = JSON.stringify(value).replaceAll(/"images\/[^"]*"/g, JSON.stringify(PICTURE));
  return { type: "desk-form", name, value: JSON.parse(shown), schema, place, marks };
}

/** Posts a form to the page that shows it, as the desk does. */
export async function post(page: Page | Frame, form: PreviewedForm): Promise<void> {
  await page.evaluate((message) => {
    window.postMessage(message, window.location.origin);
  }, form);
}

/** What a reader sees of the content of a page. */
export async function mainText(page: Page | Frame): Promise<string> {
  return (await page.locator("main").innerText()).replace(/\s+/g, " ").trim();
}
