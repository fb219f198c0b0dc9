/** Addresses of the pages of materials and of rooms. */
import { type Collections, type Selection, selectPictures } from './collections.server.ts';

/** Pictures on one page. It is a limit, so that no page grows with the number of pictures. */
export const PER_PAGE = 60;
/** A page of a room and a material is canonical for search engines from this number of pictures on. */
const WORTH_FINDING = 3;

export const MATERIALS = '/materials';
export const ROOMS = '/rooms';

/** The path of a selection's page; further pages are numbered from 2. */
export function pathOf({ kind, material }: Selection, page = 1): string {
  const parts = !kind && material ? [MATERIALS, material] : [ROOMS, kind, material];
  return [...parts, page > 1 ? page : undefined].filter((part) => part !== undefined).join('/');
}

export const pagesOf = (count: number) => Math.max(1, Math.ceil(count / PER_PAGE));

/** The canonical path. A room and material with few pictures has the path of its material, which shows the same pictures. */
export const canonicalOf = (collections: Collections, selection: Selection, page = 1) =>
  selection.kind &&
  selection.material &&
  selectPictures(collections, selection).length < WORTH_FINDING
    ? pathOf({ material: selection.material })
    : pathOf(selection, page);

/** A page and its selection, which is empty for the two overview pages. */
interface CollectionPage {
  readonly path: string;
  readonly selection: Selection;
  readonly page: number;
}

/** Every page that shows at least one picture. */
export function collectionPages(collections: Collections): CollectionPage[] {
  const { kinds, materials } = collections;
  const first = (path: string) => ({ path, selection: {}, page: 1 });
  const paged = (selection: Selection) => {
    const { length } = selectPictures(collections, selection);
    return Array.from({ length: length > 0 ? pagesOf(length) : 0 }, (_, i) => ({
      path: pathOf(selection, i + 1),
      selection,
      page: i + 1,
    }));
  };
  return [
    ...(materials.length > 0 ? [first(MATERIALS)] : []),
    ...materials.flatMap((material) => paged({ material })),
    ...(kinds.length > 0 ? [first(ROOMS)] : []),
    ...kinds.flatMap((kind) => [
      ...paged({ kind }),
      ...materials.flatMap((material) => paged({ kind, material })),
    ]),
  ];
}

/** The pages in the sitemap. */
export const foundPages = (collections: Collections) =>
  collectionPages(collections).filter(
    ({ path, selection, page }) =>
      (!selection.kind && !selection.material) ||
      canonicalOf(collections, selection, page) === path,
  );
