import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { DraftChange } from '#contract/desk/changes.ts';
import type { Publishing } from '#contract/desk/publishing.ts';
import type { List, TextsPage } from '#contract/desk/texts.ts';
import { copyContent } from '#server/testing/content-copy.ts';
import { openTestDesk } from '#server/testing/desk.ts';
import { writeFiles } from '#server/testing/fixtures.ts';

const QUESTIONS = ['Cost?', 'Time?', 'Place?'].map((question) => ({
  question,
  answer: `All about ${question}`,
}));

/** The desk with three questions in its content, and helpers to change them. */
async function open() {
  const content = copyContent();
  const faq = parse(readFileSync(join(content, 'faq.yaml'), 'utf8')) as object;
  writeFiles(content, { 'faq.yaml': stringify({ ...faq, items: QUESTIONS }) });
  const { comeIn, drafts } = openTestDesk({ env: { CONTENT_DIR: content } });
  const asha = await comeIn();
  const list = async () => {
    const { parts } = (await (await asha.ask('/words/faq')).json()) as TextsPage;
    return parts.find((part) => part.kind === 'list' && part.path === 'items') as List;
  };
  const changeList = (body: object) => asha.ask('/words/faq/list', { path: 'items', action: body });
  const entryAt = async (at: number) => (await list()).entries[at]?.path.split('.')[1];
  return {
    asha,
    content,
    drafts,
    list,
    changeList,
    remove: async (at: number) => changeList({ type: 'remove', entry: await entryAt(at) }),
    async write(at: number, name: string, value: string) {
      const entry = (await list()).entries[at];
      const parts = entry?.kind === 'group' ? entry.parts : [];
      const field = parts.find(({ path }) => path.endsWith(name));
      if (field?.kind !== 'field') throw new Error(`There is no ${name}.`);
      const { path, revision } = field;
      const body = { path, revision, value };
      expect((await asha.ask('/words/faq/field', body, { method: 'PUT' })).status).toBe(200);
    },
    changes: async (): Promise<readonly DraftChange[]> =>
      ((await (await asha.ask('/publishing')).json()) as Publishing).changes,
  };
}

test('a rewritten question keeps its id while another one is removed', async () => {
  const { write, remove, changes } = await open();
  await write(0, 'answer', 'Nothing of that.');
  await write(0, 'question', 'What is the price of it?');
  await remove(1);
  const name = 'Questions: Question “What is the price of it?”';
  expect((await changes()).map(({ sentence }) => sentence).sort()).toEqual(
    [
      `${name}: question is changed.`,
      `${name}: answer is changed.`,
      'Questions: Question “Time?” is removed.',
    ].sort(),
  );
});

test('a published removal can still be restored after “Take back all”, but not an entry that exists again', async () => {
  const { asha, content, drafts, remove, write, list, changeList } = await open();
  await write(0, 'answer', 'A range in rupees.');
  await remove(2);
  // Published.
  cpSync(join(drafts.folder, 'faq.yaml'), join(content, 'faq.yaml'));
  // Not published: the first question is rewritten and removed.
  await write(0, 'answer', 'Nothing of that.');
  await remove(0);
  expect((await asha.ask('/publishing/discard', {})).status).toBe(200);
  const { removed, entries } = await list();
  expect(entries).toHaveLength(2);
  expect(removed.map(({ name }) => name)).toEqual(['Place?']);
  expect((await changeList({ type: 'restore', id: removed[0]?.id })).status).toBe(200);
  const { items } = parse(readFileSync(join(drafts.folder, 'faq.yaml'), 'utf8')) as {
    items: unknown;
  };
  const [cost, ...others] = QUESTIONS;
  expect(items).toEqual([{ ...cost, answer: 'A range in rupees.' }, ...others]);
});
