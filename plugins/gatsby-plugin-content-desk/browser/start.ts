import CMS from "@sveltia/cms";
import { DATA_FILE, formatName } from "../desk-data";
import type { DeskData } from "../desk-data";
import { entryFormat } from "./entry-format";
import { fileFormat } from "./file-format";
import { htmlComponent } from "./rich-text/html-component";

/** Opens the desk with the configuration and the schemas that the build wrote beside this script. */
async function start(): Promise<void> {
  const response = await fetch(new URL(DATA_FILE, import.meta.url));
  const { config, schemas } = (await response.json()) as DeskData;
  for (const [name, schema] of Object.entries(schemas)) {
    CMS.registerCustomFormat(formatName(name), "json", schema.folder ? entryFormat(schema) : fileFormat(schema));
  }
  CMS.registerEditorComponent(htmlComponent);
  await CMS.init({ config });
}

void start();
