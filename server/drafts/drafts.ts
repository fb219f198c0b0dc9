/** The draft: a whole copy of the content that the desk's editors change, one change after another. */
import { existsSync } from 'node:fs';
import type { Config } from '#server/config/config.ts';
import { syncPathAsync } from '#server/durable.ts';
import { createDraftFolder } from './draft-folder.ts';
import { type Change, compareFolders, copyFolder } from './folders.ts';
import { makeAlike } from './make-alike.ts';
import { checkName, pathIn } from './names.ts';
import { createQueue } from './queue.ts';
import { createRemoved, type Removed } from './removed.ts';
import { readTextFile, writeTexts } from './texts.ts';
import { moveDurably, writeFileDurably } from './write-file.ts';

export type { Change };

export interface Drafts {
  /** Where the draft lies; it is there after `open`. */
  readonly folder: string;
  /** Absolute path of the content that is published just now. */
  published(): string;
  /** The draft's folder, laid out as `content/`; made from what is published on first use. Absolute path. */
  open(): Promise<string>;
  /** `pages/about.yaml`; a missing file reads as `ifMissing`, or throws an `HttpError` 404. */
  readText(file: string, ifMissing?: string): Promise<string>;
  /** One change after another, each whole or not at all. A missing file as in `readText`. What `change` throws is thrown. */
  changeText(
    file: string,
    change: (text: string) => string | Promise<string>,
    ifMissing?: string,
  ): Promise<void>;
  /**
   * The same for several files: all of them, or none where one cannot be written. A missing one throws a 404. `written` runs
   * after the files are written and before the next change.
   */
  changeTexts(
    files: readonly string[],
    change: (texts: readonly string[]) => Promise<readonly string[]>,
    written?: () => Promise<void>,
  ): Promise<void>;
  /** Creates or replaces a file, whole or not at all. */
  writeText(file: string, text: string): Promise<void>;
  /** Moves a finished file (same file system, e.g. `DATA_DIR/uploads/x`) into the draft. */
  place(file: string, from: string): Promise<void>;
  /** A file, or a whole folder; kept beside the draft for `restore`, with a note for whoever restores it. */
  remove(file: string, note?: string): Promise<void>;
  /** Returns the note. Throws a 409 where something of that name is there again. */
  restore(file: string): Promise<string>;
  /** What was removed from that folder and can be restored, the last first. */
  removed(folder: string): Promise<Removed[]>;
  /** Paths of single files that were removed from that folder or one below it, the last first. */
  removedBelow(folder: string): Promise<string[]>;
  /** Files that differ from what is published; none as long as there is no draft. */
  changed(): Promise<readonly Change[]>;
  /** Begins again with what is published. */
  discard(): Promise<void>;
  /**
   * Makes the chosen files as they are in another folder of content; returns the names of those that were changed.
   * `prepareFolder` runs before that and after all other changes.
   */
  makeAlike(
    folder: string,
    isChosen: (file: string) => boolean,
    prepareFolder?: () => Promise<void>,
  ): Promise<readonly string[]>;
  /** Calls the listener after each change; returns the function that ends that. */
  onChange(listener: (files: readonly string[]) => void): () => void;
  /** Copies the draft of this moment to a folder that is not there yet; nobody may write into its files. */
  snapshot(to: string): Promise<void>;
  /** Runs `work` between two changes. */
  between<T>(work: () => Promise<T>): Promise<T>;
  /** Begins again with that folder of content, which may be that of another studio. Only inside `between`. */
  beginWith(folder: string, isOtherStudio?: boolean): Promise<void>;
}

export function createDrafts(config: Pick<Config, 'dataDir' | 'contentDir'>): Drafts {
  const { content, published, prepare, beginWith } = createDraftFolder(config);
  const queue = createQueue();
  const listeners = new Set<(files: readonly string[]) => void>();
  const tell = (files: readonly string[]) => {
    for (const listener of listeners) listener(files);
  };

  const removed = createRemoved(content);

  async function changeTexts(
    files: readonly string[],
    change: (texts: readonly string[]) => Promise<readonly string[]>,
    written?: () => Promise<void>,
    ifMissing?: string,
  ): Promise<void> {
    for (const file of files) checkName(file);
    const changed = await queue(async () => {
      const folder = await prepare();
      const paths = files.map((file) => pathIn(folder, file));
      const texts = await Promise.all(paths.map((path) => readTextFile(path, ifMissing)));
      const after = await change(texts);
      const all = files.map((file, i) => ({
        file,
        path: paths[i] ?? '',
        before: texts[i] ?? '',
        after: after[i] ?? '',
      }));
      const others = all.filter((text) => text.after !== text.before);
      await writeTexts(others);
      await written?.();
      return others.map(({ file }) => file);
    });
    if (changed.length > 0) tell(changed);
  }

  return {
    folder: content,
    published,
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
        return makeAlike(draft, folder, ({ file }) => isChosen(file));
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
