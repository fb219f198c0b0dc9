/** Titles and counts of the pages of materials and rooms. Pure. */
import type { Content } from './assemble.server.ts';
import { type Found, type Selection, select, tally } from './collections.server.ts';
import { capital, counted, fill, sideBySide } from './language.server.ts';

type Parts = Pick<Content, 'materials' | 'collections'>;

/** "29 pictures, 3 places": filters count pictures too, so both numbers agree. */
export const picturesAndPlaces = ({ materials: { counts } }: Parts, pictures: readonly Found[]) =>
  sideBySide([
    counted(counts.pictures, pictures.length),
    counted(counts.places, tally(pictures).places),
  ]);

/** "29 pictures, 21 rooms, 3 places" */
export function picturesRoomsAndPlaces(
  { materials: { counts } }: Parts,
  pictures: readonly Found[],
) {
  const { rooms, places } = tally(pictures);
  return sideBySide([
    counted(counts.pictures, pictures.length),
    counted(counts.rooms, rooms),
    counted(counts.places, places),
  ]);
}

/** "Fifteen materials" */
export function materialsHeadline({ materials, collections }: Parts) {
  return capital(counted(materials.page.headline, collections.materials.length));
}

/** "Kota stone", "Kitchens", "Kitchens with Kota stone" */
export function nameOf(
  { materials: { kinds, materials, rooms } }: Parts,
  selection: Selection,
): string {
  const kind = selection.kind && kinds[selection.kind]?.name;
  const material = selection.material && materials[selection.material]?.name;
  if (!kind) return capital(material ?? rooms.headline);
  return capital(material ? fill(rooms.with, { rooms: kind, material }) : kind);
}

/** Title and description of a page, for search engines. */
export function saidOf(content: Parts, selection: Selection, isMaterials: boolean) {
  const { page, material, materials, rooms, counts } = content.materials;
  if (!selection.kind && !selection.material) return isMaterials ? page : rooms;
  const pictures = select(content.collections, selection);
  const name = nameOf(content, selection);
  const { line = '', name: materialName = '' } = materials[selection.material ?? ''] ?? {};
  const values = {
    line,
    rooms: capital(content.materials.kinds[selection.kind ?? '']?.name ?? ''),
    material: materialName,
    count: counted(counts.pictures, pictures.length),
    places: counted(counts.places, tally(pictures).places),
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
