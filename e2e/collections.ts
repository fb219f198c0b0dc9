/** Paths of the pages of materials and rooms that the tests open. */
import {
  collectionPages,
  MATERIALS,
  pathOf,
  ROOMS,
} from '#content-model/collection-paths.server.ts';
import { selectPictures } from '#content-model/collections.server.ts';
import { content } from './content.ts';

const { collections } = content;
export const pages = collectionPages(collections);
/** The combination of room and material with the most pictures, and each of them alone. */
export const both = pages
  .filter(({ selection, page }) => selection.kind && selection.material && page === 1)
  .sort(
    (a, b) =>
      selectPictures(collections, b.selection).length -
      selectPictures(collections, a.selection).length,
  )[0]!.selection;
export const PATH = pathOf(both);
export const ROOM = pathOf({ kind: both.kind });
export const MATERIAL = pathOf({ material: both.material });
export const SHOWN_COLLECTIONS = [MATERIALS, MATERIAL, ROOMS, ROOM, PATH];
