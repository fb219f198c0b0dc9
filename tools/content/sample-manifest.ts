/** For tests, which run before any picture is encoded: the manifest that the framer would write, all pictures of one size. */
import type { Manifest } from '#pictures/manifest.ts';
import { findPictures } from '#pictures/sources.ts';

export async function sampleManifest(): Promise<Manifest> {
  const frame = (key: string) => ({
    base: `/media/${key.replace('/', '-')}`,
    width: 1600,
    height: 1000,
    colour: '#887766',
  });
  const found = await findPictures();
  return {
    pictures: Object.fromEntries(found.map(({ key }) => [key, frame(key)])),
    films: {},
    plans: {},
  };
}
