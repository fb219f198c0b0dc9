/** Parts that the pages of materials and rooms share. */

import type { Choice, Filter } from '#app/components/choices.tsx';
import type { Shot } from '#app/sections/materials/types.ts';
import { materialNamed } from '#app/seo/collection-card.server.ts';
import type { Content } from '#content-model/assemble.server.ts';
import { PER_PAGE, pagesOf, pathOf } from '#content-model/collection-paths.server.ts';
import {
  type CollectionPicture,
  type Selection,
  selectPictures,
} from '#content-model/collections.server.ts';
import { capitalise } from '#content-model/language.server.ts';
import { projectPath } from '#content-model/pages.ts';
import { fill } from '#contract/fill.ts';
import { required } from '#contract/required.ts';

/**
 * A picture for a wall of pictures. Its alternative text is its title, or empty if the caption already has that text.
 */
export function shotOf({ project, photo }: CollectionPicture): Shot {
  const { n, title, room = title, encoded } = photo;
  return {
    to: `${projectPath(project.slug)}#${n}`,
    picture: { alt: title === room ? '' : title, encoded },
    room,
    place: project.title,
  };
}

/** The pictures of one page. @param page counts from 1 */
export const shotsOf = (pictures: readonly CollectionPicture[], page: number) =>
  pictures.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(shotOf);

/** Links to all pages of a selection's pictures. */
export const pagesLine = (
  selection: Selection,
  count: number,
  page: number,
  content: Content,
): Choice[] =>
  Array.from({ length: pagesOf(count) }, (_, i) => ({
    to: pathOf(selection, i + 1),
    label: fill(content.materials.rooms.page, { n: i + 1 }),
    isCurrent: i + 1 === page,
  }));

/** A list with one choice of a filter; empty if the choice would have no results. */
function choice(
  to: Selection,
  label: string,
  isCurrent: boolean,
  { collections }: Content,
): Choice[] {
  const { length } = selectPictures(collections, to);
  return length > 0 ? [{ to: pathOf(to), label: capitalise(label), count: length, isCurrent }] : [];
}

/** Filter: the same material in other rooms. */
export function byRoom({ kind, material }: Selection, content: Content): Filter {
  const { collections, materials } = content;
  return {
    label: materials.rooms.byRoom,
    choices: [
      ...choice({ material }, materials.rooms.every, !kind, content),
      ...collections.kinds.flatMap((other) =>
        choice(
          { kind: other, material },
          required(materials.kinds[other], `The kind of room ${other}`).name,
          other === kind,
          content,
        ),
      ),
    ],
  };
}

/** Filter: other materials in the same room. */
export function byMaterial({ kind, material }: Selection, content: Content): Filter {
  const { collections, materials } = content;
  return {
    label: materials.rooms.byMaterial,
    choices: [
      ...choice({ kind }, materials.rooms.every, !material, content),
      ...collections.materials.flatMap((other) =>
        choice(
          { kind, material: other },
          materialNamed(other, content).name,
          other === material,
          content,
        ),
      ),
    ],
  };
}
