import validators from "content-validators";
import siteOptions from "content-check-options";
import { checkFolder } from "../../../gatsby-plugin-content-schema/browser";
import type { CheckOptions, Finding, JsonSchema, ReadSchemas } from "../../../gatsby-plugin-content-schema/browser";
import type { CheckData } from "../../check-data";
import { CHECK_DATA_FILE } from "../../desk-data";
import { askToSave, hasQuestion } from "./ask";
import type { MovedAddress } from "./ask";
import { contentInBrowser, uploaded } from "./content-in-browser";
import { NotSaved } from "./not-saved";
import { review } from "./review";
import type { Change, Gone } from "./review";

/** Checks changes against the content that the site was built from, and what was saved since. */
export class DeskCheck {
  private readonly texts: Map<string, string>;
  private readonly added = new Set<string>();
  private readonly options: CheckOptions;
  private readonly usable: ReadSchemas;

  constructor(
    private readonly schemas: ReadonlyMap<string, JsonSchema>,
    private readonly data: CheckData,
  ) {
    this.texts = new Map(Object.entries(data.texts));
    this.options = siteOptions(data.site);
    const usable = [...schemas].map(([name, schema]) => {
      const validate = validators[name];
      return [name, validate && { schema, validate }] as const;
    });
    this.usable = { schemas: new Map(usable), findings: [] };
  }

  /** Loads what the build wrote beside the desk's script. */
  static async load(schemas: ReadonlyMap<string, JsonSchema>): Promise<DeskCheck> {
    const response = await fetch(new URL(CHECK_DATA_FILE, import.meta.url));
    return new DeskCheck(schemas, (await response.json()) as CheckData);
  }

  /**
   * Checks a file that is about to be written, and asks the editor if anything is wrong.
   *
   * @param file path relative to the content folder
   * @param old its text before the change; undefined for a new file
   * @param text its text with the change
   * @throws NotSaved if the editor wants to go on editing
   */
  async confirm(kind: string, file: string, old: string | undefined, text: string): Promise<void> {
    const schema = this.schemas.get(kind);
    const before = new Map(this.texts);
    if (old === undefined) before.delete(file);
    else before.set(file, old);
    const after = new Map(before).set(file, text);
    const added = [...this.added, ...(schema ? uploaded(text, schema, this.data) : [])];
    const change: Change = { file, kind, before, after };
    const { folder } = this.options;
    const found = review(await this.find(before, added), await this.find(after, added), folder, change, this.schemas);
    if (hasQuestion(found) && !(await askToSave(found, this.moved(change, found.gone)))) throw new NotSaved();
    this.texts.set(file, text);
    for (const one of added) this.added.add(one);
  }

  /**
   * Asks whether an entry with a file of its own is to be deleted, if something refers to it.
   *
   * @param name of the file, without its ending
   */
  async confirmDeletion(kind: string, name: string): Promise<boolean> {
    const file = `${kind}/${name}.json`;
    const after = new Map(this.texts);
    after.delete(file);
    const change: Change = { file, kind, before: this.texts, after };
    const { folder } = this.options;
    const added = [...this.added];
    const [was, is] = [await this.find(this.texts, added), await this.find(after, added)];
    const found = review(was, is, folder, change, this.schemas);
    return found.references.length === 0 || (await askToSave(found, []));
  }

  private find(texts: ReadonlyMap<string, string>, added: readonly string[]): Promise<Finding[]> {
    const content = contentInBrowser(this.options.folder, this.data, texts, added);
    return checkFolder(content, this.usable, this.options);
  }

  /** Returns the addresses of entries that are gone, and their new ones. */
  private moved({ kind, file, before, after }: Change, gone: readonly Gone[]): MovedAddress[] {
    const paths = this.options.entryPaths?.[kind];
    if (!paths) return [];
    const pathsOf = (text: string | undefined, id: string | undefined) => {
      const entries = JSON.parse(text ?? "[]") as readonly { readonly id?: unknown }[];
      const entry = entries.find((one) => String(one.id) === id);
      return entry ? [...paths.of(entry)] : [];
    };
    return gone.flatMap(({ id, renamedTo }) => {
      const now = pathsOf(after.get(file), renamedTo);
      const moved = pathsOf(before.get(file), id).map((from, index) => ({ from, to: now[index] }));
      return moved.filter(({ from, to }) => from !== to);
    });
  }
}
