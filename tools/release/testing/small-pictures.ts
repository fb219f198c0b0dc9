/** A copy of the project with small photos, which are encoded in seconds. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { isPicture } from '#pictures/formats.ts';
import { copyProject } from './project-copy.ts';

/** So small that each is encoded in only one width. */
const SIDE = { width: 340, height: 255 };

/** A unique photo of a few kilobytes. */
export const smallPhoto = (number: number): Promise<Buffer> =>
  sharp({
    create: { ...SIDE, channels: 3, background: { r: number % 256, g: (number * 7) % 256, b: 90 } },
  })
    .jpeg()
    .toBuffer();

/** Without encoded pictures and without a build, as after `git clone` and `npm ci`. */
export async function copyWithSmallPictures(folder: string): Promise<string> {
  const project = copyProject(folder);
  rmSync(join(project, 'public', 'media'), { recursive: true, force: true });
  rmSync(join(project, 'pictures', 'manifest.json'), { force: true });
  const content = join(project, 'content');
  const photos = readdirSync(content, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isPicture(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const [number, path] of photos.sort().entries()) {
    // It may be a hard link to the project's file.
    rmSync(path);
    writeFileSync(path, await smallPhoto(number));
  }
  return project;
}
