/** Recognises the demonstration's texts, pictures and films. */
import { existsSync, readFileSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Drafts } from '#server/drafts/drafts.ts';
import { CHECKOUT } from '#server/drafts/published.ts';

/** The demonstration's names. One of them is enough, because the other may have been changed. */
const DEMONSTRATION: Readonly<Record<string, string>> = {
  name: 'Osari',
  fullName: 'Osari Design Studio',
};
/** Matches texts with the demonstration's brand. */
export const NAMES_DEMONSTRATION = /\bOsari\b|ओसरी/;
/** In the metadata of each picture that was rendered for the demonstration. */
export const RENDERED = 'Rendered visualisation';
/** In the metadata of each film that `npm run film` makes. */
export const FILMED = 'npm run film';
/** Metadata is in the first or last bytes of a file. */
const HEAD_BYTES = 65_536;

/** The name of a studio before the owner enters it (`npm start -- --empty`). */
export const UNNAMED = 'Your studio';

const valuesIn = (site: string) =>
  (parse(site, { logLevel: 'silent' }) as Readonly<Record<string, unknown>> | null) ?? {};
/** @param site the text of `site.yaml` */
export function isDemonstration(site: string): boolean {
  const values = valuesIn(site);
  return Object.entries(DEMONSTRATION).some(([key, name]) => values[key] === name);
}
/** Whether the site has no studio's facts yet: name and telephone number are both samples. */
export function hasNoStudio(site: string): boolean {
  const { name, phone } = valuesIn(site);
  const isSample = (phone as { placeholder?: unknown } | undefined)?.placeholder === true;
  return isDemonstration(site) || (name === UNNAMED && isSample);
}
/** Whether the checkout still contains the demonstration. It may be the studio's own by now. */
export const hasDemonstration = () =>
  isDemonstration(readFileSync(join(CHECKOUT, 'site.yaml'), 'utf8'));

/** True, false, or null if there is no such file. */
async function holds(path: string, text: string): Promise<boolean | null> {
  await using file = await open(path).catch(() => null);
  if (!file) return null;
  const { size } = await file.stat();
  for (const at of [0, Math.max(0, size - HEAD_BYTES)]) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, at);
    if (buffer.subarray(0, bytesRead).includes(text)) return true;
  }
  return false;
}

/** Whether a picture was rendered for the demonstration. */
export const isRender = async (path: string) => (await holds(path, RENDERED)) === true;
/** Whether the studio made the film with `npm run film`; null if there is no such file. */
export const isFilmed = (path: string) => holds(path, FILMED);

type Folders = Pick<Drafts, 'folder' | 'published'>;
/** The draft, or the published content if there is none. Does not create a draft. */
export const contentFolder = (drafts: Folders) =>
  existsSync(drafts.folder) ? drafts.folder : drafts.published();

/** Whether the site still shows the demonstration, or no studio's facts. */
export const offersStudio = async (drafts: Folders) =>
  hasNoStudio(await readFile(join(contentFolder(drafts), 'site.yaml'), 'utf8').catch(() => ''));
