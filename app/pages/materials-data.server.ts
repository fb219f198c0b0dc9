/** Data of the pages of materials. */

import type { MaterialPageData, MaterialsPageData, Slab } from '#app/sections/materials/types.ts';
import { materialNamed, sampleOf } from '#app/seo/collection-card.server.ts';
import type { Content } from '#content-model/assemble.server.ts';
import { MATERIALS, pagesOf, pathOf } from '#content-model/collection-paths.server.ts';
import {
  materialsHeadline,
  picturesAndPlaces,
  picturesRoomsAndPlaces,
  selectionName,
} from '#content-model/collection-texts.server.ts';
import { selectPictures } from '#content-model/collections.server.ts';
import { fill } from '#contract/fill.ts';
import { byRoom, pagesLine, shotsOf } from './collection-parts.server.ts';
import { nextInList } from './next-in-list.server.ts';

function slabOf(material: string, content: Content): Slab {
  const { alt: _, ...picture } = sampleOf(material, content);
  return {
    to: pathOf({ material }),
    name: selectionName(content, { material }),
    note: picturesAndPlaces(content, selectPictures(content.collections, { material })),
    picture: { ...picture, alt: '' },
  };
}

export function materialsPageData(content: Content): MaterialsPageData {
  const { lead, invitation, link } = content.materials.page;
  return {
    headline: materialsHeadline(content),
    lead,
    invitation,
    link,
    slabs: content.collections.materials.map((material) => slabOf(material, content)),
  };
}

const quarter = (percent: number) => Math.round(percent / 25) * 25;

/** Undefined for a name without pictures. @param page counts from 1 */
export function materialPageData(
  material: string,
  page: number,
  content: Content,
): MaterialPageData | undefined {
  const { collections, materials: file } = content;
  if (!collections.materials.includes(material)) return undefined;
  const pictures = selectPictures(collections, { material });
  if (!(page >= 1 && page <= pagesOf(pictures.length))) return undefined;
  const { family, line, from, ages, care, instead, price, sample } = materialNamed(
    material,
    content,
  );
  const { title: _, description: __, ...words } = file.material;
  const next = nextInList(material, collections.materials);
  const picture = content.picture({ file: sample.picture, alt: '' });
  const shown = collections.pictures.find(
    ({ photo }) => photo.encoded?.base === picture.encoded?.base,
  );
  const note = picturesRoomsAndPlaces(content, pictures);
  return {
    trail: { to: MATERIALS, label: file.page.crumb },
    family,
    name: selectionName(content, { material }),
    line,
    note: shown && fill(words.picture, { title: shown.photo.title, place: shown.project.title }),
    picture: { ...picture, alt: shown?.photo.alt ?? '' },
    at: [quarter(sample.at[0]), quarter(sample.at[1])],
    facts: [
      { label: words.from, text: from },
      { label: words.ages, text: ages },
      { label: words.care, text: care },
      { label: words.instead, text: instead },
      ...(price ? [{ label: words.price, text: price }] : []),
    ],
    count: note,
    rooms: byRoom({ material }, content),
    shots: shotsOf(pictures, page),
    pages: pagesLine({ material }, pictures.length, page, content),
    next: next === undefined ? undefined : { ...slabOf(next, content), label: words.next },
    all: words.all,
  };
}
