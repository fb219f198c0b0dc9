/** Data of the pages of rooms. */

import type { RoomsPageData } from '#app/sections/materials/types.ts';
import type { Content } from '#content-model/assemble.server.ts';
import { pagesOf, pathOf } from '#content-model/collection-paths.server.ts';
import { picturesRoomsAndPlaces, selectionName } from '#content-model/collection-texts.server.ts';
import { type Selection, selectPictures } from '#content-model/collections.server.ts';
import { formatCount } from '#content-model/language.server.ts';
import { required } from '#contract/required.ts';
import { byMaterial, byRoom, pagesLine, shotOf, shotsOf } from './collection-parts.server.ts';

/** One picture of each kind of room, which links to all of that kind. */
function openingShots({ collections, ...content }: Content) {
  return collections.kinds.map((kind) => {
    const pictures = selectPictures(collections, { kind });
    const wide = pictures.find(({ photo }) => isWide(photo.encoded));
    const shot = shotOf(required(wide ?? pictures[0], `A picture of the rooms ${kind}`));
    return {
      ...shot,
      to: pathOf({ kind }),
      room: selectionName({ ...content, collections }, { kind }),
      place: formatCount(content.materials.counts.pictures, pictures.length),
    };
  });
}

const isWide = (encoded?: { readonly width: number; readonly height: number }) =>
  encoded !== undefined && encoded.width > encoded.height;

/** Undefined for an address without pictures. @param page counts from 1 */
export function roomsPageData(
  selection: Selection,
  page: number,
  content: Content,
): RoomsPageData | undefined {
  const { collections, materials } = content;
  const { kind, material } = selection;
  const pictures = selectPictures(collections, selection);
  const pages = pagesOf(pictures.length);
  const isKnown = !kind || collections.kinds.includes(kind);
  if (!isKnown || (material && !kind) || pictures.length === 0 || !(page >= 1 && page <= pages))
    return undefined;
  return {
    name: selectionName(content, selection),
    note: kind ? `${picturesRoomsAndPlaces(content, pictures)}.` : materials.rooms.lead,
    question: content.projects.page.question.other,
    filters: [byRoom(selection, content), byMaterial(selection, content)].filter(
      ({ choices }) => choices.length > 1,
    ),
    shots: kind ? shotsOf(pictures, page) : openingShots(content),
    pages: kind ? pagesLine(selection, pictures.length, page, content) : [],
  };
}
