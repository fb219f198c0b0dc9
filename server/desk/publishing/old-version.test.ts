import { expect, test } from 'vitest';
import type { VersionChanges } from '#contract/desk/publishing.ts';
import { createDrafts } from '#server/drafts/drafts.ts';
import { openStudio } from './testing/studio.ts';

/** A site with the versions "first", "second" and "third"; the last one is live. */
async function withVersions() {
  const studio = await openStudio();
  const asha = await studio.comeIn();
  const drafts = createDrafts({ dataDir: studio.dataDir, contentDir: undefined });
  for (const words of ['second', 'third']) {
    await drafts.changeText('home.yaml', () => `${words}\n`);
    await asha.build(true);
  }
  const [live, older] = (await asha.state()).versions;
  const look = (id: string) => asha.post('/publishing/versions/look', { id });
  return { ...studio, asha, live: live!, older: older!, look };
}

test('an older version is shown to the person who opened it, marked as old, without forms and uncached; visitors get the site', async () => {
  const { asha, older, look, visitor } = await withVersions();
  expect(older).toMatchObject({ canLook: true, canGoBack: true });
  expect((await look(older.id)).status).toBe(200);
  const page = await asha.send('/');
  const text = await page.text();
  expect(text).toContain('>second<');
  expect(text).toMatch(/<b>Old version, \d{1,2} [A-Z][a-z]+ \d{4} at \d\d:\d\d<\/b>/);
  expect(text).toContain('href="/desk/api/publishing/leave?to=desk"');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/sandbox allow-scripts/);
  expect(policy).not.toContain('allow-forms');
  expect(policy).toContain('default-src');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('vary')).toBe('Cookie');
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  expect(page.headers.get('etag')).toBeNull();
  const other = await visitor();
  expect(await other.text()).toContain('>third<');
  expect(other.headers.get('content-security-policy')).not.toContain('sandbox');
  await asha.send('/desk/api/publishing/leave');
  expect(await asha.page()).toContain('>third<');
});

test('without a session no cookie opens an older version: a visitor gets the site', async () => {
  const { asha, older, look, visitor } = await withVersions();
  await look(older.id);
  expect(await asha.page()).toContain('>second<');
  const stolen = asha.cookie();
  const marker = `desk-preview=version.${older.id}`;
  for (const Cookie of [marker, `__Host-${marker}`, `${marker}; desk=${'x'.repeat(43)}`])
    expect(await (await visitor('/', { Cookie })).text()).toContain('>third<');
  await asha.post('/sign-out', { scope: 'this' });
  expect(await (await visitor('/', { Cookie: stolen })).text()).toContain('>third<');
});

test('only a kept older version can be opened, whatever its name or cookie says', async () => {
  const { asha, live, older, look } = await withVersions();
  for (const id of [live.id, '..', '../preview', `${older.id}/../${older.id}`, 'current.json', ''])
    expect([id, (await look(id)).status]).toEqual([id, 404]);
  const session = asha.cookie();
  for (const id of ['..', '../preview', `../releases/${older.id}`, `${older.id}%2f..`, live.id]) {
    const Cookie = `${session}; desk-preview=version.${id}`;
    expect(await (await asha.send('/', { headers: { Cookie } })).text()).toContain('>third<');
  }
  for (const id of ['..', '..%2f..', 'x']) {
    const answer = await asha.send(`/desk/api/publishing/versions/${id}/changes`);
    expect([id, answer.status]).toEqual([id, 404]);
  }
});

test('a version that goes live while somebody views it is the site', async () => {
  const { asha, older, look } = await withVersions();
  await look(older.id);
  await asha.post('/publishing/back', { id: older.id });
  const page = await asha.send('/');
  expect(await page.text()).not.toContain('Old version');
  expect(page.headers.get('content-security-policy')).not.toContain('sandbox');
});

test('the changes of going back are shown before', async () => {
  const { asha, older } = await withVersions();
  const answer = await asha.send(`/desk/api/publishing/versions/${older.id}/changes`);
  const { changes } = (await answer.json()) as VersionChanges;
  expect(changes).toEqual([expect.stringMatching(/^Home/)]);
});
