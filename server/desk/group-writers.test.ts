import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Publishing } from '#contract/desk/publishing.ts';
import type { Field, TextsPage } from '#contract/desk/texts.ts';
import { copyContent } from '#server/testing/content-copy.ts';
import { openTestDesk } from '#server/testing/desk.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { allFields } from './content/texts/all-parts.ts';

/** A field of each page. */
const PLACES: Readonly<Record<string, string>> = { home: 'hero.lead', faq: 'heading' };

async function open(dataDir = temporaryFolder()) {
  const content = copyContent();
  const desk = openTestDesk({ dataDir, env: { CONTENT_DIR: content } });
  // Files have the times of the machine's clock.
  Object.defineProperty(desk.clock, 'now', { get: Date.now });
  const asha = await desk.comeIn();
  const ravi = await desk.comeIn('ravi@studio.example', 'Ravi');
  const write = async (file: string, value: string, who = asha) => {
    const page = (await (await who.ask(`/words/${file}`)).json()) as TextsPage;
    const { path, revision } = allFields(page.parts).find(
      ({ place }: Field) => place === PLACES[file],
    )!;
    const body = { path, revision, value };
    const answer = await who.ask(`/words/${file}/field`, body, { method: 'PUT' });
    expect(answer.status).toBe(200);
  };
  const writers = async () =>
    ((await (await asha.ask('/publishing')).json()) as Publishing).writers;
  return { ...desk, dataDir, asha, ravi, write, writers };
}

test('each group of changes has its last author and time, also after a restart', async () => {
  const { dataDir, database, ravi, write, writers } = await open();
  expect(await writers()).toEqual({});
  const before = Date.now();
  await write('home', 'Rooms that are drawn before they are built.');
  await write('faq', 'What people ask us.');
  await write('faq', 'What families ask us.', ravi);
  const at = expect.any(Number);
  const known = await writers();
  expect(known).toEqual({ 'home.yaml': { by: 'Asha', at }, 'faq.yaml': { by: 'Ravi', at } });
  expect(known['home.yaml']!.at).toBeGreaterThanOrEqual(before);
  await database.close();
  expect(await (await open(dataDir)).writers()).toEqual(known);
});

test('a group that was edited in its files has no author, and neither has one without changes', async () => {
  const { drafts, asha, write, writers } = await open();
  await write('home', 'Rooms that are drawn before they are built.');
  await write('faq', 'What people ask us.');
  expect(Object.keys(await writers())).toEqual(['home.yaml', 'faq.yaml']);
  const byHand = (name: string) => {
    const file = join(drafts.folder, name);
    writeFileSync(file, `${readFileSync(file, 'utf8')}# By hand.\n`);
    const later = Date.now() / 1000 + 60;
    utimesSync(file, later, later);
  };
  byHand('home.yaml');
  byHand('services.yaml');
  expect(Object.keys(await writers())).toEqual(['faq.yaml']);
  expect((await asha.ask('/publishing/discard', {})).status).toBe(200);
  expect(await writers()).toEqual({});
});
