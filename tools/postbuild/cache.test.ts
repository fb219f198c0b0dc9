import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#server/testing/fixtures.ts';

afterEach(() => vi.unstubAllEnvs());

/** A build after `previous`; `input` is computed as "made anew" if it was not kept. Returns the result and the build's folder. */
async function build(previous: string, input: string) {
  vi.stubEnv('PUBLIC_PREVIOUS', join(previous, 'client'));
  vi.resetModules();
  const { cachedResult: cached, saveCache } = await import('./cache.ts');
  const result = cached([input], () => 'made anew');
  const folder = temporaryFolder();
  saveCache(folder);
  return { result, folder };
}

/** A build that has kept the result of "a", which is told from one that is made anew. */
async function buildWithMark() {
  vi.resetModules();
  const { cachedResult: cached, saveCache } = await import('./cache.ts');
  cached(['a'], () => 'made before');
  const folder = temporaryFolder();
  saveCache(folder);
  return { folder, file: join(folder, 'bundle', 'kept.json') };
}

test('a result of the same input is taken over, build after build; that of another input is made anew', async () => {
  const { folder } = await buildWithMark();
  const second = await build(folder, 'a');
  expect(second.result).toBe('made before');
  expect((await build(second.folder, 'a')).result).toBe('made before');
  expect((await build(folder, 'b')).result).toBe('made anew');
});

test.each([
  ['was changed on the disk', (text: string) => text.replace('made before', 'made_before')],
  ['was cut off', (text: string) => text.slice(0, -4)],
  ['holds other values than texts', (text: string) => text.replace('"made before"', '7')],
  ['is of an older program', () => '{"key":"made before"}'],
])('a kept file that %s is made anew', async (_, damage) => {
  const { folder, file } = await buildWithMark();
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, damage(whole));
  expect(readFileSync(file, 'utf8')).not.toBe(whole);
  expect((await build(folder, 'a')).result).toBe('made anew');
});
