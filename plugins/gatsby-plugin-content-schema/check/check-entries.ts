import { entrySchema } from "../json-schema";
import type { JsonSchema } from "../json-schema";
import { nearest } from "./findings";
import type { Problem, Severity } from "./findings";
import { isEntry } from "./visit-values";
import type { Visited } from "./visit-values";

function checkPage(sections: readonly unknown[], pageId: string, shown: readonly string[], index: number): Problem[] {
  const ids = sections.map((section) => (isEntry(section) ? section.id : undefined));
  const missing = new Set(shown.filter((id) => !ids.includes(id)));
  const unknown = ids.flatMap((id, place): Problem[] => {
    if (typeof id !== "string" || shown.includes(id)) return [];
    const suggestion = nearest(id, missing) ?? [...missing][0];
    if (suggestion !== undefined) missing.delete(suggestion);
    return [
      {
        severity: "mistake",
        path: [index, "sections", place, "id"],
        value: id,
        message: `the page "${pageId}" has no section of this id`,
        remedy:
          suggestion === undefined
            ? "Delete the section; a developer can add one to the page."
            : "Write the id as before.",
        ...(suggestion === undefined ? {} : { suggestion }),
      },
    ];
  });
  // A section whose id has another mistake may be the one that is missing.
  if (ids.some((id) => typeof id !== "string") || new Set(ids).size < ids.length) return unknown;
  const absent = [...missing].map((id): Problem => ({
    severity: "mistake",
    path: [index, "sections"],
    message: `the section "${id}" of the page "${pageId}" is missing, and the page shows it`,
    remedy: "Bring the section back; its words may be changed, its id not.",
  }));
  return [...unknown, ...absent];
}

/**
 * Checks that each page has copy for exactly the sections that it shows.
 *
 * @param pages what the content file holds: a list of entries with an `id` and a list of `sections`
 * @param sectionsOf the ids of the sections that a page shows, by the page's id
 */
export function checkPageSections(pages: unknown, sectionsOf: ReadonlyMap<string, readonly string[]>): Problem[] {
  if (!Array.isArray(pages)) return [];
  return pages.flatMap((page: unknown, index) => {
    if (!isEntry(page) || !Array.isArray(page.sections)) return [];
    const shown = sectionsOf.get(String(page.id));
    return shown ? checkPage(page.sections, String(page.id), shown, index) : [];
  });
}

/** The keys that people tell entries apart by; the first one that an entry has counts. */
const TITLES = ["name", "question", "title", "label"];

/** A list of the content, with its place. */
interface VisitedList extends Pick<Visited, "path"> {
  readonly value: readonly unknown[];
}

interface Rule {
  readonly key: string;
  readonly severity: Severity;
  readonly remedy: string;
}

function rulesFor({ properties = {} }: JsonSchema): Rule[] {
  const title = TITLES.find((key) => key in properties);
  return Object.entries(properties).flatMap(([key, { unique, reference }]): Rule[] => {
    if (reference !== undefined) return [];
    if (key === "id" || unique === true) {
      return [{ key, severity: "mistake", remedy: `Give each entry ${key === "id" ? "an" : "a"} ${key} of its own.` }];
    }
    if (key !== title) return [];
    return [{ key, severity: "warning", remedy: "Change one of them, so that readers can tell the two apart." }];
  });
}

/** Names an entry of a list: by its file, where it has one of its own, or else by its place. */
function nameOf(list: readonly unknown[], index: number, { folder }: JsonSchema): string {
  const entry = list[index];
  return folder && isEntry(entry) ? `${String(entry.id)}.json` : `entry ${String(index + 1)} of this list`;
}

function repeated({ value: list, path }: VisitedList, items: JsonSchema, { key, severity, remedy }: Rule): Problem[] {
  const first = new Map<string, number>();
  return list.flatMap((entry, index): Problem[] => {
    const value = isEntry(entry) ? entry[key] : undefined;
    if (typeof value !== "string" && typeof value !== "number") return [];
    const comparable = String(value).trim().toLowerCase();
    const earlier = first.get(comparable);
    first.set(comparable, earlier ?? index);
    if (earlier === undefined) return [];
    const message = `${nameOf(list, earlier, items)} has the same ${key}`;
    return [{ severity, path: [...path, index, key], value, message, remedy }];
  });
}

/** Checks that no two entries of a list share a title, or a value that has to be unique. */
export function checkRepetition({ schema, value, path }: Visited): Problem[] {
  if (!Array.isArray(value) || schema.items?.type !== "object") return [];
  const { items } = schema;
  return rulesFor(items).flatMap((rule) => repeated({ value, path }, items, rule));
}

/** Checks that a picture of an entry comes with what it shows, in words: "imageAlt" beside "image". */
export function checkAlternatives({ schema, value, path }: Visited): Problem[] {
  if (!isEntry(value)) return [];
  const { properties = {}, required = [] } = schema;
  return Object.keys(properties).flatMap((key): Problem[] => {
    const alternative = `${key}Alt`;
    const isNeeded = properties[key]?.format === "picture" && alternative in properties && key in value;
    if (!isNeeded || alternative in value || required.includes(alternative)) return [];
    return [
      {
        severity: "mistake",
        path: [...path, key],
        part: "key",
        message: `the picture has no "${alternative}"`,
        remedy: `Add "${alternative}" with what the picture shows, for people who can't see it; "" where it only decorates.`,
      },
    ];
  });
}

/**
 * Checks that a list has an entry for each id that its schema lists as possible. With an id that is none of them it
 * reports nothing: that id has a finding already, and may be the missing one.
 */
export function checkFixedEntries(schema: JsonSchema, content: unknown): Problem[] {
  const ids = entrySchema(schema).properties?.id?.enum;
  if (!ids || !Array.isArray(content)) return [];
  const present = new Set<unknown>(content.map((entry) => (isEntry(entry) ? entry.id : undefined)));
  if (present.size < content.length || [...present].some((id) => !ids.some((known) => known === id))) return [];
  return ids
    .filter((id) => !present.has(id))
    .map((id) => ({
      severity: "mistake",
      path: [],
      message: `the entry with the id "${id}" is missing, and the site can't be without it`,
      remedy: "Bring the entry back; its text may be changed, its id not.",
    }));
}
