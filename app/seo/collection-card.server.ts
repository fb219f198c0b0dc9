/** The cards of shared links to materials and rooms. Like those of projects, they are drawn at the end of a build. */

import type { Content } from '#content-model/assemble.server.ts';
import { pathOf } from '#content-model/collection-paths.server.ts';
import {
  materialsHeadline,
  picturesAndPlaces,
  selectionName,
} from '#content-model/collection-texts.server.ts';
import { type Selection, selectPictures } from '#content-model/collections.server.ts';
import { required } from '#contract/required.ts';
import { sampleKey } from '#pictures/cuts.ts';
import { type DrawnCard, drawnCard } from './drawn-card.server.ts';
import { kindNote } from './kind-note.server.ts';

type Parts = Pick<
  Content,
  'site' | 'brand' | 'materials' | 'collections' | 'picture' | 'categories' | 'projects'
>;

/** The entry of a material in `content/materials.yaml`. */
export const materialNamed = (name: string, { materials }: Pick<Content, 'materials'>) =>
  required(materials.materials[name], `The material ${name}`);

/** The cropped sample of a material or, without one, the picture that it is cropped from. */
export const sampleOf = (material: string, content: Parts) => {
  const { sample } = materialNamed(material, content);
  const own = content.picture({ file: sampleKey(material), alt: '' });
  return own.encoded ? own : content.picture({ file: sample.picture, alt: '' });
};

/** Undefined without pictures. A room and a material together share the material's card. */
export function cardOf(
  selection: Selection,
  content: Parts,
  isMaterials: boolean,
): DrawnCard | undefined {
  const { collections, materials, picture } = content;
  const { kind, material = isMaterials ? collections.materials[0] : undefined } = selection;
  const about = selection.material ? { material: selection.material } : selection;
  const pictures = selectPictures(collections, about);
  const encoded = material ? sampleOf(material, content).encoded : pictures[0]?.photo.encoded;
  if (!encoded) return undefined;
  // A material's sample is cropped from a picture.
  const cutFrom = material
    ? picture({ file: materialNamed(material, content).sample.picture, alt: '' }).encoded
    : encoded;
  return drawnCard(
    isMaterials ? 'materials' : pathOf(about).slice(1).replaceAll('/', '-'),
    encoded,
    {
      headline: isMaterials ? materialsHeadline(content) : selectionName(content, about),
      line: isMaterials
        ? materials.page.lead
        : selection.material || kind
          ? picturesAndPlaces(content, pictures)
          : materials.rooms.lead,
      note: cutFrom && kindNote(cutFrom, content),
    },
    content,
  );
}
