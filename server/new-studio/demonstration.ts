/** How the demonstration's own words, pictures and films are recognised. */
import { existsSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Drafts } from '#server/drafts/drafts.ts';

/** The brand that the demonstration came with. */
export const DEMONSTRATION = /\bOsari\b|ओसरी/;
/** In the metadata of each picture that was rendered for the demonstration. */
const RENDERED = 'Rendered visualisation';
/** In the metadata of each film that `npm run film` makes. */
export const FILMED = 'npm run film';
/** Metadata is in the first or last bytes of a file. */
const HEAD_BYTES = 65_536;

/** What a studio is called that has told nothing of itself yet (`npm start -- --empty`). */
export const UNNAMED = 'Your studio';

/** @param site the text of `site.yaml` */
const nameIn = (site: string) =>
  String((parse(site, { logLevel: 'silent' }) as { name?: unknown } | null)?.name ?? '');
export const isDemonstration = (site: string) => DEMONSTRATION.test(nameIn(site));
/** Whether the site names no studio of its own yet. */
export const hasNoStudio = (site: string) => isDemonstration(site) || nameIn(site) === UNNAMED;

/** True, false, or null where there is no such file. */
async function holds(path: string, text: string): Promise<boolean | null> {
  const file = await open(path).catch(() => null);
  if (!file) return null;
  try {
    const { size } = await file.stat();
    for (const at of [0, Math.max(0, size - HEAD_BYTES)]) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, at);
      if (buffer.subarray(0, bytesRead).includes(text)) return true;
    }
    return false;
  } finally {
    await file.close();
  }
}

/** Whether a picture was rendered for the demonstration. */
export const isRender = async (path: string) => (await holds(path, RENDERED)) === true;
/** Whether the studio made the film from one of its own; null where there is no such file. */
export const isFilmed = (path: string) => holds(path, FILMED);

type Folders = Pick<Drafts, 'folder' | 'published'>;
/** The draft, or what is published as long as there is none: looking makes no draft. */
export const contentFolder = (drafts: Folders) =>
  existsSync(drafts.folder) ? drafts.folder : drafts.published();

/** Whether the site waits for its studio. */
export const offersStudio = async (drafts: Folders) =>
  hasNoStudio(await readFile(join(contentFolder(drafts), 'site.yaml'), 'utf8').catch(() => ''));
