/** The content files with texts in the draft: their parts, and changes that pass the content check. */
import { readFile } from 'node:fs/promises';
import type { Problem } from '#content-model/problem.server.ts';
import { removedEntriesFolder } from '#server/drafts/draft-folder.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { type EntryHistory, readEntryHistory } from '#server/drafts/entry-history.ts';
import { pathIn } from '#server/drafts/names.ts';
import { badRequest, notFound } from '#server/http/http-error.ts';
import { describeProblem } from '#server/labels/describe-problem.ts';
import { isDemonstration } from '#server/new-studio/demonstration.ts';
import { type Check, problemsOfChange } from './checker.ts';
import { createEntryIds, type EntryIds } from './entry-ids.ts';
import { createFields } from './fields.ts';
import { missingEntries } from './missing-entries.ts';
import { readYaml } from './read-yaml.ts';
import { createRemovedEntries } from './removed-entries.ts';
import { contentShapes } from './schemas.ts';

/** A file's new text, with steps to be done before any other change. */
interface Change {
  readonly text: string;
  /** Runs before the file is written; not if the content check refuses the text. */
  readonly accepted?: () => Promise<void>;
  /** Runs after the file is written. */
  readonly written?: () => Promise<void>;
}

/** The first fault of each field, because one message is shown beside it. */
const firstOfFields = (faults: readonly Problem[]) =>
  faults.filter(
    ({ field }, at) => at === faults.findIndex((other) => field && other.field === field) || !field,
  );

/** @throws HttpError 400 with the faults that the content check finds in the changed text */
async function refuseFaults(check: Check): Promise<void> {
  const faults = await problemsOfChange(check);
  if (faults.length > 0) throw badRequest(firstOfFields(faults).slice(0, 3).map(describeProblem));
}

export function createTextFiles(drafts: Drafts) {
  const entryIds = createEntryIds(drafts.folder);
  const removedEntries = createRemovedEntries(removedEntriesFolder(drafts.folder));

  const known = (name: string) => {
    const all = contentShapes();
    if (!Object.hasOwn(all, name)) throw notFound('There is no such page.');
    return all;
  };
  const textOf = (name: string) => drafts.readText(`${name}.yaml`);
  /** '' if nothing is published. @throws HttpError 404 if there is no such page */
  function publishedText(name: string): Promise<string> {
    known(name);
    return readFile(pathIn(drafts.published(), `${name}.yaml`), 'utf8').catch(() => '');
  }
  /** Removed entries that the draft does not have, latest first. `whole`: the file's current value. */
  async function removedFrom(name: string, whole: unknown, ids: EntryIds, known?: EntryHistory) {
    const history = known ?? (await readEntryHistory(drafts.folder, name));
    return missingEntries(await removedEntries.list(name), { whole, ids, history });
  }
  /** The parts of a page's texts in the draft. @throws HttpError 404 if there is no such page */
  async function partsOf(name: string) {
    const all = known(name);
    const draft = readYaml(await textOf(name));
    const published = readYaml(await publishedText(name));
    const ids = await entryIds(name, draft);
    const history = await readEntryHistory(drafts.folder, name);
    const removed = await removedFrom(name, draft, ids, history);
    const costs = name === 'process' && readYaml(await drafts.readText('costs.yaml', ''));
    const isOwn = !isDemonstration(await drafts.readText('site.yaml'));
    const parts = createFields(name, all, {
      draft,
      costs,
      published,
      ids,
      history,
      removed,
      isOwn,
    });
    return { all, parts };
  }

  /**
   * Changes the files; none of them if the content check finds a new fault in one, which the error describes in plain words.
   */
  type Result = string | Change | Promise<Change>;
  async function changeAll(
    names: readonly string[],
    write: (name: string, source: string, ids: EntryIds) => Result,
  ): Promise<void> {
    for (const name of names) known(name);
    const folder = await drafts.open();
    const written: Change['written'][] = [];
    const changed = async (name: string, before: string) => {
      const file = `${name}.yaml`;
      const ids = await entryIds(name, readYaml(before));
      const done = await write(name, before, ids);
      const { text: after, accepted, ...rest } = typeof done === 'string' ? { text: done } : done;
      written.push(rest.written);
      if (after === before) return before;
      await refuseFaults({ folder, file, before, after });
      // One change at a time, so that each entry is recognised.
      await entryIds(name, readYaml(after));
      await accepted?.();
      return after;
    };
    await drafts.changeTexts(
      names.map((name) => `${name}.yaml`),
      async (texts) => {
        const after: string[] = [];
        for (const [i, name] of names.entries()) after.push(await changed(name, texts[i] ?? ''));
        return after;
      },
      async () => {
        for (const each of written) await each?.();
      },
    );
  }

  const change = (name: string, write: (source: string, ids: EntryIds) => Result) =>
    changeAll([name], (_, source, ids) => write(source, ids));

  /** The same for any file of the content, by its full name. */
  async function changeText(file: string, write: (source: string) => Promise<string>) {
    const name = file.replace(/\.yaml$/, '');
    if (Object.hasOwn(contentShapes(), name))
      return change(name, async (source) => ({ text: await write(source) }));
    const folder = await drafts.open();
    await drafts.changeText(file, async (before) => {
      const after = await write(before);
      await refuseFaults({ folder, file, before, after });
      return after;
    });
  }

  return {
    changeText,
    textOf,
    publishedText,
    partsOf,
    change,
    changeAll,
    entryIds,
    removedEntries,
    removedFrom,
  };
}
export type TextFiles = ReturnType<typeof createTextFiles>;
