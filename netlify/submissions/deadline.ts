/**
 * Waits for some work, but not for ever.
 *
 * @param work goes on when the time is over; nobody waits for it any more
 * @param milliseconds the longest wait
 * @throws Error when the time is over, or whatever the work throws
 */
export async function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms.`)), milliseconds);
  });
  try {
    return await Promise.race([work, expiry]);
  } finally {
    clearTimeout(timer);
  }
}
