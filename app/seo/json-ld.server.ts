/** Structured business data for search engines (docs/specification/product.md). Pure: content in, schema.org out. */
import type {
  BreadcrumbList,
  HomeAndConstructionBusiness,
  ImageGallery,
  OpeningHoursSpecification,
  Person,
  Thing,
} from 'schema-dts';
import { jpegAddress } from '#app/components/photo.tsx';
import { GRID_PICTURES } from '#app/sections/portfolio/shown.ts';
import { closingsFrom } from '#app/site/closings.server.ts';
import type { Content } from '#content-model/assemble.server.ts';
import { areConsecutive, DAYS, groupDaysByHours } from '#content-model/format-hours.server.ts';
import { unlessHidden } from '#content-model/sections.server.ts';
import { required } from '#contract/required.ts';
import { faqPage } from './json-ld-faq.server.ts';

type Parts = Pick<Content, 'site' | 'about' | 'services' | 'faq' | 'pages' | 'categories'>;
interface Replaceable {
  readonly value: string;
  readonly isPlaceholder: boolean;
}

/** `undefined` for a placeholder. The property is then left out, because search engines would take it for real. */
const real = ({ value, isPlaceholder }: Replaceable) => (isPlaceholder ? undefined : value);

/** `undefined` for an empty list. The property is then left out. */
const some = <T>(list: readonly T[]) => (list.length > 0 ? list : undefined);

/** A list with one entry is replaced by that entry. */
const oneOrAll = <T>(list: readonly T[]) => (list.length === 1 && list[0] ? list[0] : list);

/** The first picture of each of the first `projects` projects of every category, as absolute addresses. */
const firstPictures = (categories: Parts['categories'], origin: string, projects: number) =>
  categories
    .flatMap((category) => category.projects.slice(0, projects))
    .flatMap(({ photos }) => {
      const encoded = photos.find((photo) => photo.encoded)?.encoded;
      return encoded ? [origin + jpegAddress(encoded)] : [];
    });

/**
 * "Mo-Sa 09:00-18:00", one for each group of days with the same hours: consecutive days as first and last, others as a
 * list.
 */
export function openingHours(hours: Parts['site']['hours']): string | readonly string[] {
  return oneOrAll(
    groupDaysByHours(hours).map(({ days, opens, closes }) => {
      const span =
        areConsecutive(days) && days.length > 1 ? `${days[0]}-${days.at(-1)}` : days.join(',');
      return `${span} ${opens}-${closes}`;
    }),
  );
}

const openingHoursSpecification = (hours: Parts['site']['hours']) =>
  oneOrAll(
    groupDaysByHours(hours).map(
      ({ days, opens, closes }): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => DAYS[day][1]),
        opens,
        closes,
      }),
    ),
  );

/**
 * Days on which the studio is closed. They open and close at midnight, which is how search engines mark a closed day.
 */
const closings = ({ hours }: Parts['site'], now: Date) =>
  closingsFrom(hours.closed, now).map(
    ({ from, to = from }): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      opens: '00:00',
      closes: '00:00',
    }),
  );

/** The kinds of work, and what is included with each if that section is shown. */
const specialities = (services: Parts['services']) =>
  [...services.items, ...(unlessHidden(services, 'included', services.included.items) ?? [])].map(
    ({ title }) => title,
  );

/** The studio itself. schema.org has no type for an interior designer, so `additionalType` names it. */
export function business(
  { site, about, services, categories }: Parts,
  origin: string,
  closed: readonly OpeningHoursSpecification[] = [],
): HomeAndConstructionBusiness {
  const { address, hours, serviceArea } = site;
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${origin}/#studio`,
    additionalType: 'http://www.productontology.org/id/Interior_design',
    knowsAbout: specialities(services),
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
    founder: unlessHidden(
      about,
      'founders',
      about.founders.people.map(
        ({ name, role, placeholder }): Person => ({
          '@type': 'Person',
          name: placeholder ? undefined : name,
          jobTitle: role,
        }),
      ),
    ),
    openingHours: openingHours(hours),
    openingHoursSpecification: openingHoursSpecification(hours),
    specialOpeningHoursSpecification: some(closed),
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

/** The short name of a page, for breadcrumbs. */
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

/** One picture of each project on the page, so that the graph does not grow with the portfolio. */
const gallery = ({ categories }: Parts, origin: string): ImageGallery => ({
  '@type': 'ImageGallery',
  creator: { '@id': `${origin}/#studio` },
  image: firstPictures(categories, origin, GRID_PICTURES),
});

/** The pages whose structured data has the days on which the studio is closed. */
const TELL_CLOSINGS = ['/', '/contact'];

/** The structured data of one page as one graph. @param now closings before it are left out */
export function jsonLdFor(path: string, content: Parts, origin: string, now = new Date()) {
  const closed = TELL_CLOSINGS.includes(path) ? closings(content.site, now) : [];
  const graph: Thing[] = [business(content, origin, closed)];
  if (path !== '/' && path !== '/404') graph.push(breadcrumbs(content, path, origin));
  if (path === '/faq') graph.push(faqPage(content.faq));
  if (path === '/projects') graph.push(gallery(content, origin));
  return { '@context': 'https://schema.org', '@graph': graph };
}
