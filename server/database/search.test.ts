import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fold } from '#contract/fold.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { backUpDatabase } from './backup.ts';
import { openDatabaseDirectly } from './direct.ts';
import { restoreDatabase } from './restore.ts';
import { readRows } from './testing/read-rows.ts';
import { writeRows } from './testing/write-rows.ts';

const NAMES = ['Siobhán O’Brien', 'Jürgen Groß', 'Łukasz', 'फ़रहान', '王', 'A\u{1F3E0}b', 'x', 'Ng'];
const ENDS = ['qz', '€', '100% _sure_', '"quoted" AND (OR)', 'NEAR x*', 'bell \u0007', 'zz'];

async function openFilled() {
  const file = join(temporaryFolder(), 'enquiries.sqlite');
  const database = openDatabaseDirectly(file);
  onTestFinished(() => database.close());
  for (const [n, name] of NAMES.entries())
    for (const [m, end] of ENDS.entries()) {
      const id = `R${n}${m}-TEST`;
      await database.call('insertEnquiry', {
        id,
        form: 'contact',
        submissionId: null,
        contentHash: id,
        duplicateCheck: null,
        values: {
          user_email: `v${n}${m}@example.org`,
          user_name: name,
          message: `Flat ${n * 37 + m} ${end}`,
        },
        page: null,
        noticeVersion: null,
        receivedAt: 1e12 + n * 10 + m,
        dueAt: 1e12,
        spamReason: null,
        emails: [],
      });
    }
  const idsOf = async (search: string) => {
    const ids: string[] = [];
    for (let page = 1; page < 3; page += 1)
      ids.push(
        ...(await database.call(
          'inbox',
          { list: 'all', what: '', search, page, assignedTo: '', now: 0 },
          null,
        ))!.rows.map(({ id }) => id),
      );
    return ids;
  };
  const textsOf = () =>
    readRows<{ enquiry_id: string; text: string }>(
      file,
      'SELECT enquiry_id, text FROM search_text ORDER BY number DESC',
    );
  return { file, database, idsOf, textsOf };
}

test('a search finds by its index what a comparison with every text finds, for every piece of up to four letters', async () => {
  const { idsOf, textsOf } = await openFilled();
  const texts = textsOf();
  const pieces = new Set(['qqq', 'zq', '\0', 'a\0b', '\\', "'"]);
  for (const { text } of texts.filter((_, at) => at % 5 === 0)) {
    const letters = [...text];
    for (const [at] of letters.entries())
      for (let length = 1; length <= 4; length += 1)
        pieces.add(letters.slice(at, at + length).join(''));
  }
  for (const piece of pieces) {
    const words = fold(piece).split(' ').filter(Boolean);
    if (words.length === 0) continue;
    const expected = texts.filter(({ text }) => words.every((word) => text.includes(word)));
    expect([piece, await idsOf(piece)]).toEqual([
      piece,
      expected.map(({ enquiry_id }) => enquiry_id),
    ]);
  }
});

test('a search of many words, or of one word of two hundred letters, is answered', async () => {
  const { idsOf } = await openFilled();
  expect(await idsOf('fl at la 0 fla lat '.repeat(20).trim())).not.toEqual([]);
  expect(await idsOf('f'.repeat(200))).toEqual([]);
  expect(await idsOf(`${'"'.repeat(50)}flat ( OR NOT`)).toEqual([]);
});

/** The files of a database that hold the text. */
const holding = (file: string, text: string) =>
  [file, `${file}-wal`].filter((path) => existsSync(path) && readFileSync(path).includes(text));

test('what is erased leaves the counts, the search and every file; so does what another program deletes', async () => {
  const { file, database, idsOf } = await openFilled();
  expect(await idsOf('王')).toHaveLength(ENDS.length);
  for (const n of ENDS.keys()) await database.call('eraseByEmail', `v4${n}@example.org`);
  expect(await idsOf('王')).toEqual([]);
  while (await database.call('cleanSearch'));
  expect(holding(file, '王')).toEqual([]);
  writeRows(file, 'DELETE FROM search_text WHERE enquiry_id LIKE ?', [['R0%']]);
  writeRows(file, 'DELETE FROM enquiry WHERE id LIKE ?', [['R0%']]);
  expect(await idsOf('Siobhan')).toEqual([]);
  const page = await database.call(
    'inbox',
    { list: 'new', what: '', search: '', page: 1, assignedTo: '', now: 0 },
    null,
  );
  expect(page!.counts.all).toBe((NAMES.length - 2) * ENDS.length);
});

test('an index that could not be cleaned after an erasure is cleaned later, also where new enquiries came in between', async () => {
  const { file, database } = await openFilled();
  for (const n of ENDS.keys()) await database.call('eraseByEmail', `v3${n}@example.org`);
  await database.call('cleanSearch');
  await database.close();
  const later = openDatabaseDirectly(file);
  onTestFinished(() => later.close());
  writeRows(file, 'UPDATE search_text SET text = ? WHERE enquiry_id = ?', [['ꙮꙮꙮ', 'R00-TEST']]);
  writeRows(file, 'UPDATE search_text SET text = ? WHERE enquiry_id = ?', [['new', 'R00-TEST']]);
  while (await later.call('cleanSearch'));
  expect([holding(file, 'ꙮ'), holding(file, 'फ'), await later.call('cleanSearch')]).toEqual([
    [],
    [],
    false,
  ]);
  const found = await later.call(
    'inbox',
    { list: 'all', what: '', search: 'Łukasz', page: 1, assignedTo: '', now: 0 },
    null,
  );
  expect(found!.rows).toHaveLength(ENDS.length);
});

test('a restored backup, and the database that it replaced, hold no term of what was erased', async () => {
  const { file, database } = await openFilled();
  const { file: backup } = await backUpDatabase(file, temporaryFolder(), 'backup.sqlite');
  for (const n of ENDS.keys()) await database.call('eraseByEmail', `v4${n}@example.org`);
  await database.close();
  restoreDatabase(file, backup, 'before');
  expect(holding(file, '王')).toEqual([]);
  const restored = openDatabaseDirectly(file);
  onTestFinished(() => restored.close());
  for (const n of ENDS.keys()) await restored.call('eraseByEmail', `v3${n}@example.org`);
  while (await restored.call('cleanSearch'));
  for (const path of [file, `${file}.replaced-before`])
    expect([holding(path, 'फ'), holding(path, '王')]).toEqual([[], []]);
});
