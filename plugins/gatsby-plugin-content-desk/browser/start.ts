import CMS from "@sveltia/cms";
import { DATA_FILE, formatName } from "../desk-data";
import type { DeskData } from "../desk-data";
import { entryFormat } from "./entry-format";
import { fileFormat } from "./file-format";
import { htmlComponent } from "./rich-text/html-component";
import { registerPreviews } from "./previews";

/** Opens the desk with the configuration and the schemas that the build wrote beside this script. */
async function start(): Promise<void> {
  const response = await fetch(new URL(DATA_FILE, import.meta.url));
  const { config, schemas, preview } = (await response.json()) as DeskData;
  for (const [file, schema] of Object.entries(schemas)) {
    CMS.registerCustomFormat(formatName(file), "json", schema.folder ? entryFormat(schema) : fileFormat(schema));
  }
  CMS.registerEditorComponent(htmlComponent);
  if (preview) registerPreviews(CMS, schemas, preview);
  await CMS.init({ config });
}

void start();
