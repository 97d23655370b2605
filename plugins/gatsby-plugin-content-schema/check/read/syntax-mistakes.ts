import { printParseErrorCode } from "jsonc-parser";
import type { ParseError } from "jsonc-parser";
import type { Finding } from "../finding";
import { explainBreak } from "./explain-break";
import { explainSlip, garblesText } from "./explain-slip";
import type { Explained } from "./explained";
import type { JsonSource } from "./json-source";
import { spotAt, tokensOf } from "./tokens";

/** Whether a file can be read in spite of its mistakes. */
interface SyntaxMistakes {
  readonly findings: readonly Finding[];
  readonly readable: boolean;
}

/**
 * What is wrong with a file's syntax. Slips that leave no doubt about the rest, such as a comment or a comma too many,
 * are all told. After the first real break nothing is certain any more, so nothing further is said of the file.
 *
 * @param errors what jsonc-parser complains of, in the order of the text
 */
export function syntaxMistakes(source: JsonSource, errors: readonly ParseError[]): SyntaxMistakes {
  if (errors.length === 0) return { findings: [], readable: true };
  const { text, file } = source;
  const findings: Finding[] = [];
  const tell = ({ offset, ...what }: Explained) => {
    findings.push({ severity: "mistake", file, ...source.placeAt(offset), ...what });
  };
  if (text.trim() === "") {
    tell({
      offset: 0,
      message: "the file is empty",
      remedy: "Write [] for a list without entries, or bring the file's content back.",
    });
    return { findings, readable: false };
  }

  const tokens = tokensOf(text);
  let told = -1;
  let readable = true;
  for (const { error, offset, length } of errors) {
    // The parser complains a second time of what it skips after a complaint.
    if (offset === told) continue;
    told = offset;
    const code = printParseErrorCode(error);
    const spot = spotAt(tokens, offset);
    const slip = explainSlip(code, spot, { text: text.slice(offset, offset + length), offset, end: offset + length });
    tell(slip ?? explainBreak(code, spot, text));
    if (!slip) return { findings, readable: false };
    readable &&= !garblesText(code);
  }
  return { findings, readable };
}
