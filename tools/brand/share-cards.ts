/** Which cards of shared links there are, and what each shows; a card notes in its own file what it was drawn of. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '#app/content/assemble.server.ts';
import type { Problem } from '#app/content/problem.server.ts';
import { headlines } from '#app/seo/share-alt.server.ts';
import { shareKey } from '#app/seo/share-key.ts';
import { picturesIn } from '#pictures/sources.ts';
import type { Brand } from './brand.ts';

export interface ShareCard {
  /** Where it lies, below the project's root. */
  readonly file: string;
  readonly headline: string;
  /** The studio's own file of the picture on it. */
  readonly picture: string;
}

/** @param files paths of all content */
export function shareCards(content: Content, files: readonly string[]): ShareCard[] {
  const sources = new Map(picturesIn(files).map(({ key, file }) => [key, file]));
  return Object.entries(content.pages).flatMap(([path, page]) => {
    const headline = headlines(content)[path];
    const picture = page.picture && sources.get(page.picture);
    return headline && picture
      ? [{ file: `content/media/${shareKey(path)}.jpg`, headline, picture }]
      : [];
  });
}

const NOTE = 'Card of ';
const NOTED = /Card of [0-9a-f]{16}/;

/** What a card is drawn of, as the note in its file. */
export function noteOf(
  { headline }: ShareCard,
  picture: Uint8Array,
  { site }: Pick<Content, 'site'>,
  { letter, day }: Pick<Brand, 'letter' | 'day'>,
): string {
  const words = [headline, site.name, site.fullName];
  const colours = [day.background, day.text, day['text-muted']];
  const hash = createHash('sha256').update(JSON.stringify([words, letter, colours]));
  return NOTE + hash.update(picture).digest('hex').slice(0, 16);
}

/**
 * One note for all cards that show another headline, picture, name, mark or colour than the content. A card without a note
 * was drawn by somebody's own hand, and stays as it is.
 */
export async function staleCards(
  root: string,
  files: readonly string[],
  content: Content,
  brand: Pick<Brand, 'letter' | 'day'>,
): Promise<Problem[]> {
  const drawn = shareCards(content, files).filter(({ file }) => files.includes(file));
  const stale: string[] = [];
  for (const card of drawn) {
    const [noted] = NOTED.exec(await readFile(join(root, card.file), 'latin1')) ?? [];
    const picture = noted && (await readFile(join(root, card.picture)));
    if (picture && noted !== noteOf(card, picture, content, brand)) stale.push(card.file);
  }
  if (stale.length === 0) return [];
  const [file = '', ...more] = stale;
  const others = more.length > 0 ? ` (and ${more.length} more of these cards)` : '';
  return [
    {
      file,
      message: `shows an older headline, picture, name or colour${others}; shared links would show it too. Run: npm run share-pictures`,
    },
  ];
}
