/** The service's units by systemd's own judgement, and the proxy's file by Caddy's. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    env: { ...process.env, SITE_HOST: 'localhost' },
  });
const has = (command: string) => run(command, '--version').error === undefined;
const knowsOffline = /--offline/.test(run('systemd-analyze', '--help').stdout ?? '');

const SERVICES = globSync('*.service', { cwd: import.meta.dirname });

test.skipIf(!knowsOffline).each(SERVICES)('%s is exposed by less than 2.0 of 10', (unit) => {
  const { status, stdout, stderr } = run(
    'systemd-analyze',
    'security',
    '--offline=true',
    '--threshold=20',
    unit,
  );
  expect(status, stdout + stderr).toBe(0);
});

test('what the units name is there, and the password stands in none of them', () => {
  const service = readFileSync(join(import.meta.dirname, 'osari.service'), 'utf8');
  const [, script] = /^ExecStart=.* (\S+)$/m.exec(service)!;
  expect(script).toBe('server/start.ts');
  expect(service).toContain('LoadCredential=smtp-url:');
  expect(service).not.toMatch(/^Environment=.*SMTP_URL/m);
  const socket = readFileSync(join(import.meta.dirname, 'osari.socket'), 'utf8');
  const [, address] = /^ListenStream=(.*)$/m.exec(socket)!;
  expect(readFileSync(join(import.meta.dirname, 'Caddyfile'), 'utf8')).toContain(
    `reverse_proxy ${address} `,
  );
});

test('the watchdog asks where the socket listens, and restarts the service of that name', () => {
  const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  const [, address] = /^ListenStream=(.*)$/m.exec(read('osari.socket'))!;
  const unit = read('osari-watchdog.service');
  expect(unit).toMatch(
    new RegExp(`^ExecCondition=.* deploy/machine/watchdog.ts http://${address}/healthz$`, 'm'),
  );
  expect(unit).toMatch(/^ExecStart=\+\S+ --no-block try-restart osari\.service$/m);
});

test.skipIf(!has('caddy'))('Caddy takes its file', () => {
  const { status, stderr } = run('caddy', 'adapt', '--config', 'Caddyfile');
  expect(status, stderr).toBe(0);
});
