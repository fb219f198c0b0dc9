import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { CHECKOUT } from '#server/drafts/published.ts';
import { temporaryFolder } from './fixtures.ts';

const TEXT = /\.(ya?ml|json|svg)$/;

/** Returns its folder. Photos and films are empty files, because text edits need only their names, and each draft copies them. */
export function copyContent(): string {
  const content = join(temporaryFolder(), 'content');
  for (const entry of readdirSync(CHECKOUT, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const to = join(content, relative(CHECKOUT, from));
    mkdirSync(dirname(to), { recursive: true });
    if (TEXT.test(entry.name)) copyFileSync(from, to);
    else writeFileSync(to, '');
  }
  return content;
}
