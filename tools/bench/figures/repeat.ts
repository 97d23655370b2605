/** Does the same several times, one after the other. */
export async function repeat<Result>(times: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let done = 0; done < times; done += 1) results.push(await work());
  return results;
}
