/** What the pages of rooms show. */
import type { Content } from '#app/content/assemble.server.ts';
import { PER_PAGE, pagesOf, pathOf } from '#app/content/collection-paths.server.ts';
import { capital, counted, nameOf, roomsAndPlaces } from '#app/content/collection-words.server.ts';
import { select, type Wish } from '#app/content/collections.server.ts';
import type { Choice, RoomsPageData } from '#app/sections/materials/types.ts';
import { shotOf } from './materials-data.server.ts';

/** Where one can go from here: every choice that shows at least one picture. */
function filtersOf(wish: Wish, content: Content): RoomsPageData['filters'] {
  const { collections, materials } = content;
  const choice = (to: Wish, label: string, isCurrent: boolean): Choice[] => {
    const { length } = select(collections, to);
    return length > 0 ? [{ to: pathOf(to), label: capital(label), count: length, isCurrent }] : [];
  };
  const { kind, material } = wish;
  const every = (to: Wish, isCurrent: boolean) => choice(to, materials.rooms.every, isCurrent);
  return [
    {
      label: materials.rooms.byRoom,
      choices: [
        ...every({ material }, !kind),
        ...collections.kinds.flatMap((other) =>
          choice({ kind: other, material }, materials.kinds[other]!.name, other === kind),
        ),
      ],
    },
    {
      label: materials.rooms.byMaterial,
      choices: [
        ...every({ kind }, !material),
        ...collections.materials.flatMap((other) =>
          choice({ kind, material: other }, materials.materials[other]!.name, other === material),
        ),
      ],
    },
  ].filter(({ choices }) => choices.length > 1);
}

/** One picture of each kind, which leads to all of them. */
function openingShots({ collections, ...content }: Content) {
  return collections.kinds.map((kind) => {
    const pictures = select(collections, { kind });
    const shot = shotOf(pictures.find(({ photo }) => isWide(photo.framed)) ?? pictures[0]!);
    return {
      ...shot,
      to: pathOf({ kind }),
      room: nameOf({ ...content, collections }, { kind }),
      place: counted(content.materials.counts.pictures, pictures.length),
    };
  });
}

const isWide = (framed?: { readonly width: number; readonly height: number }) =>
  framed !== undefined && framed.width > framed.height;

/** Undefined for an address at which no picture hangs. @param page counts from 1 */
export function roomsPageData(
  wish: Wish,
  page: number,
  content: Content,
): RoomsPageData | undefined {
  const { collections, materials } = content;
  const { kind, material } = wish;
  const pictures = select(collections, wish);
  const pages = pagesOf(pictures.length);
  const isKnown = !kind || collections.kinds.includes(kind);
  if (!isKnown || (material && !kind) || pictures.length === 0 || !(page >= 1 && page <= pages))
    return undefined;
  const label = (n: number) => materials.rooms.page.replace('{n}', String(n));
  return {
    name: nameOf(content, wish),
    note: kind ? `${capital(roomsAndPlaces(content, pictures))}.` : materials.rooms.lead,
    question: content.projects.page.question.other,
    filters: filtersOf(wish, content),
    shots: kind
      ? pictures.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(shotOf)
      : openingShots(content),
    pages: kind
      ? Array.from({ length: pages }, (_, i) => ({
          to: pathOf(wish, i + 1),
          label: label(i + 1),
          isCurrent: i + 1 === page,
        }))
      : [],
  };
}
