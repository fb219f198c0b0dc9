/** What the service's user may write leads the proxies to nothing else: neither a line of settings nor a link. */
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fromBuild } from '../../shared/built-site.ts';
import { writeSampleSite } from '../../shared/testing/sample-site.ts';
import { publish } from './publish.ts';
import { handOver, placesIn } from './testing/published.ts';

const folder = mkdtempSync(join(tmpdir(), 'hand-over-'));
const built = join(folder, 'site');
writeSampleSite(built);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let attempts = 0;
const attempt = (day = 20, where?: string) => {
  attempts += 1;
  const own = where ?? join(folder, `attempt-${attempts}`);
  const { laidOut, served } = placesIn(own);
  publish(fromBuild(built).files, laidOut, served, Date.UTC(2026, 10, day));
  return { own, laidOut, served };
};

test.each([
  ['nginx.conf', 'error_log /etc/cron.d/osari;'],
  ['nginx.conf', '\troot /etc;'],
  ['nginx.conf', 'location ~ "a\\" {'],
  ['nginx.conf', '\ttry_files "/../../etc/passwd" @site;'],
  ['nginx.conf', '\tadd_header X-Env "$http_cookie";'],
  ['caddy.conf', '\troot * "/var/lib/caddy"'],
  ['caddy.conf', '\t"/a" "/../../key.pem" ""'],
  ['caddy.conf', '\t\tX-Env "{env.HOME}"'],
  ['caddy.conf', 'import /etc/passwd'],
])('a line of %s: %s', (file, line) => {
  const { own, laidOut, served } = attempt();
  appendFileSync(join(laidOut, file), `${line}\n`);
  const { status, stderr } = handOver(own);
  expect(status).toBe(1);
  expect(stderr).toBe(`${file} has a line that is not taken: ${line}\n`);
  expect(readdirSync(served)).toEqual([]);
});

test('before the first release there is nothing to hand over, which is no error', () => {
  const own = join(folder, 'nothing-yet');
  expect(handOver(own)).toEqual({ status: 0, stderr: '' });
  expect(existsSync(placesIn(own).served)).toBe(false);
});

test('settings that lie behind a link', () => {
  const { own, laidOut } = attempt();
  rmSync(join(laidOut, 'nginx.conf'));
  symlinkSync('/etc/passwd', join(laidOut, 'nginx.conf'));
  expect(handOver(own)).toEqual({
    status: 1,
    stderr: 'nginx.conf is not an ordinary file.\n',
  });
});

test('a file that lies behind a link, or a folder', () => {
  const { own, laidOut, served } = attempt();
  const [site] = readdirSync(laidOut).filter((entry) => entry.startsWith('site-'));
  symlinkSync('/etc/passwd', join(laidOut, site!, 'files', 'passwd.txt'));
  symlinkSync('/etc', join(laidOut, site!, 'files', 'etc'));
  expect(handOver(own).status).toBe(0);
  expect(existsSync(join(served, site!, 'files', 'favicon.ico'))).toBe(true);
  expect(readdirSync(join(served, site!, 'files'))).not.toContain('passwd.txt');
  expect(readdirSync(join(served, site!, 'files'))).not.toContain('etc');
});

test('settings that the proxy refuses: those before stay', () => {
  const { own, served } = attempt(20);
  expect(handOver(own).status).toBe(0);
  const before = readFileSync(join(served, 'caddy.conf'), 'utf8');
  attempt(21, own);
  const { status, stderr } = handOver(own, 'false');
  expect(status).toBe(1);
  expect(stderr).toContain('goes on with those before');
  expect(readFileSync(join(served, 'caddy.conf'), 'utf8')).toBe(before);
  expect(readdirSync(served).sort()).toEqual([
    'caddy.conf',
    'nginx.conf',
    'site-2026-11-20T00-00-00-000Z',
  ]);
});
