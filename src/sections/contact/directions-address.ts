/**
 * The page of OpenStreetMap that shows the way to a place.
 *
 * @param latitude in degrees, north is positive
 * @param longitude in degrees, east is positive
 */
export function directionsAddress(latitude: number, longitude: number): string {
  return `https://www.openstreetmap.org/directions?to=${String(latitude)}%2C${String(longitude)}`;
}
