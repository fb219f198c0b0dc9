/** A fresh checkout that is started: what visitors get until its pictures are encoded, and afterwards. */
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { SEND_FORM_PATH } from '#contract/wire.ts';
import { isPicture } from '#pictures/formats.ts';
import { releaseIds, releasesFolder, servedRelease, studioFile } from '#server/releases/folder.ts';
import { isProvisional } from '#server/releases/provisional.ts';
import { readStudio } from '#server/studio.ts';
import { eventually } from '#server/testing/eventually.ts';
import { enquiryOf, formOf, temporaryFolder } from '#server/testing/fixtures.ts';
import { freePort, startProgram, startSite } from '#server/testing/program.ts';
import { releaseLines } from './history.ts';
import { copyWithSmallPictures, smallPhoto } from './testing/small-pictures.ts';

const BUILD_MS = 240_000;
const RELEASE = 'tools/release/main.ts';
const PICTURE = /\/media\/[\w.-]+\.(?:avif|jpg)/g;
const root = mkdtempSync(join(tmpdir(), 'first-start-'));
const project = join(root, 'project');

beforeAll(() => copyWithSmallPictures(project), BUILD_MS);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const dataFolder = () => join(temporaryFolder(), 'data');
const release = (dataDir: string, ...args: string[]) =>
  startProgram(RELEASE, args, { DATA_DIR: dataDir }, project);

test('a fresh checkout is served before its pictures are encoded: every picture of every page is answered, an enquiry is taken, and the final release takes the place of all', async () => {
  const dataDir = dataFolder();
  const folder = releasesFolder(dataDir);
  expect(await release(dataDir, '--first').ended).toBe(0);
  const port = await freePort();
  const site = await startSite(dataDir, port, project);
  onTestFinished(() => site.kill());
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const served = async () => (await (await get('/healthz')).json()).release;
  expect((await served()).isProvisional).toBe(true);
  expect(releaseLines(folder)).toEqual([]);

  const sitemap = await (await get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
  const pages = await Promise.all(paths.map(async (path) => (await get(path)).text()));
  const addresses = [...new Set(pages.flatMap((html) => html.match(PICTURE) ?? []))];
  expect(addresses.length).toBeGreaterThan(100);
  // All at once: two are made at a time, the others wait.
  const types = await Promise.all(
    addresses.map(async (address) => {
      const answer = await get(address);
      const bytes = (await answer.bytes()).length;
      const [type, kept] = ['Content-Type', 'Cache-Control'].map((name) =>
        answer.headers.get(name),
      );
      return [answer.status, type, kept, bytes > 200].join();
    }),
  );
  expect(new Set(types)).toEqual(new Set(['200,image/jpeg,no-store,true']));

  const { send } = readStudio(studioFile(folder, (await served()).id));
  const ids = { service_id: send.serviceId, user_id: send.publicKey };
  const enquiry = enquiryOf('contact', { ...ids, template_id: send.templates.contact });
  const body = formOf(enquiry);
  const sent = await fetch(`http://127.0.0.1:${port}${SEND_FORM_PATH}`, { method: 'POST', body });
  expect([sent.status, await sent.text()]).toEqual([200, 'OK']);

  const [known] = addresses;
  const missing = ['/media/nothing-00000000-736.avif', known!.replace(/-\d+\./, '-333.')];
  for (const path of missing) expect([path, (await get(path)).status]).toEqual([path, 404]);

  expect(await release(dataDir, '--beside').ended).toBe(0);
  await eventually(async () => expect((await served()).isProvisional).toBeUndefined());
  for (const address of addresses) {
    const { status, headers } = await get(address);
    expect([address, status]).toEqual([address, 200]);
    expect(headers.get('Cache-Control')).toContain('immutable');
    expect(headers.get('Content-Type')).toBe(
      address.endsWith('avif') ? 'image/avif' : 'image/jpeg',
    );
  }
  // A page that was opened before still finds its scripts.
  const named = new Set(pages.flatMap((html) => html.match(/\/assets\/[\w.-]+/g) ?? []));
  for (const path of named) expect([path, (await get(path)).status]).toEqual([path, 200]);
}, 600_000);

test('a hidden project and a picture that no page names do not keep a fresh checkout from opening', async () => {
  const residential = join(project, 'content/projects/residential');
  const [known] = readdirSync(residential, { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  );
  const hidden = join(residential, 'hidden-home');
  const unnamed = join(project, 'content/media/unnamed.jpg');
  onTestFinished(() => {
    rmSync(hidden, { recursive: true });
    rmSync(unnamed);
  });
  cpSync(join(residential, known!.name), hidden, { recursive: true });
  rmSync(join(hidden, 'plan.svg'), { force: true });
  rmSync(join(hidden, 'views.json'), { force: true });
  const words = readFileSync(join(hidden, 'project.yaml'), 'utf8');
  writeFileSync(
    join(hidden, 'project.yaml'),
    `hidden: true\n${words.replace(/^(hidden|former):.*\n/gm, '')}`,
  );
  for (const [index, name] of readdirSync(hidden).filter(isPicture).entries())
    writeFileSync(join(hidden, name), await smallPhoto(700 + index));
  writeFileSync(unnamed, await smallPhoto(800));
  const dataDir = dataFolder();
  const start = release(dataDir, '--first');
  expect([await start.ended, start.output()]).toEqual([0, expect.any(String)]);
  const folder = releasesFolder(dataDir);
  expect(isProvisional(folder, servedRelease(folder)!.id)).toBe(true);
}, 600_000);

test('two starts on one folder make one release; one that was killed in the middle is made by the next', async () => {
  const dataDir = dataFolder();
  // A finished build would become the release at once. Its bundle is taken over.
  rmSync(join(project, 'build', 'sources.json'), { force: true });
  const killed = release(dataDir, '--first');
  await killed.said(/Encoding pictures|Making pages/);
  await killed.kill('SIGKILL');
  expect(servedRelease(releasesFolder(dataDir))).toBeNull();
  const starts = [release(dataDir, '--first'), release(dataDir, '--first')];
  expect(await Promise.all(starts.map(({ ended }) => ended))).toEqual([0, 0]);
  const ids = releaseIds(releasesFolder(dataDir));
  expect(ids).toHaveLength(1);
}, 600_000);

test('a damaged photo keeps a fresh checkout from opening, and is named', async () => {
  const photos = join(project, 'content/media/founders');
  const name = readdirSync(photos).find((file) => /\.jpe?g$/i.test(file))!;
  const whole = readFileSync(join(photos, name));
  onTestFinished(() => writeFileSync(join(photos, name), whole));
  truncateSync(join(photos, name), Math.floor(whole.length / 2));
  const dataDir = dataFolder();
  const start = release(dataDir, '--first');
  expect(await start.ended).toBe(1);
  expect(start.output()).toContain(`content/media/founders/${name} is incomplete`);
  expect(releaseIds(releasesFolder(dataDir))).toEqual([]);
}, 600_000);
