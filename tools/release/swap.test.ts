import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readFailure, servedRelease } from '#server/releases/folder.ts';
import { eventually } from '#server/testing/eventually.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { freePort, startSite } from '#server/testing/program.ts';
import { rollBack } from './history.ts';
import { release } from './release.ts';
import { smallReleases } from './testing/options.ts';
import { PAGES, siteOf, writeProject } from './testing/small-site.ts';
import { sendVisitors } from './testing/visitors.ts';

/** A released site and its running server. */
async function openSite(words: string) {
  const root = temporaryFolder();
  writeProject(root, words);
  const options = smallReleases(root);
  await release(options);
  const port = await freePort();
  const site = await startSite(join(root, 'data'), port);
  onTestFinished(() => site.kill());
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const health = async () => (await (await get('/healthz')).json()).release;
  return { root, options, port, site, get, health };
}

test('twenty releases under load: no request fails, and every file that an open page names is there', async () => {
  const { root, options, port, get } = await openSite('release 0');
  const visitors = sendVisitors(port, PAGES, 200);
  for (let i = 1; i <= 20; i += 1) {
    writeProject(root, `release ${i}`);
    await release({ ...options, now: () => Date.now() + i * 1000 });
    await eventually(async () =>
      expect(await (await get('/about')).text()).toContain(`>release ${i}<`),
    );
  }
  await visitors.stop();
  expect(visitors.faults).toEqual([]);
  expect(visitors.answered()).toBeGreaterThan(200);
}, 300_000);

test('files of the releases before stay at their addresses; the pages are new', async () => {
  const { root, options, get, health } = await openSite('old');
  const oldFiles = Object.keys(siteOf('old')).filter((name) =>
    /^(assets|media)\/[^.]+\.\w+$/.test(name),
  );
  for (const words of ['newer', 'newest']) {
    writeProject(root, words);
    const now = () => Date.now() + words.length * 1000;
    const { id } = await release({ ...options, now });
    await eventually(async () => expect((await health()).id).toBe(id));
  }
  for (const name of oldFiles) {
    const answer = await get(`/${name}`);
    expect([name, answer.status]).toEqual([name, 200]);
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(siteOf('old')[name]!));
  }
  expect(await (await get('/')).text()).toContain('>newest<');
});

test('a server that was started later answers for the releases before, too', async () => {
  const { root, options, get, site, port } = await openSite('old');
  writeProject(root, 'new');
  await release({ ...options, now: () => Date.now() + 1000 });
  await site.kill();
  const again = await startSite(join(root, 'data'), port);
  onTestFinished(() => again.kill());
  for (const name of Object.keys(siteOf('old')).filter((file) => file.startsWith('media/')))
    expect((await get(`/${name}`)).status).toBe(200);
});

test('a failed build is in the log and on /healthz, with what is still served; the next good one clears it', async () => {
  const { root, options, site, health } = await openSite('first');
  const { id } = servedRelease(options.folder)!;
  writeProject(root, 'second');
  const build = () => Promise.reject(new Error('content/home.yaml:3: no such word'));
  await expect(release({ ...options, build })).rejects.toThrow();
  await eventually(async () => {
    const { failedBuild, ...served } = await health();
    expect([served.id, failedBuild?.message]).toEqual([id, 'content/home.yaml:3: no such word']);
  });
  expect(site.output()).toContain('"event":"build-failed","message":"content/home.yaml:3');
  await release({ ...options, now: () => Date.now() + 1000 });
  await eventually(async () => expect((await health()).failedBuild).toBeNull());
  expect(readFailure(options.folder)).toBeNull();
});

test('going back reaches the running server', async () => {
  const { root, options, get } = await openSite('good');
  writeProject(root, 'bad');
  await release({ ...options, now: () => Date.now() + 1000 });
  await eventually(async () => expect(await (await get('/')).text()).toContain('>bad<'));
  await rollBack(options);
  await eventually(async () => expect(await (await get('/')).text()).toContain('>good<'));
});

test('the studio’s facts change with the release', async () => {
  const { options, get } = await openSite('words');
  const isSecure = async () => (await get('/')).headers.has('Strict-Transport-Security');
  expect(await isSecure()).toBe(true);
  const env = { SITE_ORIGIN: 'http://studio.example' };
  await release({ ...options, env, now: () => Date.now() + 1000 });
  await eventually(async () => expect(await isSecure()).toBe(false));
});
