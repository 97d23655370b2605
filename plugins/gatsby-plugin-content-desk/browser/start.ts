import CMS from "@sveltia/cms";
import { DATA_FILE, formatName } from "../desk-data";
import type { DeskData } from "../desk-data";
import { checkedFormat } from "./check/checked-format";
import { askBeforeDeletions } from "./check/deletions";
import { watchPictures } from "./check/dropped-pictures";
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
  const { config, schemas, preview, previewAddress } = (await response.json()) as DeskData;
  // The check and the content that it needs are large, and needed first when something is saved.
  const loaded = once(async () => {
    const { DeskCheck } = await import("./check/desk-check");
    return DeskCheck.load(new Map(Object.entries(schemas)));
  });
  for (const [file, schema] of Object.entries(schemas)) {
    const format = schema.folder ? entryFormat(schema) : fileFormat(schema);
    const checked = checkedFormat(file, schema, format, async (...change) => (await loaded()).confirm(...change));
    CMS.registerCustomFormat(formatName(file), "json", checked);
  }
  forgetNotSaved();
  askBeforeDeletions(async (...entry) => (await loaded()).confirmDeletion(...entry));
  watchPictures(new Map(Object.entries(schemas)));
  tellProposals(previewAddress);
  CMS.registerEditorComponent(htmlComponent);
  if (preview) registerPreviews(CMS, schemas, preview);
  await CMS.init({ config });
}

void start();
