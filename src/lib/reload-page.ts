/** Loads the page anew, from the server. */
export function reloadPage(): void {
  window.location.reload();
}
