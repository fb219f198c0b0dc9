import { chownSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listReleases, releaseIds, servedRelease } from '#server/releases/folder.ts';
import { openReleases } from '#server/releases/site.ts';
import { removeOldReleases } from '#server/releases/switch.ts';
import type { Logged } from '#server/testing/api.ts';
import { temporaryFolder, writeFiles } from '#server/testing/fixtures.ts';
import { startProgram } from '#server/testing/program.ts';
import { rollBack } from './history.ts';
import { release } from './release.ts';
import { openProject as project, releaseAll, releasedText } from './testing/project.ts';
import { writeProject } from './testing/small-site.ts';

describe('going back', () => {
  test('leads to the release before, and again to the one before that', async () => {
    const { root, options } = project();
    const [first, second] = await releaseAll(root, options, ['1', '2', '3']);
    expect(await rollBack(options)).toBe(second);
    expect(releasedText(options.folder)).toBe('2');
    expect(await rollBack(options)).toBe(first);
    expect(await rollBack(options)).toBeNull();
    expect(releasedText(options.folder)).toBe('1');
  });

  test('nothing is built by itself until the sources change; npm run release builds all the same', async () => {
    const { root, options } = project();
    const [first] = await releaseAll(root, options, ['good', 'bad']);
    await rollBack(options);
    const byItself = { ...options, isByItself: true, now: () => Date.now() + 5000 };
    expect(await release(byItself)).toEqual({ id: first, isNew: false });
    writeProject(root, 'better');
    expect((await release(byItself)).isNew).toBe(true);
    expect(releasedText(options.folder)).toBe('better');
    // From here, back leads to what was served before, not to what was gone back from.
    expect(await rollBack(options)).toBe(first);
    expect((await release({ ...options, now: () => Date.now() + 9000 })).isNew).toBe(true);
  });

  test('neither the current release nor the one before it is ever removed', async () => {
    const { root, options } = project();
    const ids = await releaseAll(root, options, ['1', '2', '3', '4', '5']);
    await rollBack(options);
    await rollBack(options);
    await rollBack(options);
    await releaseAll(root, { ...options, now: Date.now }, ['6']);
    const kept = listReleases(options.folder).map(({ id }) => id);
    expect(kept).toContain(ids[1]);
    expect(kept).toContain(servedRelease(options.folder)?.id);
  });
});

test('the five newest are kept, even where the clock stands still or goes back', async () => {
  const { root, options } = project();
  const noon = Date.UTC(2026, 0, 1, 12);
  const stopped = await releaseAll(root, { ...options, now: () => noon }, [
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
  const yesterday = { ...options, now: () => noon - 86_400_000 };
  const back = await releaseAll(root, yesterday, ['6', '7']);
  const names = [...stopped, ...back];
  expect(names).toEqual([...names].sort());
  expect(listReleases(options.folder).map(({ id }) => id)).toEqual(names.slice(2).reverse());
});

test('a release whose name ends with the second sorts before the next one', async () => {
  const { root, options } = project();
  const now = () => Date.UTC(2026, 0, 1, 12);
  const [first] = await releaseAll(root, { ...options, now }, ['1']);
  const earlier = '2026-01-01T12-00-00-ffff';
  renameSync(join(options.folder, first!), join(options.folder, earlier));
  const [second] = await releaseAll(root, { ...options, now }, ['2']);
  expect(releaseIds(options.folder)).toEqual([second, earlier]);
});

test('a damaged current release is passed over for the newest whole one', async () => {
  const { root, options } = project();
  const [first, second] = await releaseAll(root, options, ['1', '2']);
  writeFiles(join(options.folder, second!), { 'studio.json': '{' });
  expect(servedRelease(options.folder)?.id).toBe(first);
  writeFiles(options.folder, { 'current.json': '' });
  expect(servedRelease(options.folder)?.id).toBe(first);
});

test.each(['', '{"id":"2026', null])(
  'a damaged current.json (%j) brings back no release that was taken back, and is told in log and health',
  async (text) => {
    const { root, options } = project();
    const { folder } = options;
    const ids = await releaseAll(root, options, ['1', '2', '3', '4', '5', '6']);
    const [, second, third] = ids.slice(1);
    for (let times = 0; times < 3; times += 1) await rollBack(options);
    if (text === null) rmSync(join(folder, 'current.json'));
    else writeFiles(folder, { 'current.json': text });
    expect(releasedText(folder)).toBe('3');
    const logged: Logged[] = [];
    const site = openReleases(folder, (level, event, fields) =>
      logged.push({ level, event, ...fields }),
    );
    site.stop();
    expect(site.release).toMatchObject({ id: second, isCurrentDamaged: true });
    expect(logged).toEqual([
      expect.objectContaining({ event: 'current-release-damaged', serving: second }),
    ]);
    // Nothing is built by itself from the sources that were taken back, and what is served is not removed.
    expect(await release({ ...options, isByItself: true })).toEqual({ id: second, isNew: false });
    removeOldReleases(folder);
    expect(releasedText(folder)).toBe('3');
    // Published again, a later release is served also where current.json is damaged.
    const [last] = await releaseAll(root, { ...options, now: () => Date.now() + 9000 }, ['7']);
    writeFiles(folder, { 'current.json': '' });
    expect(servedRelease(folder)?.id).toBe(last);
    expect(listReleases(folder).map(({ id }) => id)).toContain(third);
  },
);

describe('npm run release says in one line what cannot be', () => {
  const run = async (args: string[], DATA_DIR: string) => {
    const program = startProgram('tools/release/main.ts', args, { DATA_DIR });
    return { code: await program.ended, output: program.output() };
  };

  test('a flag that it does not know', async () => {
    const { code, output } = await run(['--bakc'], temporaryFolder());
    expect([code, output.split('\n')[0]]).toEqual([1, expect.stringContaining("'--bakc'")]);
    expect(output).toContain('npm run release -- --back');
  });

  test('nothing to go back to, nothing to list', async () => {
    const dataDir = temporaryFolder();
    expect(await run(['--back'], dataDir)).toEqual({
      code: 1,
      output: 'There is no release before the current one.\n',
    });
    expect((await run(['--list'], dataDir)).output).toBe('There is no release yet.\n');
  });

  test('a data folder that cannot be one', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const { code, output } = await run([], join(file, 'data'));
    expect([code, output.trim().split('\n')]).toEqual([
      1,
      ['NOT PUBLISHED.', expect.stringMatching(/ENOTDIR.*choose another with DATA_DIR\.$/)],
    ]);
  });

  test.skipIf(process.getuid?.() !== 0)(
    'root in the folder of another user, who could not replace what root writes',
    async () => {
      const { root, options } = project();
      const [id] = await releaseAll(root, options, ['1']);
      chownSync(options.folder, 65534, 65534);
      for (const args of [[], ['--back']]) {
        const { code, output } = await run(args, join(root, 'data'));
        expect([code, output]).toEqual([
          1,
          expect.stringMatching(/^".*releases" belongs to another user \(number 65534\).*\n$/),
        ]);
      }
      expect((await run(['--list'], join(root, 'data'))).output).toContain(id);
      expect(readdirSync(options.folder).sort()).toEqual([id, 'current.json', 'release.lock']);
    },
  );

  test('releases can be listed; the current one is marked', async () => {
    const { root, options } = project();
    const [first, second] = await releaseAll(root, options, ['1', '2']);
    const { output } = await run(['--list'], join(root, 'data'));
    expect(output.split('\n').slice(0, 2)).toEqual([
      expect.stringMatching(`^\\* ${second} .*https://studio.example`),
      expect.stringMatching(`^  ${first}`),
    ]);
  });
});
