import validators from "content-validators";
import siteOptions from "content-check-options";
import { checkFolder, entrySchema, isEntry } from "../../../gatsby-plugin-content-schema/browser";
import type { CheckOptions, Finding, JsonSchema, ReadSchemas } from "../../../gatsby-plugin-content-schema/browser";
import type { CheckData } from "../../check-data";
import { CHECK_DATA_FILE } from "../../desk-data";
import { askToSave, hasQuestion } from "./ask";
import type { LostAddress } from "./ask";
import type { Confirm } from "./before-save";
import { contentInBrowser, uploaded } from "./content-in-browser";
import { entryName } from "./form-place";
import { NotSaved } from "./not-saved";
import { entriesOf, review } from "./review";
import type { Change, Gone, Renamed, Review } from "./review";

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

  /** Judges a file that is about to be written. */
  confirm: Confirm = async (kind, file, old, text) => {
    const schema = this.schemas.get(kind);
    const before = new Map(this.texts);
    if (old === undefined) before.delete(file);
    else before.set(file, old);
    const after = new Map(before).set(file, text);
    const added = [...this.added, ...(schema ? uploaded(text, schema, this.data) : [])];
    const change: Change = { files: [file], kind, before, after };
    const found = await this.review(change, added);
    const { isSaved, leadsOn } = hasQuestion(found)
      ? await askToSave(found, this.lost(change, found.gone))
      : { isSaved: true, leadsOn: false };
    if (!isSaved) throw new NotSaved();
    this.texts.set(file, text);
    for (const one of added) this.added.add(one);
    return leadsOn ? found.gone.filter((one): one is Renamed => one.renamedTo !== undefined) : [];
  };

  /**
   * Asks whether entries with a file of their own are to be deleted, if something refers to them.
   *
   * @param isMeant tells by an entry's id and its name in lists whether it is one of them
   */
  async confirmDeletion(kind: string, isMeant: (id: string, name: string) => boolean): Promise<boolean> {
    const schema = this.schemas.get(kind);
    if (!schema) return true;
    const files = [...this.texts].flatMap(([file, text]) => {
      const [folder, name = ""] = file.split("/");
      if (folder !== kind) return [];
      return isMeant(name.replace(/\.json$/, ""), entryName(JSON.parse(text), schema) ?? "") ? [file] : [];
    });
    const after = new Map([...this.texts].filter(([file]) => !files.includes(file)));
    const change: Change = { files, kind, before: this.texts, after };
    const found = await this.review(change, [...this.added]);
    const lost = this.lost(change, found.gone);
    const isAsked = found.elsewhere.length > 0 || lost.length > 0;
    if (isAsked && !(await askToSave(found, lost)).isSaved) return false;
    for (const file of files) this.texts.delete(file);
    return true;
  }

  private async review(change: Change, added: readonly string[]): Promise<Review> {
    const { folder } = this.options;
    const [was, is] = [await this.find(change.before, added), await this.find(change.after, added)];
    return review(was, is, change, { folder, schemas: this.schemas });
  }

  private find(texts: ReadonlyMap<string, string>, added: readonly string[]): Promise<Finding[]> {
    const content = contentInBrowser(this.options.folder, this.data, texts, added);
    return checkFolder(content, this.usable, this.options);
  }

  /** Returns the addresses of entries that are gone; with their new ones, if those can be led to by former ids. */
  private lost({ kind, files, before, after }: Change, gone: readonly Gone[]): LostAddress[] {
    const paths = this.options.entryPaths?.[kind];
    const schema = this.schemas.get(kind);
    if (!paths || !schema) return [];
    const remembers = entrySchema(schema).properties?.formerIds !== undefined;
    const pathsOf = (texts: Change["after"], id: string | undefined) => {
      const inFiles = new Map([...texts].filter(([file]) => files.includes(file)));
      const found = entriesOf(inFiles, kind).find((one) => one.id === id);
      // The id of an entry with a file of its own is the file's name.
      return found && isEntry(found.entry) ? [...paths.of({ id: found.id, ...found.entry })] : [];
    };
    return gone.flatMap(({ id, renamedTo }) => {
      const now = remembers ? pathsOf(after, renamedTo) : [];
      const lost = pathsOf(before, id).map((from, index) => ({ from, to: now[index] }));
      return lost.filter(({ from, to }) => from !== to);
    });
  }
}
