import articles from "../../../data/articles.json";
import industries from "../../../data/industries.json";
import services from "../../../data/services.json";

/** A page of the site, and its title: docs/behaviour.md 2. */
export interface Route {
  readonly path: string;
  readonly title: string;
}

const details = (base: string, entries: readonly { readonly id: string; readonly title: string }[]): Route[] =>
  entries.map(({ id, title }) => ({ path: `${base}/${id}`, title: `${title} | Corvane` }));

/** Every route that answers 200. */
export const ROUTES: readonly Route[] = [
  { path: "/", title: "Corvane Consulting - Innovative Business Solutions" },
  { path: "/about", title: "About Us | Corvane" },
  { path: "/services", title: "Services | Corvane" },
  ...details("/services", services),
  { path: "/industries", title: "Industries | Corvane" },
  ...details("/industries", industries),
  { path: "/blog", title: "Blog | Corvane" },
  ...details("/blog", articles),
  { path: "/case-studies", title: "Case Studies | Corvane" },
  { path: "/white-papers", title: "White Papers | Corvane" },
  { path: "/webinars", title: "Webinars | Corvane" },
  { path: "/careers", title: "Careers | Corvane" },
  { path: "/contact", title: "Contact | Corvane" },
  { path: "/privacy-policy", title: "Privacy Policy | Corvane" },
  { path: "/terms-of-service", title: "Terms of Service | Corvane" },
  { path: "/sitemap", title: "Sitemap | Corvane" },
  { path: "/faq", title: "FAQ | Corvane" },
];

/** Every page that a visitor can come to, and the status that it answers with. */
export const PAGES: readonly (Route & { readonly status: number })[] = [
  ...ROUTES.map((route) => ({ ...route, status: 200 })),
  { path: "/not-found", title: "Page Not Found | Corvane", status: 404 },
];
