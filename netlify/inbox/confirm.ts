import { createInterface } from "node:readline/promises";

/** Asks on the terminal; silence is a no. */
export async function confirm(question: string): Promise<boolean> {
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  const noAnswer = new AbortController();
  prompt.once("close", () => noAnswer.abort());
  try {
    return /^y(es)?$/i.test((await prompt.question(question, { signal: noAnswer.signal })).trim());
  } catch {
    return false;
  } finally {
    prompt.close();
  }
}
