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

export const PARIS = city("Paris", 48.8566, 2.3522);
export const FRANKFURT = city("Frankfurt", 50.1109, 8.6821);
export const WARSAW = city("Warsaw", 52.2297, 21.0122);
export const BRUSSELS = city("Brussels", 50.8503, 4.3517);
export const AMSTERDAM = city("Amsterdam", 52.3676, 4.9041);
export const ZURICH = city("Zurich", 47.3769, 8.5417);
export const SAN_JOSE = city("San Jose", 37.3382, -121.8863);
export const WASHINGTON = city("Washington, D.C.", 38.9072, -77.0369);
export const HONG_KONG = city("Hong Kong", 22.3193, 114.1694);
export const RIO_DE_JANEIRO = city("Rio de Janeiro", -22.9068, -43.1729);

/** Cities all over the world, half of them near to others. */
export const CITIES: readonly MappedOffice[] = [
  NEW_YORK,
  SAN_FRANCISCO,
  LONDON,
  OSLO,
  BERLIN,
  CAPE_TOWN,
  BUENOS_AIRES,
  SINGAPORE,
  MUMBAI,
  TOKYO,
  SYDNEY,
  HONOLULU,
  SUVA,
  PARIS,
  FRANKFURT,
  WARSAW,
  BRUSSELS,
  AMSTERDAM,
  ZURICH,
  SAN_JOSE,
  WASHINGTON,
  HONG_KONG,
  RIO_DE_JANEIRO,
];

/** Sets of offices that a firm might have. */
export const OFFICE_SETS: readonly (readonly [name: string, offices: readonly MappedOffice[]])[] = [
  ["one office in Europe", [LONDON]],
  ["one office in Asia", [SINGAPORE]],
  ["neighbors", [LONDON, BERLIN, OSLO]],
  ["north and south", [OSLO, CAPE_TOWN]],
  ["both sides of the date line", [SUVA, HONOLULU]],
  ["the Pacific", [TOKYO, SAN_FRANCISCO, SYDNEY]],
  ["the west and the middle of Europe, and America", [NEW_YORK, SAN_FRANCISCO, LONDON, FRANKFURT, WARSAW]],
  ["both sides of the Channel", [NEW_YORK, SAN_FRANCISCO, LONDON, PARIS]],
  ["two in one bay", [SAN_FRANCISCO, SAN_JOSE, TOKYO]],
  ["a whole continent beside one far away", [LONDON, PARIS, BRUSSELS, AMSTERDAM, FRANKFURT, ZURICH, WARSAW, SYDNEY]],
  ["every continent", [NEW_YORK, SAN_FRANCISCO, BUENOS_AIRES, LONDON, CAPE_TOWN, MUMBAI, SINGAPORE, TOKYO, SYDNEY]],
];
