/** How many requests are under way at the same time. */
export const CONNECTIONS = 20;

/** One message of a visitor; `name` tells it from the others. */
function contactMessage(name: string): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name, email: "visitor@example.com", message: "A message sent to measure reliability." }),
  };
}

/**
 * Posts contact messages over all connections, each as soon as the one before is answered.
 *
 * @param url the site's address
 * @param onStored called with the id of each submission that was acknowledged; false ends the run
 * @returns how many requests were not acknowledged
 */
export async function postUntil(url: string, onStored: (id: string) => boolean): Promise<number> {
  let [running, unacknowledged] = [true, 0];
  const connection = async (_: unknown, index: number) => {
    for (let count = 0; running; count += 1) {
      try {
        const response = await fetch(`${url}/api/contact`, contactMessage(`Visitor ${index}-${count}`));
        const { id } = (await response.json()) as { id?: string };
        if (response.status !== 201 || id === undefined) unacknowledged += 1;
        else if (!onStored(id)) running = false;
      } catch {
        unacknowledged += 1;
        running = false;
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return unacknowledged;
}
