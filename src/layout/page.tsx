import { Children } from "react";
import type { ReactNode } from "react";
import { pagePath } from "../lib/paths";
import { Breadcrumb } from "./breadcrumb";
import type { Crumb } from "./breadcrumb";
import { HeroBanner } from "./hero-banner";
import { PageHead } from "./page-head";
import { SectionBoundary } from "./section-boundary";
import type { Subject } from "./structured-data";
import { useSite } from "./use-site";

interface PageProps {
  readonly copy: Omit<Queries.PageTextFragment, "sections">;
  /** By default the path for the copy's id; null for a page that must not be indexed or shared. */
  readonly path?: string | null;
  /** Replaces the banner; must show the breadcrumb. */
  readonly hero?: (breadcrumb: ReactNode) => ReactNode;
  /** The picture of the banner; without one, the banner is low and shows the site's default picture. */
  readonly image?: Queries.HeroPictureFragment;
  readonly imageAlt?: string;
  readonly documentTitle?: string;
  /** The image for social networks, if it is not the banner's. */
  readonly shareImage?: { readonly share: string };
  readonly subject?: Subject;
  /** A name for the breadcrumb, if the title is too long. */
  readonly crumb?: string;
  /** The pages above this one, without the home page. */
  readonly parents?: readonly Crumb[];
  readonly children?: ReactNode;
}

/** Document head, hero banner and sections. Each section hydrates and fails independently. */
export function Page({
  copy,
  path = pagePath(copy.jsonId),
  hero,
  image,
  imageAlt,
  documentTitle,
  shareImage,
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
        shareImage={(shareImage ?? image ?? facts.defaultHeroImage).share}
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
