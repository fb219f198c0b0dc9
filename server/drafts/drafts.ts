/** The draft: a full copy of the content. The desk's editors change it, one change after another. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Config } from '#server/config/config.ts';
import { syncPathAsync } from '#server/durable.ts';
import { copyChanges } from './copy-changes.ts';
import { createDraftFolder } from './draft-folder.ts';
import { type Change, compareFolders, copyFolder } from './folders.ts';
import { checkName, pathIn } from './names.ts';
import { createQueue } from './queue.ts';
import { createRemovedItems, type RemovedItem } from './removed.ts';
import { changeTextFiles, readTextFile } from './texts.ts';
import { moveDurably, writeFileDurably } from './write-file.ts';

export type { Change };

export interface Drafts {
  /** Path of the draft; it exists after `open`. */
  readonly folder: string;
  /** Absolute path of the published content. */
  published(): string;
  /** The published text of a file; null if there is none. */
  readPublished(file: string): Promise<string | null>;
  /** The draft's folder, in the layout of `content/`; created from the published content at first use. Absolute path. */
  open(): Promise<string>;
  /** Reads a file by its name, such as `about.yaml`. A missing file returns `ifMissing`, or throws an `HttpError` 404. */
  readText(file: string, ifMissing?: string): Promise<string>;
  /**
   * Changes a file, one change after another, each completely or not at all. A missing file as in `readText`. Errors of `change`
   * are rethrown.
   */
  changeText(
    file: string,
    change: (text: string) => string | Promise<string>,
    ifMissing?: string,
  ): Promise<void>;
  /**
   * The same for several files: all of them, or none if one cannot be written. A missing one throws a 404. `written` runs after
   * the files are written and before the next change.
   */
  changeTexts(
    files: readonly string[],
    change: (texts: readonly string[]) => Promise<readonly string[]>,
    written?: () => Promise<void>,
  ): Promise<void>;
  /** Creates or replaces a file, completely or not at all. */
  writeText(file: string, text: string): Promise<void>;
  /** Moves a finished file into the draft (same file system, such as `DATA_DIR/uploads/x`). */
  place(file: string, from: string): Promise<void>;
  /** Removes a file or a folder, and keeps it beside the draft for `restore`, with a note for the caller. */
  remove(file: string, note?: string): Promise<void>;
  /** Restores it and returns the note. Throws a 409 if there is something of that name again. */
  restore(file: string): Promise<string>;
  /** What was removed from that folder and can be restored, the latest first. */
  removed(folder: string): Promise<RemovedItem[]>;
  /** Paths of single files that were removed from that folder or one below it, the latest first. */
  removedBelow(folder: string): Promise<string[]>;
  /** Files that differ from the published ones; none if there is no draft. */
  changed(): Promise<readonly Change[]>;
  /** Resets the draft to the published content. */
  discard(): Promise<void>;
  /**
   * Makes the chosen files equal to those in another content folder; returns the names of those that were changed.
   * `prepareFolder` runs before that and after all other changes.
   */
  makeAlike(
    folder: string,
    isChosen: (file: string) => boolean,
    prepareFolder?: () => Promise<void>,
  ): Promise<readonly string[]>;
  /** Calls the listener after each change; returns the function that removes it. */
  onChange(listener: (files: readonly string[]) => void): () => void;
  /** Copies the current draft to a new folder, whose files must not be written. */
  snapshot(to: string): Promise<void>;
  /** Runs `work` between two changes. */
  between<T>(work: () => Promise<T>): Promise<T>;
  /** Replaces the draft by that content folder, which may be that of another studio. Only inside `between`. */
  beginWith(folder: string, isOtherStudio?: boolean): Promise<void>;
}

export function createDrafts(config: Pick<Config, 'dataDir' | 'contentDir'>): Drafts {
  const { content, published, prepare, beginWith } = createDraftFolder(config);
  const queue = createQueue();
  const listeners = new Set<(files: readonly string[]) => void>();
  const tell = (files: readonly string[]) => {
    for (const listener of listeners) listener(files);
  };

  const removed = createRemovedItems(content);

  async function changeTexts(
    files: readonly string[],
    change: (texts: readonly string[]) => Promise<readonly string[]>,
    written?: () => Promise<void>,
    ifMissing?: string,
  ): Promise<void> {
    for (const file of files) checkName(file);
    const changed = await queue(async () => {
      const folder = await prepare();
      return changeTextFiles(folder, files, { change, written, ifMissing });
    });
    if (changed.length > 0) tell(changed);
  }

  return {
    folder: content,
    published,
    readPublished: async (file) => readFile(pathIn(published(), file), 'utf8').catch(() => null),
    open: () => queue(prepare),
    async readText(file, ifMissing) {
      return readTextFile(pathIn(await queue(prepare), file), ifMissing);
    },
    changeText: (file, change, ifMissing) =>
      changeTexts([file], async ([text = '']) => [await change(text)], undefined, ifMissing),
    changeTexts,
    async writeText(file, text) {
      checkName(file);
      await queue(async () => writeFileDurably(pathIn(await prepare(), file), text));
      tell([file]);
    },
    async place(file, from) {
      checkName(file);
      await queue(async () => {
        await syncPathAsync(from);
        await moveDurably(from, pathIn(await prepare(), file));
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
    removedBelow: (folder) => queue(() => removed.listBelow(checkName(folder))),
    changed: () =>
      queue(async () => (existsSync(content) ? compareFolders(published(), content) : [])),
    async discard() {
      const changes = await queue(async () => {
        if (!existsSync(content)) return [];
        const all = await compareFolders(published(), content);
        await beginWith(published());
        return all;
      });
      if (changes.length > 0) tell(changes.map(({ file }) => file));
    },
    async makeAlike(folder, isChosen, prepareFolder) {
      const files = await queue(async () => {
        const draft = await prepare();
        await prepareFolder?.();
        return copyChanges(draft, folder, ({ file }) => isChosen(file));
      });
      if (files.length > 0) tell(files);
      return files;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: (to) => queue(async () => copyFolder(await prepare(), to, true)),
    between: queue,
    async beginWith(folder, isOtherStudio) {
      const changes = await compareFolders(content, folder);
      await beginWith(folder, isOtherStudio);
      tell(changes.map(({ file }) => file));
    },
  };
}
