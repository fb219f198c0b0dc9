/** Structured data of the pages of materials and rooms: what they collect, and breadcrumbs. Pure. */
import type { BreadcrumbList, CollectionPage, Thing } from 'schema-dts';
import type { Content } from '#content-model/assemble.server.ts';
import { canonicalOf, MATERIALS, pathOf, ROOMS } from '#content-model/collection-paths.server.ts';
import { headTextsOf, selectionName } from '#content-model/collection-texts.server.ts';
import type { Selection } from '#content-model/collections.server.ts';
import { crumbOf } from './json-ld.server.ts';

type Parts = Pick<Content, 'site' | 'pages' | 'materials' | 'collections'>;
type Step = readonly [name: string, path: string];

function steps({ kind, material }: Selection, content: Parts, isMaterials: boolean): Step[] {
  const { page, rooms } = content.materials;
  const named = (selection: Selection): Step => [
    selectionName(content, selection),
    pathOf(selection),
  ];
  if (isMaterials || (material && !kind))
    return [[page.crumb, MATERIALS], ...(material ? [named({ material })] : [])];
  return [
    [rooms.crumb, ROOMS],
    ...(kind ? [named({ kind })] : []),
    ...(kind && material ? [named({ kind, material })] : []),
  ];
}

/** The structured data of one page as one graph. */
export function jsonLdForCollection(
  selection: Selection,
  content: Parts,
  origin: string,
  isMaterials: boolean,
) {
  const { site, pages, collections } = content;
  const path = isMaterials ? MATERIALS : canonicalOf(collections, selection);
  const { title, description } = headTextsOf(content, selection, isMaterials);
  const studio = { '@id': `${origin}/#studio` };
  const all: readonly Step[] = [
    [crumbOf(pages, '/'), '/'],
    ...steps(selection, content, isMaterials),
  ];
  const breadcrumb: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(([name, step], i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: origin + step,
    })),
  };
  const page: CollectionPage = {
    '@type': 'CollectionPage',
    '@id': origin + path,
    name: title,
    description,
    publisher: studio,
  };
  const graph: Thing[] = [
    { '@type': 'HomeAndConstructionBusiness', ...studio, name: site.fullName, url: `${origin}/` },
    page,
    breadcrumb,
  ];
  return { '@context': 'https://schema.org', '@graph': graph };
}
