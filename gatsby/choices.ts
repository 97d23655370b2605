import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import type { FieldOption } from "../src/forms/choices";

/** Where the functions import the file from, relative to the project's folder. */
const CHOICES = "netlify/generated/choices.json";

interface Offered {
  readonly allJob: { readonly nodes: readonly { readonly title: string }[] };
  readonly allService: { readonly nodes: readonly { readonly jsonId: string; readonly title: string }[] };
}

const QUERY = `
  query Choices {
    allJob(sort: [{ posted: DESC }, { jsonId: ASC }]) { nodes { title } }
    allService { nodes { jsonId title } }
  }
`;

/** Writes what the site offers in the forms' fields that are choices, for the functions: they don't read the content. */
export async function writeChoices({ graphql, reporter, store }: BuildArgs): Promise<void> {
  const { data, errors } = await graphql<Offered>(QUERY);
  if (errors || !data) {
    reporter.panic("What the forms offer could not be read", errors as Error[]);
    return;
  }
  const { directory } = store.getState().program as { directory: string };
  const positions = data.allJob.nodes.map(({ title }) => title);
  const services = data.allService.nodes.map(({ jsonId, title }): FieldOption => ({ value: jsonId, label: title }));
  const file = join(directory, CHOICES);
  await mkdir(join(file, ".."), { recursive: true });
  await writeFile(file, JSON.stringify({ positions, services }));
}
