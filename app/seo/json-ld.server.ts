/** Structured business data for search engines (docs/specification/product.md). Pure: content in, schema.org out. */
import type {
  BreadcrumbList,
  HomeAndConstructionBusiness,
  ImageGallery,
  Person,
  Thing,
} from 'schema-dts';
import { jpegAddress } from '#app/components/photo.tsx';
import { GRID_PICTURES } from '#app/sections/portfolio/shown.ts';
import type { Content } from '#content-model/assemble.server.ts';
import { required } from '#contract/required.ts';
import { faqPage } from './json-ld-faq.server.ts';

type Parts = Pick<Content, 'site' | 'about' | 'faq' | 'pages' | 'categories'>;
interface Replaceable {
  readonly value: string;
  readonly isPlaceholder: boolean;
}

/** `undefined` for a placeholder, which leaves the property out: search engines would take it for real. */
const real = ({ value, isPlaceholder }: Replaceable) => (isPlaceholder ? undefined : value);

/** `undefined` for an empty list, which leaves the property out. */
const some = <T>(list: readonly T[]) => (list.length > 0 ? list : undefined);

/** The first picture of each of the first `projects` projects of every category, as absolute addresses. */
const firstPictures = (categories: Parts['categories'], origin: string, projects: number) =>
  categories
    .flatMap((category) => category.projects.slice(0, projects))
    .flatMap(({ photos }) => {
      const encoded = photos.find((photo) => photo.encoded)?.encoded;
      return encoded ? [origin + jpegAddress(encoded)] : [];
    });

const DAYS = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const;

/** "Mo-Sa 09:00-18:00": consecutive days as first and last, others as a list. */
export function openingHours({ days, opens, closes }: Parts['site']['hours']): string {
  const all = Object.keys(DAYS);
  const inRow = days.every((day, i) => all.indexOf(day) === all.indexOf(days[0] ?? '') + i);
  const span = inRow && days.length > 1 ? `${days[0]}-${days.at(-1)}` : days.join(',');
  return `${span} ${opens}-${closes}`;
}

/** The studio itself. schema.org has no type for an interior designer, so `additionalType` names it. */
export function business(
  { site, about, categories }: Parts,
  origin: string,
): HomeAndConstructionBusiness {
  const { address, hours, serviceArea } = site;
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${origin}/#studio`,
    additionalType: 'http://www.productontology.org/id/Interior_design',
    knowsAbout: ['Interior design', 'Landscape design', 'Space planning', '3D visualisation'],
    name: site.fullName,
    alternateName: [site.name, site.nameDevanagari],
    description: site.description,
    url: `${origin}/`,
    image: some(firstPictures(categories, origin, 1)),
    telephone: real(site.phone),
    email: real(site.email),
    sameAs: some(site.socials.flatMap(({ url }) => real(url) ?? [])),
    foundingDate: String(site.foundingYear),
    numberOfEmployees: { '@type': 'QuantitativeValue', minValue: site.staff },
    areaServed: [
      {
        '@type': 'GeoCircle',
        geoMidpoint: {
          '@type': 'GeoCoordinates',
          latitude: serviceArea.latitude,
          longitude: serviceArea.longitude,
        },
        geoRadius: String(serviceArea.radius),
      },
      ...serviceArea.localities.map((name) => `${name}, ${address.city}`),
    ],
    founder: about.founders.people.map(
      ({ name, role, placeholder }): Person => ({
        '@type': 'Person',
        name: placeholder ? undefined : name,
        jobTitle: role,
      }),
    ),
    openingHours: openingHours(hours),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days.map((day) => DAYS[day]),
      opens: hours.opens,
      closes: hours.closes,
    },
    priceRange: site.priceRange,
    address: {
      '@type': 'PostalAddress',
      streetAddress: real(address.street),
      postalCode: real(address.postalCode),
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: address.country,
    },
  };
}

/** The short name of a page, as in breadcrumbs. */
export const crumbOf = (pages: Parts['pages'], path: string) =>
  required(pages[path], `${path} of pages.yaml`).crumb;

/** The path from the home page to this one. */
const breadcrumbs = ({ pages }: Parts, path: string, origin: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: ['/', path].map((step, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: crumbOf(pages, step),
    item: origin + step,
  })),
});

/** One picture of each project that the page shows: the graph must not grow with the portfolio. */
const gallery = ({ categories }: Parts, origin: string): ImageGallery => ({
  '@type': 'ImageGallery',
  creator: { '@id': `${origin}/#studio` },
  image: firstPictures(categories, origin, GRID_PICTURES),
});

/** The structured data of one page as one graph. */
export function jsonLdFor(path: string, content: Parts, origin: string) {
  const graph: Thing[] = [business(content, origin)];
  if (path !== '/' && path !== '/404') graph.push(breadcrumbs(content, path, origin));
  if (path === '/faq') graph.push(faqPage(content.faq));
  if (path === '/projects') graph.push(gallery(content, origin));
  return { '@context': 'https://schema.org', '@graph': graph };
}
