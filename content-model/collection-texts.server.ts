/** Titles and counts of the pages of materials and rooms. Pure. */

import { fill } from '#contract/fill.ts';
import type { Content } from './assemble.server.ts';
import {
  type CollectionPicture,
  countRoomsAndProjects,
  type Selection,
  selectPictures,
} from './collections.server.ts';
import { capitalise, formatCount, joinAsUnits } from './language.server.ts';

type Parts = Pick<Content, 'materials' | 'collections'>;

/** "29 pictures, 3 places": filters count pictures too, so both numbers agree. */
export const picturesAndPlaces = (
  { materials: { counts } }: Parts,
  pictures: readonly CollectionPicture[],
) =>
  joinAsUnits([
    formatCount(counts.pictures, pictures.length),
    formatCount(counts.places, countRoomsAndProjects(pictures).places),
  ]);

/** "29 pictures, 21 rooms, 3 places" */
export function picturesRoomsAndPlaces(
  { materials: { counts } }: Parts,
  pictures: readonly CollectionPicture[],
) {
  const { rooms, places } = countRoomsAndProjects(pictures);
  return joinAsUnits([
    formatCount(counts.pictures, pictures.length),
    formatCount(counts.rooms, rooms),
    formatCount(counts.places, places),
  ]);
}

/** "Fifteen materials" */
export function materialsHeadline({ materials, collections }: Parts) {
  return capitalise(formatCount(materials.page.headline, collections.materials.length));
}

/** "Kota stone", "Kitchens", "Kitchens with Kota stone" */
export function selectionName(
  { materials: { kinds, materials, rooms } }: Parts,
  selection: Selection,
): string {
  const kind = selection.kind && kinds[selection.kind]?.name;
  const material = selection.material && materials[selection.material]?.name;
  if (!kind) return capitalise(material ?? rooms.headline);
  return capitalise(material ? fill(rooms.with, { rooms: kind, material }) : kind);
}

/** Title and description of a page, for search engines. */
export function headTextsOf(content: Parts, selection: Selection, isMaterials: boolean) {
  const { page, material, materials, rooms, counts } = content.materials;
  if (!selection.kind && !selection.material) return isMaterials ? page : rooms;
  const pictures = selectPictures(content.collections, selection);
  const name = selectionName(content, selection);
  const { line = '', name: materialName = '' } = materials[selection.material ?? ''] ?? {};
  const values = {
    line,
    rooms: capitalise(content.materials.kinds[selection.kind ?? '']?.name ?? ''),
    material: materialName,
    count: formatCount(counts.pictures, pictures.length),
    places: formatCount(counts.places, countRoomsAndProjects(pictures).places),
  };
  if (!selection.kind)
    return {
      title: fill(material.title, { material: name }),
      description: fill(material.description, values),
    };
  return {
    title: selection.material ? name : fill(rooms.roomTitle, values),
    description: fill(selection.material ? rooms.withDescription : rooms.roomDescription, values),
  };
}
