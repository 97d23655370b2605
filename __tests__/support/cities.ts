import type { MappedOffice } from "../../src/content/map/world-map";

const city = (name: string, latitude: number, longitude: number): MappedOffice => ({ city: name, latitude, longitude });

export const NEW_YORK = city("New York", 40.7128, -74.006);
export const SAN_FRANCISCO = city("San Francisco", 37.7749, -122.4194);
export const LONDON = city("London", 51.5074, -0.1278);
export const OSLO = city("Oslo", 59.9139, 10.7522);
export const BERLIN = city("Berlin", 52.52, 13.405);
export const CAPE_TOWN = city("Cape Town", -33.9249, 18.4241);
export const BUENOS_AIRES = city("Buenos Aires", -34.6037, -58.3816);
export const SINGAPORE = city("Singapore", 1.3521, 103.8198);
export const MUMBAI = city("Mumbai", 19.076, 72.8777);
export const TOKYO = city("Tokyo", 35.6762, 139.6503);
export const SYDNEY = city("Sydney", -33.8688, 151.2093);
export const HONOLULU = city("Honolulu", 21.3069, -157.8583);
export const SUVA = city("Suva", -18.1416, 178.4419);

/** Sets of offices that a firm might have. */
export const OFFICE_SETS: readonly (readonly [name: string, offices: readonly MappedOffice[]])[] = [
  ["one office in Europe", [LONDON]],
  ["one office in Asia", [SINGAPORE]],
  ["neighbors", [LONDON, BERLIN, OSLO]],
  ["north and south", [OSLO, CAPE_TOWN]],
  ["both sides of the date line", [SUVA, HONOLULU]],
  ["the Pacific", [TOKYO, SAN_FRANCISCO, SYDNEY]],
  ["every continent", [NEW_YORK, SAN_FRANCISCO, BUENOS_AIRES, LONDON, CAPE_TOWN, MUMBAI, SINGAPORE, TOKYO, SYDNEY]],
];
