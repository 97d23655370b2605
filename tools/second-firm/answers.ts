import { formatHex } from "culori";
import type { Answers } from "../adopt/answers";

// No file but the content may say the firm's name, this one included: it is put together here.

const NAMES = ["Årdal", "Quinn"];
const BRAND = NAMES.join(" & ");
const HOST = ["ardal", "quinn.example"].join("-");
const PHONE = ["+47 22 85", "50 10"].join(" ");

const OFFICE = { hours: "Monday to Friday, 8:30 AM to 4:30 PM" };

/** Colors are named in data/theme.json alone; these are made: https://www.w3.org/TR/css-color-4/#ok-lab */
const color = (l: number, c: number, h: number) => formatHex({ mode: "oklch", l, c, h });

/** The hue of both, in degrees. */
const GREEN = 160;

/** A firm as unlike the present one as the schemas allow: its name, colors, offices, pages, and a language's own script. */
export const SECOND_FIRM: Omit<Answers, "logo"> = {
  site: {
    brand: BRAND,
    product: `${BRAND} Advisers`,
    tagline: "Plain advice for those who build ships and for those who sail them.",
    address: `https://www.${HOST}`,
    email: `post@${HOST}`,
    phone: PHONE,
    founded: 1994,
    legalEntity: {
      name: `${BRAND} AS`,
      office: "Oslo",
      governingLaw: "Norway",
      jurisdiction: "Oslo, Norway",
    },
    socialLinks: [],
    languages: [
      { code: "en", name: "English" },
      { code: "uk", name: "Українська" },
    ],
    pages: { webinars: false },
  },
  colors: { ink: color(0.25, 0.04, GREEN), accent: color(0.5, 0.11, GREEN) },
  offices: [
    {
      ...OFFICE,
      city: "Oslo",
      address: ["Karl Johans gate 1", "0154 Oslo", "Norway"],
      country: "NO",
      phone: PHONE,
      email: `oslo@${HOST}`,
      latitude: 59.9139,
      longitude: 10.7522,
    },
    {
      ...OFFICE,
      city: "Kyiv",
      address: ["Khreshchatyk St 22", "01001 Kyiv", "Ukraine"],
      country: "UA",
      phone: "+380 44 555 01 42",
      email: `kyiv@${HOST}`,
      latitude: 50.4501,
      longitude: 30.5234,
    },
  ],
};
