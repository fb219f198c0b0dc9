import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  clientFolder,
  listReleases,
  readCurrent,
  readFailure,
  readRelease,
  servedRelease,
} from '#server/releases/folder.ts';
import { temporaryFolder, writeFiles } from '#server/testing/fixtures.ts';
import { fillDisk, freeSpace, tinyDisk } from '#server/testing/tiny-disk.ts';
import { messageOf } from './fault.ts';
import { release } from './release.ts';
import { openProject as project, releaseAll, releasedText } from './testing/project.ts';
import { buildSmallSite, writeProject } from './testing/small-site.ts';
import type { Variables } from './variables.ts';

describe('what changes becomes a release', () => {
  test('the first one, and then one for each change; nothing for a file that was merely touched', async () => {
    const { root, said, options } = project();
    const first = await release(options);
    expect(first.isNew).toBe(true);
    expect(releasedText(options.folder)).toBe('first');

    utimesSync(join(root, 'content/home.yaml'), new Date(), new Date(Date.now() + 60_000));
    writeFiles(root, { 'public/media/encoded.avif': 'x', 'pictures/manifest.json': '{}' });
    expect(await release(options)).toEqual({ id: first.id, isNew: false });

    writeProject(root, 'second');
    const second = await release({ ...options, now: () => Date.now() + 1000 });
    expect(said.join('\n')).toContain('because content/home.yaml has changed');
    expect(releasedText(options.folder)).toBe('second');
    expect(readRelease(options.folder, second.id)?.previous).toBe(first.id);
  });

  test('pictures are shared with the release before, and outlive it', async () => {
    const { root, options } = project();
    const [first, second] = await releaseAll(root, options, ['first', 'second']);
    const [name] = readdirSync(join(clientFolder(options.folder, second!), 'media')).filter(
      (file) => file.startsWith('room-'),
    );
    const pathIn = (id: string) => join(clientFolder(options.folder, id), 'media', name!);
    expect(statSync(pathIn(first!)).ino).toBe(statSync(pathIn(second!)).ino);
    await releaseAll(root, options, ['3', '4', '5', '6', '7', '8']);
    expect(readRelease(options.folder, first!)).toBeNull();
    expect(readFileSync(pathIn(servedRelease(options.folder)!.id)).length).toBeGreaterThan(10);
  });

  test('a picture that was damaged on the disk is not handed on to the next release', async () => {
    const { root, options } = project();
    const [first] = await releaseAll(root, options, ['first']);
    const media = join(clientFolder(options.folder, first!), 'media');
    const room = readdirSync(media).find((name) => name.startsWith('room-'))!;
    writeFiles(media, { [room]: Buffer.alloc(statSync(join(media, room)).size) });
    const [second] = await releaseAll(root, options, ['second']);
    const healed = readFileSync(join(clientFolder(options.folder, second!), 'media', room));
    expect(healed.toString('latin1')).toContain('the same in every release');
  });

  test('five are kept', async () => {
    const { root, options } = project();
    const ids = await releaseAll(root, options, ['1', '2', '3', '4', '5', '6', '7']);
    expect(listReleases(options.folder).map(({ id }) => id)).toEqual(ids.slice(-5).reverse());
  });

  test('a release that this program cannot read goes when its time has come', async () => {
    const { root, options } = project();
    const ids = await releaseAll(root, options, ['1', '2', '3']);
    writeFiles(join(options.folder, ids[1]!), { 'studio.json': '{"of":"another version"}' });
    await releaseAll(root, { ...options, now: Date.now }, ['4', '5', '6', '7', '8']);
    expect(readdirSync(options.folder).filter((name) => /^\d/.test(name))).toHaveLength(5);
  });

  test('what a killed build left behind is removed by the next one', async () => {
    const { options } = project();
    writeFiles(options.folder, {
      '.new-2026-11-23T00-00-00-aaaa/client/index.html': 'half',
      '.old-x/client/index.html': 'half',
    });
    await release(options);
    expect(readdirSync(options.folder).filter((name) => /^\.(new|old)-/.test(name))).toEqual([]);
  });
});

describe('SITE_ORIGIN is remembered', () => {
  test('a build without it takes the last release’s and says so', async () => {
    const { root, said, options } = project();
    await release(options);
    writeProject(root, 'second');
    await release({ ...options, env: {}, now: () => Date.now() + 1000 });
    expect(servedRelease(options.folder)?.variables).toEqual({
      SITE_ORIGIN: 'https://studio.example',
    });
    expect(said.join('\n')).toContain('is used: https://studio.example');
  });

  test('without any, the build says that the pages name localhost', async () => {
    const { said, options } = project();
    await release({ ...options, env: { PORT: '4000' } });
    expect(said.join('\n')).toContain('the pages name http://localhost:4000');
  });

  test('another one makes a release; a slash at its end does not; it can be forgotten', async () => {
    const { options } = project();
    await release(options);
    const same = { SITE_ORIGIN: 'https://studio.example/' };
    expect((await release({ ...options, env: same })).isNew).toBe(false);
    const other = { ...options, env: { SITE_ORIGIN: 'https://other.example' } };
    expect((await release({ ...other, now: () => Date.now() + 1000 })).isNew).toBe(true);
    await release({ ...options, env: {}, isForgetting: true, now: () => Date.now() + 2000 });
    expect(servedRelease(options.folder)?.variables).toEqual({});
  });
});

describe('what fails changes nothing that is served', () => {
  test('a build that fails says why in failed.json, until one succeeds', async () => {
    const { root, options } = project();
    const { id } = await release(options);
    writeProject(root, 'second');
    const build = () => Promise.reject(new Error('content/home.yaml:3: "opneing" is not known'));
    await expect(release({ ...options, build })).rejects.toThrow('content/home.yaml:3');
    expect(readFailure(options.folder)?.message).toContain('content/home.yaml:3');
    expect(servedRelease(options.folder)?.id).toBe(id);
    await release({ ...options, now: () => Date.now() + 1000 });
    expect(readFailure(options.folder)).toBeNull();
  });

  test('a site that is not whole is not published; the page and the file are named', async () => {
    const { root, options } = project();
    const { id } = await release(options);
    writeProject(root, 'second');
    const build = (variables: Variables) =>
      buildSmallSite(root, variables, (files) => {
        const name = Object.keys(files).find((file) => file.startsWith('media/view-'))!;
        delete files[name];
      });
    await expect(release({ ...options, build })).rejects.toThrow(
      /\/about links to \/media\/view-\w+\.jpg, which is missing from the build/,
    );
    expect(readCurrent(options.folder)?.id).toBe(id);
    expect(releasedText(options.folder)).toBe('first');
  });

  test('a picture that was cut off is named with the folder that it is in', async () => {
    const { root, options } = project();
    vi.stubEnv('PUBLIC_DIR', '/srv/data/work/public');
    onTestFinished(() => void vi.unstubAllEnvs());
    const build = (variables: Variables) =>
      buildSmallSite(root, variables, (files) => {
        files[Object.keys(files).find((file) => file.startsWith('media/view-'))!] = '';
      });
    await expect(release({ ...options, build })).rejects.toThrow(
      /is empty: delete \/srv\/data\/work\/public\/media\/view-\w+\.jpg, and the next build/,
    );
  });

  test('a disk that runs full at any moment is called that, and the site stays', async ({
    skip,
  }) => {
    const disk = tinyDisk('2m');
    if (!disk) return skip('cannot mount a tiny file system here');
    const { root, options } = project('first', disk);
    const { id } = await release(options);
    let failures = 0;
    for (let free = 0; ; free += 2) {
      fillDisk(disk);
      const filled = readdirSync(disk).filter((name) => name.startsWith('fill-'));
      for (const name of filled.slice(0, free)) rmSync(join(disk, name));
      // On another disk, as the words of an owner are.
      const build = (variables: Variables) => buildSmallSite(outside, variables);
      const outside = temporaryFolder();
      writeProject(outside, `with ${free} blocks`);
      const options2 = { ...options, root: outside, build, now: () => Date.now() + 1000 };
      const fault = await release(options2).then(
        () => null,
        (error: Error) => messageOf(error),
      );
      freeSpace(disk);
      if (fault === null) break;
      expect(fault).toMatch(/^The disk is full: make room/);
      expect(servedRelease(options.folder)?.id).toBe(id);
      expect(releasedText(options.folder)).toBe('first');
      failures += 1;
    }
    expect(failures).toBeGreaterThan(3);
    expect(releasedText(options.folder)).toMatch(/^with/);
    expect(root).toBe(disk);
  });
});
