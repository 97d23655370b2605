import CMS from "@sveltia/cms";
import { formatName } from "../format-name";
import { DESK_DATA_PATH } from "../desk-data";
import type { DeskData } from "../desk-data";
import { fileFormat } from "./file-format";

/** Opens the desk with what the build made for it. */
async function start(): Promise<void> {
  const { config, schemas } = (await (await fetch(DESK_DATA_PATH)).json()) as DeskData;
  for (const [file, schema] of Object.entries(schemas)) {
    CMS.registerCustomFormat(formatName(file), "json", fileFormat(schema));
  }
  await CMS.init({ config });
}

void start();
