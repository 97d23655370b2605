import { parseArgs } from "node:util";

/** The names of options, each with what to write after it, or "" for a switch: `{ json: "", output: "FILE" }`. */
type Options = Readonly<Record<string, string | undefined>>;

type Values<Known> = { readonly [Name in keyof Known]?: "" extends Known[Name] ? boolean : string };

/** @throws Error that names the known options, if an argument is unknown, repeated or incomplete */
export function parseOptions<const Known extends Options>(args: string[], known: Known, allowPositionals = false) {
  const entries = Object.entries(known);
  const toType = (value = "") => ({ type: value ? "string" : "boolean" }) as const;
  const options = Object.fromEntries(entries.map(([name, value]) => [name, toType(value)]));
  try {
    const { values, positionals, tokens } = parseArgs({ args, options, allowPositionals, tokens: true });
    const names = tokens.flatMap((token) => (token.kind === "option" ? token.name : []));
    if (new Set(names).size < names.length) throw new Error("An option is repeated");
    return { values: values as Values<Known>, words: positionals };
  } catch (error) {
    // Node adds advice to some messages.
    const [problem] = (error as Error).message.replace(/'(.*?)'/s, "$1").split(/\.\s/);
    const list = entries.map((entry) => `--${entry.join(" ")}`.trim()).join(", ");
    throw new Error(`${problem}. Options: ${list || "none"}.`);
  }
}

/** Escapes characters that control a terminal or change the text direction, except tabs and line breaks. */
export function printable(text: string): string {
  const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return text.replace(/(?!\r\n|[\n\t])[\p{Cc}\p{Bidi_Control}]/gu, escape);
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
