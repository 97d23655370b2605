import { Children } from "react";
import type { ReactNode } from "react";
import { pagePath } from "../lib/paths";
import type { Subject } from "../structured-data/describe";
import { Breadcrumb } from "./breadcrumb";
import type { Crumb } from "./breadcrumb";
import { HeroBanner } from "./hero-banner";
import { PageHead } from "./page-head";
import { SectionBoundary } from "./section-boundary";
import { useSite } from "./use-site";

interface PageProps {
  /** The copy of the page: title, description, banner. */
  readonly copy: Omit<Queries.PageTextFragment, "sections">;
  /** The page's path, by default that of its copy's id; null for a page that isn't to be found or shared. */
  readonly path?: string | null;
  /** Renders another banner than the usual one, with the breadcrumb in it. */
  readonly hero?: (breadcrumb: ReactNode) => ReactNode;
  /** The page's own picture, in its banner; without one, the banner is low and has the site's default picture. */
  readonly image?: Queries.HeroPictureFragment;
  readonly imageAlt?: string;
  /** The document's title, by default the page's title and the brand. */
  readonly documentTitle?: string;
  /** The picture that social networks show of the page, if it isn't that of its banner. */
  readonly picture?: { readonly share: string };
  /** The subject of the page, for search engines. */
  readonly subject?: Subject;
  /** The page's name in the breadcrumb, if its title is too long for that. */
  readonly crumb?: string;
  /** The pages above this one, from the top. */
  readonly parents?: readonly Crumb[];
  readonly children?: ReactNode;
}

/** A page of the site: its document head, its hero banner with the breadcrumb, and its sections. */
export function Page({
  copy,
  path = pagePath(copy.jsonId),
  hero,
  image,
  imageAlt,
  documentTitle,
  picture,
  subject,
  crumb = copy.title,
  parents = [],
  children,
}: PageProps) {
  const { facts } = useSite();
  const home = pagePath("home");
  const trail = [
    { label: "Home", to: home },
    ...parents,
    ...(path !== null && path !== home ? [{ label: crumb, to: path }] : []),
  ];
  const breadcrumb = <Breadcrumb parents={parents} current={crumb} />;
  return (
    <>
      <PageHead
        title={documentTitle ?? `${copy.title} | ${facts.brand}`}
        description={copy.description}
        path={path}
        picture={(picture ?? image ?? facts.defaultHeroImage).share}
        trail={trail}
        subject={subject}
      />
      <SectionBoundary>
        {hero ? (
          hero(breadcrumb)
        ) : (
          <HeroBanner
            title={copy.hero.title}
            subtitle={copy.hero.subtitle}
            image={image}
            imageAlt={imageAlt}
            link={copy.hero.link}
            breadcrumb={breadcrumb}
          />
        )}
      </SectionBoundary>
      {Children.toArray(children).map((section, index) => (
        <SectionBoundary key={index}>{section}</SectionBoundary>
      ))}
    </>
  );
}
