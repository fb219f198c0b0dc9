/** Finds every picture, film and plan that the studio put into `content/`. */
import { glob } from 'node:fs/promises';
import { basename, dirname, extname } from 'node:path';

/** One file of the studio's and the key that pages call it by. */
export interface Source {
  readonly key: string;
  readonly file: string;
}

const collator = new Intl.Collator('en', { numeric: true });

async function find(pattern: string, keyOf: (file: string) => string): Promise<Source[]> {
  const files = await Array.fromAsync(glob(pattern));
  return files
    .map((file) => ({ key: keyOf(file), file }))
    .sort((a, b) => collator.compare(a.file, b.file));
}

const withoutExtension = (file: string) => file.slice(0, -extname(file).length);

/** Pictures of pages (`content/media`) and of projects (one folder each), in the order of their names. */
export async function findPictures(): Promise<Source[]> {
  const media = await find('content/media/**/*.{jpg,jpeg,png}', (file) =>
    withoutExtension(file).replace('content/media/', ''),
  );
  const projects = await find(
    'content/projects/*/*/*.{jpg,jpeg,png}',
    (file) => `${basename(dirname(file))}/${withoutExtension(basename(file))}`,
  );
  return [...media, ...projects];
}

/** Film files, keyed by name without folder: `playlist-1.av1.mp4`, `playlist-1-phone.h264.mp4`, … */
export async function findFilmFiles(): Promise<Source[]> {
  return find('content/media/films/*.{av1,h264}.mp4', (file) => basename(file, '.mp4'));
}

/** Drawn plans, keyed by project. */
export async function findPlans(): Promise<Source[]> {
  return find('content/projects/*/*/plan.svg', (file) => basename(dirname(file)));
}
