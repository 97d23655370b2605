import CMS from "@sveltia/cms";
import { DATA_FILE, formatName } from "../desk-data";
import type { DeskData } from "../desk-data";
import { beforeSave } from "./check/before-save";
import type { Confirm } from "./check/before-save";
import { askBeforeDeletions } from "./check/deletions";
import { watchPictures } from "./check/new-pictures";
import { forgetNotSaved } from "./check/not-saved";
import { tellProposals } from "./check/proposals";
import { entryFormat } from "./entry-format";
import { fileFormat } from "./file-format";
import { htmlComponent } from "./rich-text/html-component";
import { registerPreviews } from "./previews";

/** Returns a function that makes a value when it is first called. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}

/** Opens the desk with the configuration and the schemas that the build wrote beside this script. */
async function start(): Promise<void> {
  const response = await fetch(new URL(DATA_FILE, import.meta.url));
  const { config, folder, schemas, words, preview, previewAddress } = (await response.json()) as DeskData;
  // The check and the content that it needs are large, and needed first when something is saved.
  const loaded = once(async () => {
    const { DeskCheck } = await import("./check/desk-check");
    return DeskCheck.load(new Map(Object.entries(schemas)));
  });
  const kinds = new Map(
    Object.entries(schemas).map(([name, schema]) => {
      return [name, { schema, format: schema.folder ? entryFormat(schema) : fileFormat(schema) }] as const;
    }),
  );
  for (const [name, { format }] of kinds) CMS.registerCustomFormat(formatName(name), "json", format);
  const confirm: Confirm = async (...change) => (await loaded()).confirm(...change);
  CMS.registerEventListener({ name: "preSave", handler: beforeSave(kinds, folder, confirm) });
  forgetNotSaved();
  askBeforeDeletions(async (...entry) => (await loaded()).confirmDeletion(...entry));
  watchPictures(new Map(Object.entries(schemas)));
  tellProposals(previewAddress);
  CMS.registerEditorComponent(htmlComponent);
  if (preview) registerPreviews(CMS, schemas, words, preview);
  await CMS.init({ config });
}

void start();
