/** The service's units by systemd's own judgement, and Caddy's file by Caddy's. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    env: { ...process.env, SITE_HOST: 'localhost' },
  });
const readText = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const has = (command: string) => run(command, '--version').error === undefined;
const knowsOffline = /--offline/.test(run('systemd-analyze', '--help').stdout ?? '');

const services = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.service'));
test.skipIf(!knowsOffline).each(services)('%s is exposed by less than 2.0 of 10', (service) => {
  const { status, stdout, stderr } = run(
    'systemd-analyze',
    'security',
    '--offline=true',
    '--threshold=20',
    service,
  );
  expect(status, stdout + stderr).toBe(0);
});

test('what the units name is there, and the password stands in none of them', () => {
  const service = readText('osari.service');
  const [, script] = /^ExecStart=.* (\S+)$/m.exec(service)!;
  expect(script).toBe('server/start.ts');
  expect(service).toContain('LoadCredential=smtp-url:');
  expect(service).not.toMatch(/^Environment=.*SMTP_URL/m);
  const socket = readText('osari.socket');
  const [, address] = /^ListenStream=(.*)$/m.exec(socket)!;
  expect(readText('Caddyfile')).toContain(`reverse_proxy {$SITE_UPSTREAM:${address}} `);
  expect(readText('nginx.conf')).toContain(`proxy_pass http://${address};`);
});

test('a command runs with the user, settings, data and password of the service', () => {
  const bin = mkdtempSync(join(tmpdir(), 'osari-test-'));
  onTestFinished(() => rmSync(bin, { recursive: true }));
  for (const [name, script] of [
    ['id', 'echo 0'],
    ['systemd-run', 'for given; do echo "$given"; done'],
  ])
    writeFileSync(join(bin, name!), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const { stdout } = spawnSync(
    join(import.meta.dirname, 'osari'),
    ['npm', 'run', 'x', '--', 'a b'],
    {
      encoding: 'utf8',
      env: { PATH: `${bin}:/usr/bin:/bin` },
    },
  );
  const given = stdout.trim().split('\n');
  const service = readText('osari.service');
  for (const name of ['User', 'WorkingDirectory', 'EnvironmentFile', 'LoadCredential'])
    expect(given).toContain(new RegExp(`^${name}=.*$`, 'm').exec(service)?.[0]);
  expect(service).toContain(given.find((option) => option.startsWith('DATA_DIR=')));
  expect(given.slice(-6)).toEqual(['/usr/bin/env', 'npm', 'run', 'x', '--', 'a b']);
});

test('the service starts when the clock is set, and its data is closed to others', () => {
  const service = readText('osari.service');
  for (const line of ['After', 'Wants'])
    expect(service).toMatch(new RegExp(`^${line}=.*\\btime-sync\\.target\\b`, 'm'));
  expect(service).toMatch(/^StateDirectory=osari\/data$/m);
  expect(service).toMatch(/^StateDirectoryMode=0700$/m);
  expect(readText('update')).toMatch(/install -d -m 700 .*"\$STATE\/data"/);
});

test('the container is given the Caddyfile of the machine, with both names', () => {
  const compose = parse(readText('../container/compose.yaml'));
  const { environment, volumes } = compose.services.caddy;
  expect(volumes).toContain('../machine/Caddyfile:/etc/caddy/Caddyfile:ro');
  const names = [...readText('Caddyfile').matchAll(/\{\$(\w+)/g)].map(([, name]) => name);
  expect(Object.keys(environment).sort()).toEqual([...new Set(names)].sort());
});

test.skipIf(!has('caddy'))('Caddy takes its file', () => {
  const { status, stderr } = run('caddy', 'adapt', '--config', 'Caddyfile');
  expect(status, stderr).toBe(0);
});
