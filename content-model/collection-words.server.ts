/** What the pages of materials and rooms are called, and how they count. Pure. */
import type { Content } from './assemble.server.ts';
import { type Found, type Selection, select, tally } from './collections.server.ts';
import { inWords } from './counted.server.ts';

type Parts = Pick<Content, 'materials' | 'collections'>;
type Forms = { readonly one: string; readonly many: string };

/** "Kota stone" and "Red oxide" at the beginning of a heading. */
export const capital = (words: string) =>
  words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

export const counted = (forms: Forms, count: number) =>
  count === 1 ? forms.one : forms.many.replace('{count}', String(count));

const fill = (template: string, values: Readonly<Record<string, string>>) =>
  template.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** "29 pictures, 3 places": filters count pictures too, so both numbers agree. */
export const picturesAndPlaces = ({ materials: { counts } }: Parts, pictures: readonly Found[]) =>
  `${counted(counts.pictures, pictures.length)}, ${counted(counts.places, tally(pictures).places)}`;

/** "29 pictures, 21 rooms, 3 places" */
export function picturesRoomsAndPlaces(
  { materials: { counts } }: Parts,
  pictures: readonly Found[],
) {
  const { rooms, places } = tally(pictures);
  return [
    counted(counts.pictures, pictures.length),
    counted(counts.rooms, rooms),
    counted(counts.places, places),
  ].join(', ');
}

/** "Fifteen materials" */
export function materialsHeadline({ materials, collections }: Parts) {
  const { length } = collections.materials;
  const { one, many } = materials.page.headline;
  return length === 1 ? one : capital(many.replace('{number}', inWords(length)));
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
  if (!selection.kind)
    return {
      title: fill(material.title, { material: name }),
      description: `${line} ${picturesAndPlaces(content, pictures)}.`,
    };
  const values = {
    rooms: capital(content.materials.kinds[selection.kind]?.name ?? ''),
    material: materialName,
    count: counted(counts.pictures, pictures.length),
    places: counted(counts.places, tally(pictures).places),
  };
  return {
    title: selection.material ? name : fill(rooms.roomTitle, values),
    description: fill(selection.material ? rooms.withDescription : rooms.roomDescription, values),
  };
}
