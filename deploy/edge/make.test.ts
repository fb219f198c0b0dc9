/** What goes to the edge: the desk's release with the files of those before it, and what must be put right first. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { SiteFile } from '#server/static/load-file.ts';
import { loadFiles } from '#server/static/load-files.ts';
import { STUDIO, writeFiles } from '#server/testing/fixtures.ts';
import { siteFromBuild, siteFromReleases } from '../shared/built-site.ts';
import { buildEdge, edgeSiteOf } from './make/build-edge.ts';
import { headerRules } from './make/header-rules.ts';
import { problemsOf, secretsIn } from './make/problems.ts';
import { readWrangler } from './make/settings.ts';

function folderWith(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'edge-make-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}

const release = (id: string, script: string, words: string) => ({
  [`${id}/release.json`]: JSON.stringify({
    ...{ id, created: '2026-11-20T10:00:00Z', fingerprint: id, variables: {}, previous: null },
  }),
  [`${id}/studio.json`]: JSON.stringify(STUDIO),
  [`${id}/client/index.html`]: `<!doctype html><title>${words}</title>`,
  [`${id}/client/${words}/index.html`]: `<!doctype html><title>${words}</title>`,
  [`${id}/client/assets/${script}`]: 'export {}',
});
const OLD = '2026-11-20T10-00-00-000-aaaa';
const NEW = '2026-11-21T10-00-00-000-bbbb';

test('the current release goes out, with the scripts that pages of an older one still ask for', async () => {
  const releases = folderWith({
    ...release(OLD, 'entry-old.js', 'before'),
    ...release(NEW, 'entry-new.js', 'after'),
    'current.json': JSON.stringify({ id: NEW, since: '2026-11-21T10:00:00Z' }),
  });
  const site = siteFromReleases(releases)!;
  expect(Object.keys(edgeSiteOf(site).policies)).toEqual(['/', '/after']);
  const output = join(releases, 'edge');
  await buildEdge(site, output);
  expect(readdirSync(join(output, 'assets', 'assets')).sort()).toEqual([
    'entry-new.js',
    'entry-old.js',
  ]);
  expect(readdirSync(join(output, 'assets', '_pages')).sort()).toEqual([
    'after.html',
    'index.html',
  ]);
  // HSTS for all, one rule for the scripts.
  const rules = readFileSync(join(output, 'assets', '_headers'), 'utf8').match(/^\/.*$/gm);
  expect(rules).toEqual(['/*', '/assets/*.js']);
  expect(readFileSync(join(output, 'worker.js'), 'utf8')).toContain(STUDIO.name);
});

test('a page without a content security policy, or without a file, goes nowhere', () => {
  const folder = folderWith({
    'studio.json': JSON.stringify(STUDIO),
    'client/index.html': '<!doctype html>',
    'client/assets/entry.js': 'export {}',
  });
  const { studio, files, ...site } = siteFromBuild(folder);
  const withHome = (change: (all: Map<string, SiteFile>) => void) => {
    const all = new Map(files.files);
    change(all);
    return () => edgeSiteOf({ ...site, studio, files: { ...files, files: all } });
  };
  const withoutPolicy = withHome((all) => all.set('/', all.get('/assets/entry.js')!));
  expect(withoutPolicy).toThrow('The content security policy of / is missing.');
  expect(withHome((all) => all.delete('/'))).toThrow('The file of the page / is missing.');
});

test('where there is no release, a build does', () => {
  const folder = folderWith({
    'studio.json': JSON.stringify(STUDIO),
    'client/index.html': '<!doctype html>',
  });
  expect(siteFromReleases(join(folder, 'releases'))).toBeNull();
  expect(Object.keys(edgeSiteOf(siteFromBuild(folder)).policies)).toEqual(['/']);
});

test('a film that the platform would refuse is named before anything is uploaded', async () => {
  const folder = folderWith({
    'studio.json': JSON.stringify(STUDIO),
    'client/index.html': '<!doctype html>',
    'client/media/tour.mp4': Buffer.alloc(25 * 1024 * 1024 + 1),
  });
  await expect(buildEdge(siteFromBuild(folder), join(folder, 'edge'))).rejects.toThrow(
    /tour\.mp4 has 26 MiB; Cloudflare Pages accepts 25 MiB/,
  );
});

test('more rules of headers than the platform takes are no silent loss', () => {
  const many = Array.from({ length: 101 }, (_, index) => [`client/file-${index}.txt`, 'words']);
  const folder = folderWith(Object.fromEntries(many));
  const { files } = loadFiles(join(folder, 'client'), { connect: [] });
  expect(() => headerRules(files, [])).toThrow(
    '_headers has 101 rules; Cloudflare Pages accepts 100.',
  );
});

test('what must be put right is said with what to do', () => {
  const settings = readWrangler();
  const placeholder = { d1_databases: [{ database_name: 'studio', database_id: '0000-0000' }] };
  const named = { d1_databases: [{ database_name: 'studio', database_id: '0a1b' }] };
  expect(problemsOf(STUDIO, named, [], ['SMTP_URL'])).toEqual([]);
  const elsewhere = { origin: 'https://api.emailjs.com' };
  const problems = problemsOf(
    { siteOrigin: 'http://localhost:3000', send: { ...STUDIO.send, ...elsewhere } },
    placeholder,
    [{ name: '0009_field_x.sql', sql: '' }],
    secretsIn('[{"name":"OTHER","type":"secret_text"}]'),
  );
  expect(
    problems.map(
      (line) => line.match(/SITE_ORIGIN|EMAILJS_ORIGIN|d1 create|secret put|edge:migrations/)?.[0],
    ),
  ).toEqual(['SITE_ORIGIN', 'EMAILJS_ORIGIN', 'd1 create', 'secret put', 'edge:migrations']);
  expect(
    settings.queues.consumers[0]!.max_batch_size * 2,
    'connections of one worker',
  ).toBeLessThanOrEqual(6);
});
