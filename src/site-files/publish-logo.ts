import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import site from "../../data/site.json";

type LogoFile = keyof typeof site.logo;

/** Where pages, mail programs and search engines find the files, whatever they are called in the content. */
const ADDRESSES: Readonly<Record<LogoFile, string>> = {
  icon: "favicon.svg",
  mark: "brand/mark.svg",
  wordmark: "brand/wordmark.svg",
  wordmarkOnDark: "brand/wordmark-light.svg",
};

/**
 * Returns the path of one of the firm's logo files, which data/site.json names.
 *
 * @param directory the project's folder
 */
export function logoFile(directory: string, file: LogoFile): string {
  return join(directory, "data", site.logo[file]);
}

/** Copies the firm's logo files into the published folder, before pages are built or, while developing, shown. */
export async function publishLogo({ store }: Pick<ParentSpanPluginArgs, "store">): Promise<void> {
  const { directory } = store.getState().program as { directory: string };
  for (const [file, address] of Object.entries(ADDRESSES) as [LogoFile, string][]) {
    const target = join(directory, "public", address);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(logoFile(directory, file), target);
  }
}
