import { existsSync } from "node:fs";
import { cancel, confirm, group, intro, isCancel, multiselect, text } from "@clack/prompts";
import { SWITCHABLE_PAGES } from "../../src/content/site-pages";
import type { SwitchablePageId } from "../../src/content/site-pages";
import { colors } from "../../src/theme/colors";
import type { Answers } from "./answers";

/** Ends the program, with nothing changed. */
function stop(): never {
  cancel("Nothing was changed.");
  process.exit(1);
}

/** Says what is wrong with an answer; undefined where it is nothing. */
type Validate = (answer: string) => string | undefined;

const needed: Validate = (answer) => (answer ? undefined : "This is needed.");
const fileOrNone: Validate = (answer) => (!answer || existsSync(answer) ? undefined : "There is no such file.");
const anything: Validate = () => undefined;

/** Asks for one line of text. */
async function ask(message: string, placeholder: string, isRight = needed): Promise<string> {
  const validate = (value: string | undefined) => isRight(value?.trim() ?? "");
  const answer = await text({ message, placeholder, validate });
  return isCancel(answer) ? stop() : answer.trim();
}

const number = (answer: string): number => Number(answer.replace(",", "."));

async function askOffice(): Promise<Answers["offices"][number]> {
  return {
    city: await ask("An office: in which city?", "Zürich"),
    address: (await ask("Its address, with | between the lines", "Bahnhofstrasse 1 | 8001 Zürich | Switzerland"))
      .split("|")
      .map((line) => line.trim()),
    country: await ask("The country’s two letters", "CH"),
    phone: await ask("Its phone number", "+41 44 555 01 00"),
    email: await ask("Its email address", "zurich@tessaline.example"),
    hours: await ask("When it is open", "Monday to Friday, 9:00 AM to 6:00 PM"),
    latitude: number(await ask("Its latitude", "47.3769")),
    longitude: number(await ask("Its longitude", "8.5417")),
  };
}

async function askOffices(): Promise<Answers["offices"]> {
  const offices = [await askOffice()];
  for (;;) {
    const more = await confirm({ message: "Is there another office?", initialValue: false });
    if (isCancel(more)) stop();
    if (!more) return offices;
    offices.push(await askOffice());
  }
}

async function askPages(): Promise<Partial<Record<SwitchablePageId, boolean>>> {
  const ids = Object.keys(SWITCHABLE_PAGES) as SwitchablePageId[];
  const options = ids.map((value) => ({ value, label: value }));
  const message = "Which pages does the site have, besides home?";
  const on = await multiselect({ message, options, initialValues: ids, required: false });
  if (isCancel(on)) stop();
  return Object.fromEntries(ids.filter((id) => !on.includes(id)).map((id) => [id, false]));
}

/** Reads "en English, ja 日本語". */
const languages = (answer: string) =>
  answer.split(",").map((one) => {
    const [code = "", ...name] = one.trim().split(/\s+/);
    return { code, name: name.join(" ") };
  });

/** Asks for all that an adoption needs to know. */
export async function askForAnswers(): Promise<Answers> {
  intro("Whose site is this to be? Each answer can be changed later, in data/.");
  const facts = await group(
    {
      brand: () => ask("What is the firm called?", "Tessaline & Orr"),
      product: () => ask("And in full?", "Tessaline & Orr Consulting"),
      tagline: () => ask("What does it do, in one line?", "Advice for companies that make things."),
      address: () => ask("The address of the site", "https://www.tessaline.example"),
      email: () => ask("The firm’s email address", "info@tessaline.example"),
      phone: () => ask("Its phone number", "+41 44 555 01 00"),
      founded: async () => number(await ask("The year in which it was founded", "1998")),
      legalName: () => ask("The company’s name in the register", "Tessaline & Orr AG"),
      governingLaw: () => ask("Whose law governs the terms?", "Switzerland"),
      jurisdiction: () => ask("Where are the courts?", "Zürich, Switzerland"),
      languages: async () => languages(await ask("The languages, each with its code", "en English, de Deutsch")),
      ink: () => ask("The darkest color of the brand", colors.ink),
      accent: () => ask("The color that people remember", colors.accent),
      highlight: () => ask("A color for what comes first; none: an amber", colors.highlight, anything),
      icon: () => ask("The logo’s square icon, an SVG file; none: it is drawn", "logo/icon.svg", fileOrNone),
    },
    { onCancel: stop },
  );
  const { legalName, governingLaw, jurisdiction, ink, accent, highlight, icon, ...site } = facts;
  const offices = await askOffices();
  const legalEntity = { name: legalName, office: offices[0]?.city ?? "", governingLaw, jurisdiction };
  return {
    site: { ...site, legalEntity, socialLinks: [], pages: await askPages() },
    colors: { ink, accent, ...(highlight ? { highlight } : {}) },
    offices,
    logo: icon ? { icon, mark: icon } : {},
  };
}
