import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pagePath } from "../lib/paths";
import { pageSections } from "./project-files";

interface Link {
  readonly label: string;
  readonly to: string;
}

/** Finds all links in a part of the navigation. */
function linksIn(value: unknown): Link[] {
  if (typeof value !== "object" || value === null) return [];
  if ("label" in value && "to" in value) return [value as Link];
  return Object.values(value).flatMap(linksIn);
}

/** Returns what the site's menus call each page, by its id; "Home", to which only the logo leads, too. */
export function pageNames(dataDirectory = "data"): ReadonlyMap<string, string> {
  const links = linksIn(JSON.parse(readFileSync(join(dataDirectory, "navigation.json"), "utf8")));
  const names = [...pageSections().keys()].flatMap((id): [string, string][] => {
    const label = id === "home" ? "Home" : links.find(({ to }) => to === pagePath(id))?.label;
    return label === undefined ? [] : [[id, label]];
  });
  return new Map(names);
}
