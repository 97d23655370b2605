/**
 * The id of the place on the page that an address leads to.
 *
 * @param hash of the address, "#team"
 * @returns the id, as it stands where it is no percent-encoded text; "" without a hash
 */
export function anchorId(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
