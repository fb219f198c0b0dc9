/** Only owners can publish changes of the brand, at once or at a set time, or go back to a version before one. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DraftChange } from '#contract/desk/changes.ts';
import { BRAND_REFUSALS } from '#contract/desk/roles.ts';
import { draftFolder } from '#server/drafts/draft-folder.ts';
import { createDrafts, openStudio } from './testing/studio.ts';

const SLOW = { timeout: 30_000 };
const refused = (action: keyof typeof BRAND_REFUSALS) => ({
  status: 403,
  body: { error: BRAND_REFUSALS[action] },
});
const groupsIn = (changes: readonly DraftChange[]) => changes.map(({ group }) => group.id).sort();

/** A studio whose owner has changed its colours and its name, and a colleague its texts. */
async function open() {
  const studio = await openStudio();
  const { dataDir } = studio;
  const asha = await studio.comeIn();
  const ravi = await studio.comeIn('ravi@studio.example', 'Ravi', 'colleague');
  const drafts = createDrafts({ dataDir, contentDir: undefined });
  await drafts.changeText('home.yaml', () => 'second\n');
  await drafts.changeText('site.yaml', () => 'name: Angan\n');
  const brand = 'colours: { day: { accent: "#7a4a1e" } }\n';
  writeFileSync(join(draftFolder(dataDir), 'brand.yaml'), brand);
  const live = (file: string) => readFileSync(join(dataDir, 'content', 'current', file), 'utf8');
  const refusal = async (answer: Promise<Response>) => {
    const { status } = await answer;
    return { status, body: await (await answer).json() };
  };
  return { ...studio, asha, ravi, drafts, live, refusal };
}

test('a colleague who publishes everything leaves out the brand, and gets a message about it', async () => {
  const { asha, ravi, live } = await open();
  expect((await asha.state()).waiting).toEqual([]);
  expect((await ravi.state()).waiting).toEqual(['brand.yaml', 'site.yaml']);
  const after = await ravi.build(true);
  expect(after.ended).toMatchObject({ how: 'live', groups: ['home.yaml'] });
  expect(live('home.yaml')).toBe('second\n');
  expect(live('site.yaml')).toBe('name: Osari\n');
  expect(groupsIn(after.changes)).toEqual(['brand.yaml', 'site.yaml']);
  await asha.build(true);
  expect(live('site.yaml')).toBe('name: Angan\n');
});

test('a colleague cannot publish the brand by choosing it, by an owner’s preview, or if it is the only change', async () => {
  const { asha, ravi, drafts, live, refusal } = await open();
  const build = (groups?: string[]) =>
    refusal(ravi.post('/publishing/build', { isToPublish: true, ...(groups && { groups }) }));
  expect(await build(['home.yaml', 'brand.yaml'])).toEqual(refused('publish'));
  const { preview } = await asha.build();
  const publish = () => refusal(ravi.post('/publishing/publish', { id: preview?.id }));
  expect(await publish()).toEqual(refused('publish'));
  for (const group of ['brand.yaml', 'site.yaml'])
    expect(await refusal(ravi.post('/publishing/take-back', { group }))).toEqual(
      refused('takeBack'),
    );
  await drafts.changeText('home.yaml', () => 'first\n');
  expect(await build()).toEqual(refused('publish'));
  expect(live('site.yaml')).toBe('name: Osari\n');
});

test('a colleague’s set time leaves out the brand, and does not change an owner’s set time', async () => {
  const { asha, ravi, refusal } = await open();
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const at = { day, time: '10:00' };
  await ravi.post('/publishing/set-time', at);
  const { setTime } = await asha.state();
  expect(setTime?.changes.join()).toMatch(/^Home/);
  const address = (id?: string) => `/desk/api/publishing/set-time/${id}`;
  await ravi.send(address(setTime?.id), { method: 'DELETE' });
  await asha.post('/publishing/set-time', at);
  const id = (await asha.state()).setTime?.id;
  const init = { method: 'PUT', body: JSON.stringify({ day, time: '09:00' }) };
  for (const answer of [ravi.send(address(id), init), ravi.send(address(id), { method: 'DELETE' })])
    expect(await refusal(answer)).toEqual(refused('setTime'));
  expect((await asha.send(address(id), init)).status).toBe(200);
});

test('a colleague can go back to a version with the same brand, but not to one before an owner’s change of it', async () => {
  const { asha, ravi, drafts, live, refusal } = await open();
  await asha.build(true);
  await drafts.changeText('home.yaml', () => 'third\n');
  await ravi.build(true);
  await expect.poll(async () => (await ravi.state()).versions.length, SLOW).toBe(3);
  const [, same, other] = (await ravi.state()).versions;
  const back = (id?: string) => refusal(ravi.post('/publishing/back', { id }));
  expect(await back(other?.id)).toEqual(refused('goBack'));
  expect(live('site.yaml')).toBe('name: Angan\n');
  expect((await back(same?.id)).status).toBe(200);
  expect(live('home.yaml')).toBe('second\n');
  expect((await asha.post('/publishing/back', { id: other?.id })).status).toBe(200);
});
