/** Backs up and restores the desk's content: the published content and the draft. */
import { existsSync } from 'node:fs';
import { link, lstat, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { draftFolder } from '#server/drafts/draft-folder.ts';
import { copyFolder, filesIn } from '#server/drafts/folders.ts';
import { currentLink } from '#server/drafts/published.ts';
import { keepVersion, makeVersionCurrent } from '#server/drafts/versions.ts';

const NAME = /^content-\d{4}-\d\d-\d\d-\d{6}$/;
const PARTS = ['published', 'draft'] as const;
/** Attempts, because publishing or resetting the draft replaces a folder while it is copied. */
const TRIES = 5;

const sourcesOf = (dataDir: string) => ({
  published: currentLink(dataDir),
  draft: draftFolder(dataDir),
});

/** Replaces each file that is the same in the previous backup by a hard link to it, so that photos are not stored twice. */
async function linkUnchangedFiles(previous: string, made: string): Promise<void> {
  for (const file of await filesIn(made)) {
    const [old, now] = [join(previous, file), join(made, file)];
    const isSame =
      (await stat(old).catch(() => null))?.size === (await stat(now)).size &&
      (await readFile(old)).equals(await readFile(now));
    if (!isSame) continue;
    // If the disk does not support hard links, the copy stays.
    await link(old, `${now}.same`).then(
      () => rename(`${now}.same`, now),
      () => {},
    );
  }
}

async function copyParts(dataDir: string, to: string): Promise<void> {
  const sources = sourcesOf(dataDir);
  for (const part of PARTS)
    if (existsSync(sources[part])) await copyFolder(sources[part], join(to, part), false);
}

/** Copies the content to `content-<stamp>` in the folder. Returns the number of files; 0 if the desk has no content of its own yet. */
export async function backUpContent(dataDir: string, folder: string, stamp: string) {
  const sources = sourcesOf(dataDir);
  if (!PARTS.some((part) => existsSync(sources[part]))) return 0;
  const target = join(folder, `content-${stamp}`);
  const staging = join(folder, `.content-${stamp}`);
  const former = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  for (let n = 1; ; n += 1)
    try {
      await rm(staging, { recursive: true, force: true });
      await mkdir(staging, { recursive: true, mode: 0o700 });
      await copyParts(dataDir, staging);
      break;
    } catch (error) {
      await rm(staging, { recursive: true, force: true });
      if (n === TRIES || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  const latest = former.at(-1);
  if (latest !== undefined) await linkUnchangedFiles(join(folder, latest), staging);
  await rename(staging, target);
  return (await filesIn(target)).length;
}

/** The content folder of a backup of the database; null if there is none. */
export function contentBeside(backup: string): string | null {
  const [, stamp] = /enquiries-(\d{4}-\d\d-\d\d-\d{6})\.sqlite$/.exec(backup) ?? [];
  const folder = stamp && join(dirname(backup), `content-${stamp}`);
  return folder && existsSync(folder) ? folder : null;
}

/** Makes the backup's content the published one, and its draft the draft. Returns the folder in which the previous draft is kept. */
export async function restoreContent(dataDir: string, backup: string, stamp: string) {
  const published = join(backup, 'published');
  if (existsSync(published))
    await makeVersionCurrent(dataDir, await keepVersion(dataDir, published, false));
  const draft = draftFolder(dataDir);
  const isThere = await lstat(draft).catch(() => null);
  const replaced = isThere ? `${draft}.replaced-${stamp}` : null;
  const staging = `${draft}.new`;
  await rm(staging, { recursive: true, force: true });
  if (existsSync(join(backup, 'draft'))) await copyFolder(join(backup, 'draft'), staging, false);
  if (replaced) await rename(draft, replaced);
  if (existsSync(staging)) await rename(staging, draft);
  return replaced;
}
