/** A copy of the studio's content that a test may change. */
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isPicture } from '#pictures/formats.ts';
import { CHECKOUT } from '#server/drafts/published.ts';
import { temporaryFolder } from './fixtures.ts';

/** Returns its folder. Its pictures are empty: words need only their names, and a draft copies them all again. */
export function copyContent(): string {
  const content = join(temporaryFolder(), 'content');
  for (const entry of readdirSync(CHECKOUT, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const to = join(content, relative(CHECKOUT, from));
    mkdirSync(dirname(to), { recursive: true });
    if (isPicture(entry.name)) writeFileSync(to, '');
    else copyFileSync(from, to);
  }
  return content;
}
