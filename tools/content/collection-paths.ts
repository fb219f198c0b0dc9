/** Addresses of the pages of materials and rooms, for the prerenderer, which asks before the content is read. */
import { assemble } from '#content-model/assemble.server.ts';
import { collectionPages } from '#content-model/collection-paths.server.ts';
import { readManifest } from '#pictures/manifest.ts';
import { readContentFiles } from './content-files.ts';

/** "/materials/kota", "/rooms/kitchen/kota": every one at which a picture hangs. */
export async function collectionPaths() {
  const { collections } = assemble(await readContentFiles(), readManifest());
  return collectionPages(collections).map(({ path }) => path);
}
