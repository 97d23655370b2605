import { open } from "node:fs/promises";
import { parseArgs } from "node:util";

type NameOf<Option> = Option extends `${infer Name} ${string}` ? Name : Option;
/** `"json" | "output FILE"` gives `{ json?: boolean; output?: string }`. */
type Values<Option extends string> = { [One in Option as NameOf<One>]?: One extends NameOf<One> ? boolean : string };

/** @throws Error that names the known options, if an argument is unknown, repeated or incomplete */
export function parseOptions<One extends string>(args: string[], known: readonly One[], allowPositionals = false) {
  const toType = (option: string) => ({ type: option.includes(" ") ? "string" : "boolean" }) as const;
  const options = Object.fromEntries(known.map((option) => [option.replace(/ .*/, ""), toType(option)]));
  try {
    const { values, positionals, tokens } = parseArgs({ args, options, allowPositionals, tokens: true });
    const names = tokens.flatMap((token) => (token.kind === "option" ? token.name : []));
    if (new Set(names).size < names.length) throw new Error("An option is repeated");
    return { values: values as Values<One>, words: positionals };
  } catch (error) {
    // Node adds advice to some messages.
    const [problem] = (error as Error).message.replace(/'(.*?)'/s, "$1").split(/\.\s/);
    throw new Error(`${problem}. Options: ${known.map((one) => `--${one}`).join(", ") || "none"}.`);
  }
}

/** Escapes characters that control a terminal or change the text direction, except tabs and line breaks. */
export function printable(text: string): string {
  const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return text.replace(/(?!\r\n|[\n\t])[\p{Cc}\p{Bidi_Control}]/gu, escape);
}

/** Writes a file that nobody else can read, even if it was public. A device must stay public. */
export async function writePrivately(name: string, text: string): Promise<void> {
  const refuse = () => Promise.reject(new Error(`${name} can't be written. Choose a folder that exists.`));
  const file = await open(name, "w", 0o600).catch(refuse);
  if ((await file.stat()).isFile()) await file.chmod(0o600);
  await file.writeFile(text).finally(() => file.close());
}

/** Runs a command: prints its usage for --help, and only the message of an error. */
export async function runCommand(usage: string, run: (args: string[]) => Promise<unknown>): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes("--help") || args.includes("-h")) return console.log(usage);
  await run(args).catch(({ message }: Error) => {
    console.error(printable(message));
    process.exit(1);
  });
}
