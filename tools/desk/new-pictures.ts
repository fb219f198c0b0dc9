/** Adds pictures of the draft that are not encoded yet, or not with their current angle, for the live view at the desk. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { contentFile } from '#pictures/content-dir.ts';
import { readFraming, withAngles } from '#pictures/framing.ts';
import type { EncodedPicture, Manifest } from '#pictures/manifest.ts';
import { listContent, pictureKey, picturesIn } from '#pictures/sources.ts';
import { DESK_API } from '#server/http/api-paths.ts';

/** Neutral: the colour of a new picture is known only when it is encoded. */
const COLOUR = '#bbb';

/**
 * The manifest with all new pictures of `CONTENT_DIR`. Their addresses are those of the desk's copies.
 * @param changed files of the draft that differ from the encoded ones
 */
export async function withNewPictures(
  manifest: Manifest,
  changed: readonly string[] = [],
): Promise<Manifest> {
  const pictures: Record<string, EncodedPicture> = { ...manifest.pictures };
  // Also a removed one: nothing is shown in its place.
  for (const file of changed) delete pictures[pictureKey(`content/${file}`) ?? ''];
  const files = await listContent();
  const framing = await readFraming(files, (file) => readFile(contentFile(file), 'utf8'));
  for (const { key, file, straighten } of withAngles(picturesIn(files), framing)) {
    if (Object.hasOwn(pictures, key) && manifest.straightened?.[key] === straighten) continue;
    const found = await sharp(contentFile(file))
      .metadata()
      .catch(() => null);
    if (!found) continue;
    const { width, height } = found.autoOrient;
    const address = key.split('/').map(encodeURIComponent).join('/');
    pictures[key] = {
      base: `${DESK_API}/pictures/live/${address}`,
      width,
      height,
      colour: COLOUR,
    };
  }
  return { ...manifest, pictures };
}
