import { nearest, valuesOf } from "../../../plugins/gatsby-plugin-content-schema";
import type { ContentRule } from "../../../plugins/gatsby-plugin-content-schema";

/** Checks that a speaker who is one of the leaders has the name and the title that leaders.json gives. */
export const checkSpeakers: ContentRule = ({ entries }) => {
  const titles = new Map(
    (entries.get("leaders") ?? []).flatMap(({ entry: { name, title } }): [string, string][] =>
      typeof name === "string" && typeof title === "string" ? [[name, title]] : [],
    ),
  );
  return ["upcoming-webinars", "past-webinars"]
    .flatMap((kind) => entries.get(kind) ?? [])
    .flatMap((webinar) =>
      [...valuesOf(webinar)].flatMap(({ value, path }) => {
        if (typeof value !== "string" || path.at(-1) !== "speaker") return [];
        const [, name = "", title = ""] = /^([^,]+)(?:, (.+))?$/s.exec(value) ?? [];
        const leader = titles.has(name) ? name : nearest(name, titles.keys(), 2);
        if (leader === undefined || (leader === name && (title === "" || title === titles.get(name)))) return [];
        return [
          webinar.locate({
            severity: "warning",
            path,
            value,
            message:
              leader === name ? "leaders.json gives this person another title" : "leaders.json has nobody of this name",
            remedy: "Write name and title as in leaders.json; leave it if it is somebody else.",
            suggestion: `${leader}, ${titles.get(leader) ?? ""}`,
          }),
        ];
      }),
    );
};
