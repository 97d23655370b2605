import CMS from "@sveltia/cms";
import { DATA_FILE, formatName } from "../desk-data";
import type { DeskData } from "../desk-data";
import { fileFormat } from "./file-format";

/** Opens the desk with the configuration and the schemas that the build wrote beside this script. */
async function start(): Promise<void> {
  const response = await fetch(new URL(DATA_FILE, import.meta.url));
  const { config, schemas } = (await response.json()) as DeskData;
  for (const [file, schema] of Object.entries(schemas)) {
    CMS.registerCustomFormat(formatName(file), "json", fileFormat(schema));
  }
  await CMS.init({ config });
}

void start();
