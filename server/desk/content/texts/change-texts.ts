/** Changes content files with texts in the draft; each change must pass the content check. */
import type { Problem } from '#content-model/problem.server.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { badRequest, notFound } from '#server/http/http-error.ts';
import { describeProblem } from '#server/labels/describe-problem.ts';
import { type Check, problemsOfChange } from './checker.ts';
import type { createEntryIds, EntryIds } from './entry-ids.ts';
import { readYaml } from './read-yaml.ts';
import { contentShapes } from './schemas.ts';

/** A file's new text, with steps to be done before any other change. */
interface Change {
  readonly text: string;
  /** A text with the values that are restored: they were accepted once, so no newer rule refuses them. */
  readonly restored?: string;
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
async function refuseFaults(drafts: Drafts, check: Check): Promise<void> {
  const published = await drafts.readPublished(check.file);
  const faults = await problemsOfChange({ ...check, earlier: [published ?? '', ...check.earlier] });
  if (faults.length > 0) throw badRequest(firstOfFields(faults).slice(0, 3).map(describeProblem));
}

/** @throws HttpError 404 if there is no such page */
export function shapesFor(name: string) {
  const all = contentShapes();
  if (!Object.hasOwn(all, name)) throw notFound('These texts no longer exist. Reload the page.');
  return all;
}

export function createTextChanges(drafts: Drafts, entryIds: ReturnType<typeof createEntryIds>) {
  async function accept(folder: string, name: string, before: string, change: Change) {
    const file = `${name}.yaml`;
    const earlier = change.restored === undefined ? [] : [change.restored];
    await refuseFaults(drafts, { folder, file, before, earlier, after: change.text });
    // One change at a time, so that each entry is recognised.
    await entryIds(name, readYaml(change.text));
    await change.accepted?.();
  }

  /**
   * Changes the files; none of them if the content check finds a new fault in one, which the error describes in plain words.
   */
  type Result = string | Change | Promise<Change>;
  async function changeAll(
    names: readonly string[],
    write: (name: string, source: string, ids: EntryIds) => Result,
  ): Promise<void> {
    for (const name of names) shapesFor(name);
    const folder = await drafts.open();
    const written: Change['written'][] = [];
    const changed = async (name: string, before: string) => {
      const done = await write(name, before, await entryIds(name, readYaml(before)));
      const change = typeof done === 'string' ? { text: done } : done;
      written.push(change.written);
      if (change.text !== before) await accept(folder, name, before, change);
      return change.text;
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

  /** The same for any file of the content, by its full name. `restored`: a text with the values that are restored */
  async function changeText(
    file: string,
    restored: string,
    write: (source: string) => Promise<string>,
  ) {
    const name = file.replace(/\.yaml$/, '');
    if (Object.hasOwn(contentShapes(), name))
      return change(name, async (source) => ({ text: await write(source), restored }));
    const folder = await drafts.open();
    await drafts.changeText(file, async (before) => {
      const after = await write(before);
      await refuseFaults(drafts, { folder, file, before, earlier: [restored], after });
      return after;
    });
  }

  return { change, changeAll, changeText };
}
