/** The draft of a new studio: the site's own texts and pictures take the place of the demonstration's, in one step. */
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StudioForm } from '#contract/desk/studio.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { compareFolders, copyFolder } from '#server/drafts/folders.ts';
import { HttpError } from '#server/http/http-error.ts';
import { contentFolder, isDemonstration } from '#server/new-studio/demonstration.ts';
import { emptyContent } from '#server/new-studio/empty-content.ts';
import { type Facts, readFacts } from '#server/new-studio/facts.ts';
import { EMPTY_FORM, readForm } from '#server/new-studio/read-form.ts';
import { type Texts, writeFacts } from '#server/new-studio/write-facts.ts';

async function textsIn(folder: string): Promise<Texts> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml'));
  const texts = names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')]);
  return Object.fromEntries(await Promise.all(texts));
}

const hasDemonstration = (texts: Texts) => isDemonstration(texts['site.yaml'] ?? '');

/** What the draft says of the studio; empty where it is still the demonstration. */
export async function studioInDraft(drafts: Drafts) {
  const texts = await textsIn(contentFolder(drafts));
  const isStillSample = hasDemonstration(texts);
  const form: StudioForm = isStillSample ? EMPTY_FORM : readForm(texts);
  return { isDemonstration: isStillSample, form };
}

const count = (n: number) => (n === 1 ? 'One change is' : `${n} changes are`);

/** Throws a 409 where unpublished changes of the demonstration would be lost. Resolves with whether it was the demonstration. */
export async function writeStudio(drafts: Drafts, facts: Facts): Promise<boolean> {
  const folder = await drafts.open();
  return drafts.between(async () => {
    const staging = await mkdtemp(join(dirname(folder), '.studio-'));
    try {
      const isFirst = hasDemonstration(await textsIn(folder));
      const unpublished = isFirst ? await compareFolders(drafts.published(), folder) : [];
      if (unpublished.length > 0)
        throw new HttpError(409, [
          `${count(unpublished.length)} not published yet, and would be lost. Publish or discard them first: Publish shows them. What you typed here stays.`,
        ]);
      await copyFolder(folder, staging, true);
      if (isFirst) await emptyContent(staging);
      const texts = await textsIn(staging);
      const before = isFirst ? undefined : factsOf(texts);
      for (const [name, text] of Object.entries(writeFacts(texts, facts, before))) {
        if (text === texts[name]) continue;
        // The file may be shared with what is published.
        await rm(join(staging, name));
        await writeFile(join(staging, name), text, { mode: 0o600 });
      }
      await drafts.beginWith(staging);
      return isFirst;
    } finally {
      if (existsSync(staging)) await rm(staging, { recursive: true, force: true });
    }
  });
}

function factsOf(texts: Texts): Facts | undefined {
  const read = readFacts(readForm(texts));
  return 'facts' in read ? read.facts : undefined;
}
