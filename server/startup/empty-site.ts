/** `npm start -- --empty`: the site begins without the demonstration. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtempDisposable } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '#server/config/config.ts';
import { draftFolder } from '#server/drafts/draft-folder.ts';
import { copyFolder } from '#server/drafts/folders.ts';
import { CHECKOUT, hasOwnContent } from '#server/drafts/published.ts';
import { keepVersion, makeVersionCurrent } from '#server/drafts/versions.ts';
import { hasDemonstration } from '#server/new-studio/demonstration.ts';
import { writeEmptySite } from '#server/new-studio/empty-site.ts';

/** Returns why it is impossible; null if it was done. */
export async function startWithEmptySite({ dataDir, contentDir }: Config): Promise<string | null> {
  if (contentDir !== undefined)
    return `--empty: CONTENT_DIR names the content (${contentDir}), so it is not replaced. Unset CONTENT_DIR. Nothing was done.`;
  const data = resolve(dataDir);
  if (hasOwnContent({ dataDir, contentDir }) || existsSync(draftFolder(data)))
    return `--empty: this data folder has content already, so nothing was replaced. Start without --empty: npm start. To begin anew, name another folder in DATA_DIR.`;
  if (!hasDemonstration())
    return `--empty: content/ is no longer the demonstration, so it is not replaced. Start without --empty: npm start. Nothing was done.`;
  await mkdir(data, { recursive: true, mode: 0o700 });
  await using staging = await mkdtempDisposable(join(data, '.empty-'));
  await copyFolder(CHECKOUT, staging.path, false);
  await writeEmptySite(staging.path);
  await makeVersionCurrent(data, await keepVersion(data, staging.path, false));
  return null;
}
