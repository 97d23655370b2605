// Finds descriptions that belong to other pictures, and people who share a portrait.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "jsonc-parser";
import { decodedAddress } from "../content/picture-host";
import type { Entry } from "../content/schemas";
import type { JsonFile, Path } from "./json";

interface Shown {
  readonly picture: string;
  /** The picture's description, or the name of the person. */
  readonly words: string;
  readonly isPerson: boolean;
  readonly path: Path;
}

function* picturesIn(value: unknown, path: Path = []): Generator<Shown> {
  if (typeof value === "string")
    for (const [, words = "", picture = ""] of value.matchAll(/!\[([^\]]+)\]\(([^\s)]+)/g))
      yield { picture, words, isPerson: false, path };
  if (typeof value !== "object" || value === null) return;
  const { image, alt, imageAlt = alt, author, name = author } = value as Entry;
  const words = imageAlt ?? name;
  if (typeof image === "string" && typeof words === "string")
    yield { picture: image, words, isPerson: words === name, path: [...path, "image"] };
  for (const [key, inner] of Object.entries(value))
    yield* picturesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Identifies a picture by its content: it may have got another name. */
const identify = (bytes: Buffer | null, address: string) =>
  bytes && bytes.length > 0 ? createHash("sha256").update(bytes).digest("hex") : address.replace(/\?.*/, "");

/**
 * Compares the pictures of all files, and those of changed files with the last commit, because a new picture may have kept the
 * description of the old one. Without Git, it compares only the files.
 */
export function checkDescriptions(contents: readonly { readonly file: JsonFile }[], directory: string): void {
  // On GitHub, the last commit is the change itself.
  const base = process.env.CI ? "HEAD^" : "HEAD";
  const git = (...args: readonly string[]) =>
    spawnSync("git", args, { cwd: directory, maxBuffer: 1e8 }).stdout as Buffer | null;
  const changed = git("diff", "--name-only", "--diff-filter=M", "--relative", base, "--", "data/*.json") ?? "";
  const former = changed
    .toString()
    .trim()
    .split("\n")
    .filter(Boolean)
    .flatMap((name) =>
      [...picturesIn(parse(git("show", `${base}:./${name}`)?.toString() ?? ""))].map(({ picture, ...one }) => {
        return { ...one, id: identify(git("show", `${base}:./data${decodedAddress(picture)}`), picture) };
      }),
    );
  const current = contents.flatMap(({ file }) =>
    [...picturesIn(file.value)].map(({ picture, path, ...one }) => {
      const onDisk = join(directory, "data", decodedAddress(picture));
      const id = identify(existsSync(onDisk) ? readFileSync(onDisk) : null, picture);
      return { ...one, id, report: file.atPath(path) };
    }),
  );
  for (const { words, id, isPerson, report } of current) {
    const twin = current.find((one) => isPerson && one.isPerson && one.id === id && one.words !== words);
    if (twin) report(`${twin.words} has the same portrait`, "Upload the right one, or leave it out.", "warning");
    const described = [...former, ...current].filter((one) => !isPerson && one.words === words);
    const others = described.filter((one) => one.id !== id);
    // At the rarer of two pictures.
    if (others.length > 0 && others.length * 2 >= described.length)
      report(`this is the description of another picture: “${words}”`, "Describe this picture.", "warning");
  }
}
