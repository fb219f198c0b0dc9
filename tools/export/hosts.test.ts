/** An exported site on the servers that people have: Python's, nginx, Caddy, and Cloudflare's own reader of `_headers`. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Miniflare } from 'miniflare';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { freePort } from '#server/testing/program.ts';
import { writeHostFiles } from './lay-out.ts';

const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
// nginx's workers are another user.
chmodSync(folder, 0o755);
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

const page = (name: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>${name}</title><script>say("${name}")</script></head></html>`;
/** Pages by address; one of them is a folder of others too. */
const PAGES = ['/', '/about', '/projects', '/projects/patil', '/materials', '/materials/kota'];

function exported(name: string, areFolders: boolean, extra: Record<string, string> = {}) {
  const client = join(folder, name);
  const pages = [...PAGES, '/404'].map((path) => [join(path, 'index.html'), page(path)]);
  const files: Record<string, string> = {
    ...Object.fromEntries(pages),
    ...extra,
    'media/a.jpg': 'picture',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), text);
  }
  writeHostFiles(client, {
    sendsTo: 'https://api.emailjs.com',
    moved: { '/old': '/about' },
    areFolders,
  });
  return client;
}
const asFiles = exported('files', false);
const asFolders = exported('folders', true);

const isInstalled = (program: string) => spawnSync('which', [program]).status === 0;
async function serve(start: (port: number) => [program: string, ...string[]]): Promise<string> {
  const port = await freePort();
  const [program, ...args] = start(port);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder };
  children.push(spawn(program, args, { stdio: 'ignore', env }));
  const url = `http://127.0.0.1:${port}`;
  await eventually(() => fetch(url));
  return url;
}

const nginx = (name: string, root: string, lines: string) => (port: number) => {
  const scratch = join(folder, name);
  mkdirSync(scratch);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = places.map((what) => `${what}_temp_path ${scratch}/${what};`).join('\n');
  writeFileSync(
    join(scratch, 'nginx.conf'),
    `daemon off; pid ${scratch}/pid; error_log stderr; events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary}
server { listen 127.0.0.1:${port}; root ${root}; ${lines} } }`,
  );
  return ['nginx', '-e', 'stderr', '-c', join(scratch, 'nginx.conf')] as [string, ...string[]];
};

/** The lines that the document gives for a server. */
const linesFor = (server: string) =>
  new RegExp(`\`\`\`${server}\\n([\\s\\S]*?)\`\`\``).exec(
    readFileSync('docs/static-host.md', 'utf8'),
  )![1]!;

/** Each address leads to its page, whether a redirect lies between or not. */
async function expectPages(url: string) {
  for (const path of PAGES) {
    const answer = await fetch(url + path);
    expect(answer.status, path).toBe(200);
    expect(await answer.text(), path).toContain(`<title>${path}</title>`);
  }
  expect((await fetch(`${url}/media/a.jpg`)).status).toBe(200);
  expect((await fetch(`${url}/nowhere`)).status).toBe(404);
}
/** Addresses are answered as the links write them, others redirect, and an unknown one shows the site's own page. */
async function expectAddresses(url: string) {
  for (const path of PAGES) expect((await fetch(url + path)).redirected, path).toBe(false);
  for (const path of ['/about', '/projects'])
    expect((await fetch(`${url}${path}/`)).url).toBe(url + path);
  expect(await (await fetch(`${url}/nowhere`)).text()).toContain('<title>/404</title>');
}

test.skipIf(!isInstalled('python3'))('folders: every page on Python’s server', async () => {
  const bind = ['--bind', '127.0.0.1', '--directory', asFolders];
  await expectPages(await serve((port) => ['python3', '-m', 'http.server', ...bind, `${port}`]));
});

test.skipIf(!isInstalled('nginx'))('folders: every page on nginx as it is', async () => {
  await expectPages(await serve(nginx('plain', asFolders, '')));
});

test.skipIf(!isInstalled('nginx'))('nginx with the lines of the document', async () => {
  const url = await serve(nginx('lines', asFiles, linesFor('nginx')));
  await expectPages(url);
  await expectAddresses(url);
});

test.skipIf(!isInstalled('caddy'))('Caddy with the lines of the document', async () => {
  const url = await serve((port) => {
    const file = join(folder, 'Caddyfile');
    const site = `root * ${asFiles}\n${linesFor('caddy')}`;
    writeFileSync(file, `{\nadmin off\nauto_https off\n}\nhttp://127.0.0.1:${port} {\n${site}}\n`);
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', file];
  });
  await expectPages(url);
  await expectAddresses(url);
});

test('Cloudflare reads every line, and each page comes with its policy', async () => {
  const ignored: string[] = [];
  const runtime = new Miniflare({
    modules: true,
    script: 'export default { fetch: (request, env) => env.ASSETS.fetch(request) }',
    compatibilityDate: '2026-06-01',
    assets: {
      directory: asFiles,
      binding: 'ASSETS',
      assetConfig: { html_handling: 'auto-trailing-slash', not_found_handling: '404-page' },
    },
    handleRuntimeStdio: (...streams: Readable[]) => {
      for (const stream of streams)
        stream.on('data', (chunk: Buffer) => ignored.push(String(chunk)));
    },
  });
  const url = (await runtime.ready).origin;
  await expectPages(url);
  const answer = await fetch(`${url}/about`);
  expect(answer.headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'");
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(await answer.text()).toContain(`script-src 'self' 'sha256-`);
  const picture = await fetch(`${url}/media/a.jpg`);
  expect(picture.headers.get('Cache-Control')).toContain('immutable');
  expect(ignored.join('')).not.toMatch(/ignor/i);
  await runtime.dispose();
});

test('what Cloudflare would refuse or ignore stops the export with a sentence', () => {
  const large = 'x'.repeat(25 * 1024 * 1024 + 1);
  expect(() => exported('large', false, { 'media/tour.mp4': large })).toThrow(
    'media/tour.mp4 has 26 MiB; Cloudflare Pages accepts 25 MiB per file. Make it smaller, or remove it.',
  );
  const long = { [`${'a/'.repeat(600)}index.html`]: page('long') };
  expect(() => exported('long', false, long)).toThrow('A line of _redirects is too long');
});

test('without its keys nothing is checked or encoded first', () => {
  const { SITE_ORIGIN, ...env } = process.env;
  const started = spawnSync('npm', ['run', '-s', 'export'], { encoding: 'utf8', env });
  expect(started.status).toBe(1);
  expect(started.stdout).toBe('');
  expect(started.stderr).toMatch(/^Not exported: .*SITE_ORIGIN, EMAILJS_PUBLIC_KEY/);
  const bogus = spawnSync('npm', ['run', '-s', 'export', '--', '--bogus'], { encoding: 'utf8' });
  expect(bogus.status).toBe(1);
  expect(bogus.stderr).toContain("Unknown option '--bogus'");
  expect(
    execFileSync('npm', ['run', '-s', 'export', '--', '--help'], { encoding: 'utf8' }),
  ).toContain('--folders');
});
