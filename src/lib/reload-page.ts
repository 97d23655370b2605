/** Reloads the page. A module of its own, as tests cannot replace window.location. */
export function reloadPage(): void {
  window.location.reload();
}
