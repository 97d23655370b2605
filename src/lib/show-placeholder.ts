/**
 * Says what a real application would do in place of a button that has nothing behind it yet (spec §8).
 *
 * @param action what would happen to which item: "download white paper 3"
 */
export function showPlaceholder(action: string): void {
  window.alert(`In a real application, this would ${action}.`);
}
