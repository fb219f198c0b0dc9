/** Structured data of a project's page: the work, the place, every picture, and breadcrumbs. Pure. */
import type { BreadcrumbList, CreativeWork, ImageObject, Thing, WebPage } from 'schema-dts';
import { jpegAddress } from '#app/components/photo.tsx';
import type { Content } from '#content-model/assemble.server.ts';
import { coverOf } from '#content-model/cover.server.ts';
import { describeProject, factsToShow } from '#content-model/describe-project.server.ts';
import { projectPath } from '#content-model/pages.ts';
import type { Facts, Photo, Project } from '#content-model/types.ts';
import { crumbOf } from './json-ld.server.ts';

type Parts = Pick<Content, 'site' | 'pages' | 'projects'>;

/** UN/CEFACT code for square feet. */
const SQUARE_FEET = 'FTK';

/** "3BHK" has three bedrooms; "3,100 sq ft built" is a floor size of 3100 square feet. */
function floorPlan({ homeType = '', area = '' }: Facts) {
  const bedrooms = /^(\d+)\s*BHK/i.exec(homeType)?.[1];
  const size = /^([\d,.]+)\s*sq\s*ft/i.exec(area)?.[1];
  if (!bedrooms && !size) return undefined;
  return {
    '@type': 'FloorPlan' as const,
    numberOfBedrooms: bedrooms ? Number(bedrooms) : undefined,
    floorSize: size
      ? {
          '@type': 'QuantitativeValue' as const,
          value: Number(size.replaceAll(',', '')),
          unitCode: SQUARE_FEET,
        }
      : undefined,
  };
}

function imageOf(photo: Photo, url: string, isCover: boolean, { site }: Parts, origin: string) {
  const { encoded, alt, room } = photo;
  if (!encoded) return [];
  const image: ImageObject = {
    '@type': 'ImageObject',
    contentUrl: origin + jpegAddress(encoded),
    caption: alt,
    representativeOfPage: isCover || undefined,
    contentLocation: room ? { '@type': 'Place', name: room } : undefined,
    // The project itself names its creator; on each image search engines require creator or credit.
    creditText: site.fullName,
    license: `${url}#rights`,
    acquireLicensePage: `${origin}/contact`,
  };
  return [image];
}

const breadcrumbs = ({ pages }: Parts, { title }: Project, url: string, origin: string) => {
  const steps = [
    [crumbOf(pages, '/'), `${origin}/`],
    [crumbOf(pages, '/projects'), `${origin}/projects`],
    [title, url],
  ] as const;
  const list: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item,
    })),
  };
  return list;
};

/** The structured data of one project's page as one graph. */
export function jsonLdForProject(project: Project, content: Parts, origin: string) {
  const { slug, title, facts = {}, summary, photos, kind } = project;
  const { site, projects } = content;
  const url = origin + projectPath(slug);
  const studio = { '@id': `${origin}/#studio` };
  const { locality, year, homeType, materials } = facts;
  const place = locality
    ? {
        '@type': 'PostalAddress' as const,
        addressLocality: locality,
        addressRegion: site.address.region,
        addressCountry: site.address.country,
      }
    : undefined;
  const cover = coverOf(project);
  const work: CreativeWork = {
    '@type': 'CreativeWork',
    '@id': `${url}#work`,
    name: title,
    url,
    description:
      [...describeProject(factsToShow(project), projects.page.asked), summary]
        .filter(Boolean)
        .join(' ') || undefined,
    creator: studio,
    dateCreated: year && /^\d{4}$/.test(year) ? year : undefined,
    material: materials?.length ? [...materials] : undefined,
    genre: projects.kindNote[kind],
    locationCreated: place && { '@type': 'Place', name: locality, address: place },
    about: homeType
      ? {
          '@type': 'Residence',
          name: title,
          description: homeType,
          address: place,
          accommodationFloorPlan: floorPlan(facts),
        }
      : { '@type': 'Place', name: title, address: place },
    image: photos.flatMap((photo) => imageOf(photo, url, photo === cover, content, origin)),
  };
  const page: WebPage = {
    '@type': 'WebPage',
    '@id': url,
    mainEntity: { '@id': `${url}#work` },
  };
  const graph: Thing[] = [
    { '@type': 'HomeAndConstructionBusiness', ...studio, name: site.fullName, url: `${origin}/` },
    page,
    work,
    breadcrumbs(content, project, url, origin),
  ];
  return { '@context': 'https://schema.org', '@graph': graph };
}
