/** Compares the content with what the site began with (the demonstration, or the content of a new studio), to find replaced samples. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fieldName } from '#content-model/problem.server.ts';
import { CHECKOUT, STARTER } from '#server/drafts/published.ts';
import { pathOfAddress } from '#server/labels/label-of.ts';
import { SAMPLE_FACTS } from '#server/new-studio/empty-site.ts';
import { readContentFiles } from '#tools/content/content-files.ts';
import { NAMING_FIELDS } from '#tools/content/placeholders.ts';
import { type ContentValue, contentValues, type Texts } from './content-values.ts';
import type { Finding } from './finding.ts';
import { STARTER_MARK } from './new-studio.ts';

const SITE = 'content/site.yaml';
/** The facts of a new studio that are samples at first. */
const OF_SITE: ReadonlySet<string> = new Set(SAMPLE_FACTS.map((path) => path.join('.')));

/** All values that are marked as samples, with the path of their group. */
const samplesIn = (words: readonly ContentValue[]) =>
  words
    .filter(({ path, value }) => /(^|\.)placeholder$/.test(path) && value === true)
    .map((word) => ({ ...word, of: word.path.replace(/\.?placeholder$/, '') }));

/** The values that this content began with. */
export async function originalValues(texts: Texts): Promise<ContentValue[]> {
  const shipped = await readContentFiles(dirname(CHECKOUT));
  if (!Object.values(texts).some((text) => STARTER_MARK.test(text))) return contentValues(shipped);
  for (const file of Object.keys(shipped))
    if (file.startsWith('content/projects/')) delete shipped[file];
  for (const name of readdirSync(STARTER))
    shipped[`content/${name}`] = readFileSync(join(STARTER, name), 'utf8');
  const isOfNew = ({ file, path }: ContentValue) =>
    file !== SITE || OF_SITE.has(path.replace(/\.\w+$/, ''));
  return contentValues(shipped).filter(isOfNew);
}

/** Samples of the beginning that were rewritten or removed. */
export function replacedSamples(
  original: readonly ContentValue[],
  words: readonly ContentValue[],
): Finding[] {
  const open = new Set(samplesIn(words).map(({ file, path }) => `${file} ${path}`));
  return samplesIn(original)
    .filter(({ file, path }) => !open.has(`${file} ${path}`))
    .map(({ file, of }) => {
      const named = NAMING_FIELDS.map((name) =>
        original.find((word) => word.file === file && word.path === (of ? `${of}.${name}` : name)),
      );
      const what = `“${named.find(Boolean)?.value ?? of}” was a sample`;
      return { who: 'owner', file, field: fieldName(pathOfAddress(of)), what, isSample: true };
    });
}
