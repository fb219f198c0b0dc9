/** The draft: a whole copy of the content that the desk's editors change, one change after another. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Config } from '#server/config/config.ts';
import { notFound } from '#server/http/http-error.ts';
import { type Change, compareFolders, copyFolder, sync } from './folders.ts';
import { checkName, pathIn } from './names.ts';
import { isMovedOut, publishedContent } from './published.ts';
import { createQueue } from './queue.ts';
import { createRemoved, type Removed } from './removed.ts';
import { keepVersion, makeVersionCurrent } from './versions.ts';

export type { Change };

export interface Drafts {
  /** Where the draft lies; it is there after `open`. */
  readonly folder: string;
  /** The draft's folder, laid out as `content/`; made from what is published on first use. Absolute path. */
  open(): Promise<string>;
  /** `pages/about.yaml`; throws an `HttpError` 404. */
  readText(file: string): Promise<string>;
  /** One change after another; the new text is written to a temporary name, synced, renamed. What `change` throws is thrown. */
  changeText(file: string, change: (text: string) => string | Promise<string>): Promise<void>;
  /** Moves a finished file (same file system, e.g. `DATA_DIR/uploads/x`) into the draft. */
  place(file: string, from: string): Promise<void>;
  /** A file, or a whole folder; kept beside the draft for `restore`, with a note for whoever restores it. */
  remove(file: string, note?: string): Promise<void>;
  /** Returns the note. Throws a 409 where something of that name is there again. */
  restore(file: string): Promise<string>;
  /** What was removed from that folder and can be restored, the last first. */
  removed(folder: string): Promise<Removed[]>;
  /** Files that differ from what is published; none as long as there is no draft. */
  changed(): Promise<readonly Change[]>;
  /** Begins again with what is published. */
  discard(): Promise<void>;
  /** Calls the listener after each change; returns the function that ends that. */
  onChange(listener: (files: readonly string[]) => void): () => void;
  /** Copies the draft of this moment to a folder that is not there yet; nobody may write into its files. */
  snapshot(to: string): Promise<void>;
  /** Runs `work` between two changes. */
  between<T>(work: () => Promise<T>): Promise<T>;
  /** Begins again with that folder of content. Only inside `between`. */
  beginWith(folder: string): Promise<void>;
}

export const draftFolder = (dataDir: string) => join(dataDir, 'draft', 'content');

const ABSENT = 'This is no longer in the draft.';
const orAbsent = (error: NodeJS.ErrnoException): never => {
  throw error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR'
    ? notFound(ABSENT)
    : error;
};

export function createDrafts(config: Pick<Config, 'dataDir' | 'contentDir'>): Drafts {
  const dataDir = resolve(config.dataDir);
  const content = draftFolder(dataDir);
  const home = dirname(content);
  const queue = createQueue();
  const listeners = new Set<(files: readonly string[]) => void>();
  let written = 0;
  const tell = (files: readonly string[]) => {
    for (const listener of listeners) listener(files);
  };

  /** The first use moves the content out of the code, unless its place is fixed by `CONTENT_DIR`. */
  async function prepare(): Promise<string> {
    if (existsSync(content)) return content;
    if (config.contentDir === undefined && !isMovedOut(config))
      await makeVersionCurrent(
        dataDir,
        await keepVersion(dataDir, publishedContent(config), false),
      );
    await beginWith(publishedContent(config));
    return content;
  }

  async function beginWith(folder: string): Promise<void> {
    const staging = join(home, `.new-${process.pid}`);
    const old = join(home, `.old-${process.pid}`);
    await mkdir(home, { recursive: true, mode: 0o700 });
    for (const leftover of [staging, old]) await rm(leftover, { recursive: true, force: true });
    await copyFolder(folder, staging, config.contentDir === undefined);
    if (existsSync(content)) await rename(content, old);
    await rename(staging, content);
    await sync(home);
    await rm(old, { recursive: true, force: true });
  }

  async function write(path: string, text: string): Promise<void> {
    written += 1;
    const temporary = join(dirname(path), `.${basename(path)}-${process.pid}-${written}`);
    try {
      const file = await open(temporary, 'wx', 0o600);
      await file.writeFile(text).finally(() => file.close());
      await sync(temporary);
      await rename(temporary, path);
      await sync(dirname(path));
    } finally {
      await rm(temporary, { force: true });
    }
  }

  async function move(from: string, to: string): Promise<void> {
    await mkdir(dirname(to), { recursive: true });
    try {
      await rename(from, to);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
      const temporary = join(dirname(to), `.${basename(to)}-${process.pid}`);
      await copyFile(from, temporary);
      await sync(temporary);
      await rename(temporary, to);
      await rm(from);
    }
    await sync(dirname(to));
  }

  const removed = createRemoved(content, move);

  return {
    folder: content,
    open: () => queue(prepare),
    async readText(file) {
      const path = pathIn(await queue(prepare), file);
      return readFile(path, 'utf8').catch(orAbsent);
    },
    async changeText(file, change) {
      checkName(file);
      const isNew = await queue(async () => {
        const path = pathIn(await prepare(), file);
        const before = await readFile(path, 'utf8').catch(orAbsent);
        const after = await change(before);
        if (after !== before) await write(path, after);
        return after !== before;
      });
      if (isNew) tell([file]);
    },
    async place(file, from) {
      checkName(file);
      await queue(async () => {
        await sync(from);
        await move(from, pathIn(await prepare(), file));
      });
      tell([file]);
    },
    async remove(file, note = '') {
      checkName(file);
      await queue(async () => {
        await prepare();
        await removed.take(file, note);
      });
      tell([file]);
    },
    async restore(file) {
      checkName(file);
      const note = await queue(async () => {
        await prepare();
        return removed.putBack(file);
      });
      tell([file]);
      return note;
    },
    removed: (folder) => queue(() => removed.list(checkName(folder))),
    changed: () =>
      queue(async () =>
        existsSync(content) ? compareFolders(publishedContent(config), content) : [],
      ),
    async discard() {
      const changes = await queue(async () => {
        if (!existsSync(content)) return [];
        const all = await compareFolders(publishedContent(config), content);
        await beginWith(publishedContent(config));
        return all;
      });
      if (changes.length > 0) tell(changes.map(({ file }) => file));
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: (to) => queue(async () => copyFolder(await prepare(), to, true)),
    between: queue,
    async beginWith(folder) {
      const changes = await compareFolders(content, folder);
      await beginWith(folder);
      tell(changes.map(({ file }) => file));
    },
  };
}
