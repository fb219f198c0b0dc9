/** The folder of the draft: created at first use as a copy of the published content, and replaced as a whole. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '#server/config/config.ts';
import { syncPathAsync } from '#server/durable.ts';
import { copyFolder } from './folders.ts';
import { hasOwnContent, publishedContent } from './published.ts';
import { upgradeContent } from './upgrade-content.ts';
import { keepVersion, makeVersionCurrent } from './versions.ts';

/** Entries that were removed from lists of the draft (texts/removed-entries.ts), until another studio begins. */
export const removedEntriesFolder = (content: string) => join(dirname(content), 'removed-entries');
export const formerPlansFolder = (content: string) => join(dirname(content), 'former-plans');
export const draftFolder = (dataDir: string) => join(dataDir, 'draft', 'content');

const LEFT_BEHIND = /^\.(new|old|studio)-/;

export function createDraftFolder(config: Pick<Config, 'dataDir' | 'contentDir'>) {
  const dataDir = resolve(config.dataDir);
  const content = draftFolder(dataDir);
  const home = dirname(content);
  const published = () => publishedContent(config);

  /** The first use copies the content out of the code, unless `CONTENT_DIR` is set. */
  let isForward = false;
  async function prepare(): Promise<string> {
    if (existsSync(content) || (await putBack())) {
      if (!isForward) await upgradeContent(content);
      isForward = true;
      return content;
    }
    if (config.contentDir === undefined && !hasOwnContent(config))
      await makeVersionCurrent(dataDir, await keepVersion(dataDir, published(), false));
    await beginWith(published());
    return content;
  }

  /** Restores the draft that was being replaced when the server ended. */
  async function putBack(): Promise<boolean> {
    const names = await readdir(home).catch(() => []);
    const old = names.find((name) => name.startsWith('.old-'));
    if (!old) return false;
    await rename(join(home, old), content);
    await syncPathAsync(home);
    return true;
  }

  async function beginWith(folder: string, isOtherStudio = false): Promise<void> {
    const staging = join(home, `.new-${process.pid}`);
    const old = join(home, `.old-${process.pid}`);
    await mkdir(home, { recursive: true, mode: 0o700 });
    // Left over if the server ended in the middle.
    for (const name of await readdir(home))
      if (LEFT_BEHIND.test(name) && resolve(home, name) !== resolve(folder))
        await rm(join(home, name), { recursive: true, force: true });
    await copyFolder(folder, staging, config.contentDir === undefined);
    await upgradeContent(staging);
    if (existsSync(content)) await rename(content, old);
    await rename(staging, content);
    await syncPathAsync(home);
    await rm(old, { recursive: true, force: true });
    if (isOtherStudio)
      for (const kept of [removedEntriesFolder(content), formerPlansFolder(content)])
        await rm(kept, { recursive: true, force: true });
  }

  return { content, published, prepare, beginWith };
}
