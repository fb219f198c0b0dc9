/** The draft of a new studio: replaces the demonstration's texts and pictures by the studio's, in one step. */

import { mkdtempDisposable, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sortedDays } from '#content-model/format-hours.server.ts';
import type { StudioForm } from '#contract/desk/studio.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { compareFolders, copyFolder } from '#server/drafts/folders.ts';
import { HttpError } from '#server/http/http-error.ts';
import { STUDIO } from '#server/messages/en.ts';
import { say } from '#server/messages/say.ts';
import { contentFolder, hasNoStudio, isDemonstration } from '#server/new-studio/demonstration.ts';
import { emptyContent } from '#server/new-studio/empty-content.ts';
import type { Facts } from '#server/new-studio/facts.ts';
import { countryIn, EMPTY_FORM, readForm, type Texts } from '#server/new-studio/read-form.ts';

import { type Repeated, writeFacts } from '#server/new-studio/write-facts.ts';

async function textsIn(folder: string): Promise<Texts> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml'));
  const texts = names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')]);
  return Object.fromEntries(await Promise.all(texts));
}

/** The studio's facts in the draft; empty if it is still the demonstration. */
export async function studioInDraft(drafts: Drafts) {
  const texts = await textsIn(contentFolder(drafts));
  const hasTold = !hasNoStudio(texts['site.yaml'] ?? '');
  const form: StudioForm = hasTold ? readForm(texts) : EMPTY_FORM;
  return {
    isDemonstration: isDemonstration(texts['site.yaml'] ?? ''),
    form,
    country: countryIn(texts),
  };
}

const repeatedIn = ({ fullName, days, ...form }: StudioForm): Repeated => ({
  ...form,
  fullName: fullName || undefined,
  days: sortedDays(days),
});

/** The files with the facts of a studio. */
const FILES = [
  'about',
  'brand',
  'contact',
  'costs',
  'faq',
  'forms',
  'pages',
  'projects',
  'site',
].map((name) => `${name}.yaml`);
const textsOf = (list: readonly string[]): Texts =>
  Object.fromEntries(FILES.map((name, i) => [name, list[i] ?? '']));

/**
 * Writes the facts of the studio into the draft, and removes the demonstration from it if it is there. Resolves with whether
 * it was. @throws HttpError 409 if unpublished changes of the demonstration would be lost
 */
export async function writeStudio(drafts: Drafts, facts: Facts): Promise<boolean> {
  if (isDemonstration(await drafts.readText('site.yaml'))) {
    await replaceDemonstration(drafts, facts);
    return true;
  }
  await drafts.changeTexts(FILES, async (list) => {
    const texts = textsOf(list);
    const written = writeFacts(texts, facts, repeatedIn(readForm(texts)));
    return FILES.map((name) => written[name] ?? '');
  });
  return false;
}

async function replaceDemonstration(drafts: Drafts, facts: Facts): Promise<void> {
  const folder = await drafts.open();
  await drafts.between(async () => {
    await using staging = await mkdtempDisposable(join(dirname(folder), '.studio-'));
    const unpublished = await compareFolders(drafts.published(), folder);
    if (unpublished.length > 0)
      throw new HttpError(409, [say(STUDIO.unpublished, { count: unpublished.length })]);
    await copyFolder(folder, staging.path, true);
    await emptyContent(staging.path);
    const texts = await textsIn(staging.path);
    for (const [name, text] of Object.entries(writeFacts(texts, facts))) {
      if (text === texts[name]) continue;
      // The file may be a hard link to the published one.
      await rm(join(staging.path, name));
      await writeFile(join(staging.path, name), text, { mode: 0o600 });
    }
    await drafts.beginWith(staging.path, true);
  });
}
