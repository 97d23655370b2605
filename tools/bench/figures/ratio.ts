/** A figure as a multiple of the floor's: "2.37"; nothing where the floor has next to none. */
export function ratio(figure: number, floor: number): string {
  return floor < 1 ? "" : (figure / floor).toFixed(2);
}
