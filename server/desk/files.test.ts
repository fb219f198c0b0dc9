import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { OwnColours } from '#contract/colours.ts';
import { temporaryFolder, writeFiles } from '#server/testing/fixtures.ts';
import { createDeskListener } from './files.ts';

async function serve(
  files: Record<string, string> = { 'desk/index.html': '<p>Desk', 'desk/assets/a-1.js': 'x' },
  colours: OwnColours = { day: {}, night: {} },
) {
  const folder = temporaryFolder();
  writeFiles(folder, { ...files, 'secret.txt': 'secret' });
  const listener = createDeskListener({
    folder,
    api: (_, response) => response.end('api'),
    studio: () => ({ name: 'Angan', colours }),
  });
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    folder,
    get: (path: string, init: RequestInit = {}) =>
      fetch(`http://localhost:${port}${path}`, { redirect: 'manual', ...init }),
    port,
  };
}

describe('the desk’s files', () => {
  test('one page is served at every address, with a policy as strict as the site’s, and is not indexed', async () => {
    const { get } = await serve();
    for (const path of ['/desk', '/desk/', '/desk/people', '/desk/enquiry/7K3F9-QXM2T?list=won']) {
      const answer = await get(path);
      expect([path, answer.status, await answer.text()]).toEqual([path, 200, '<p>Desk']);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'x-robots-tag': 'noindex',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cache-control': 'no-cache',
      });
      const policy = answer.headers.get('content-security-policy');
      expect(policy).toContain("style-src 'self';");
      expect(policy).not.toMatch(/unsafe|\*|data:|https?:/);
    }
  });

  test('the desk has the studio’s own colours, and its policy allows this one style', async () => {
    const own = { day: { accent: '#27507a' }, night: { accent: '#9db7d1' } };
    const { get } = await serve({ 'desk/index.html': '<head></head><p>Desk' }, own);
    const answer = await get('/desk');
    const [, style = ''] = /<style>(.*)<\/style><\/head>/.exec(await answer.text()) ?? [];
    expect(style).toContain(':root { --accent: #27507a; }');
    expect(style).toContain('(prefers-color-scheme: dark) { :root { --accent: #9db7d1; }');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(
      `style-src 'self' 'sha256-${hash}';`,
    );
  });

  test('files with a hash are cached for a year; a missing file is 404', async () => {
    const { get } = await serve();
    expect((await get('/desk/assets/a-1.js')).headers.get('Cache-Control')).toMatch(/immutable/);
    for (const path of [
      '/desk/secret.txt',
      '/desk/assets/none.js',
      '/desk/%2e%2e/secret.txt',
      '/desk/assets/..%2f..%2fsecret.txt',
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect((await get('/desk', { method: 'POST' })).status).toBe(405);
    expect(await (await get('/desk/api/me')).text()).toBe('api');
  });

  test('a browser at an IP address is redirected to the name, which passkeys need', async () => {
    const { port } = await serve();
    const answer = await fetch(`http://127.0.0.1:${port}/desk/people`, { redirect: 'manual' });
    expect(answer.headers.get('Location')).toBe(`http://localhost:${port}/desk/people`);
  });

  test('that are not built are reported as missing, until they are', async () => {
    const { get, folder } = await serve({});
    const answer = await get('/desk');
    expect([answer.status, await answer.text()]).toEqual([
      503,
      expect.stringContaining('npm run desk:build'),
    ]);
    writeFiles(folder, { 'desk/index.html': '<p>Desk' });
    expect((await get('/desk')).status).toBe(200);
  });
});
