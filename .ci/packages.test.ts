import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FILE = `${import.meta.dirname}/packages`;
const ALL = {
  chromium: '',
  'firefox-esr': '',
  WebKitWebDriver: '',
  Xvfb: '',
  ffmpeg: '',
  openssl: '',
  age: '',
  nginx: '',
  caddy: '',
  'dpkg-query': 'echo "install ok installed"',
};

/** What `.ci/packages` misses on a machine that has these commands alone. */
function lacking(commands: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  for (const [name, does] of Object.entries(commands)) {
    writeFileSync(join(folder, name), `#!/bin/bash\n${does}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  const script = `set -euo pipefail; PATH=${folder}; . ${FILE}; lacking_packages`;
  const { stdout, stderr } = spawnSync('/bin/bash', ['-c', script], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stderr).toBe('');
  return stdout.trim();
}

test('a machine with all three engines lacks nothing', () => {
  expect(lacking(ALL)).toBe('');
  const { chromium, 'firefox-esr': firefox, ...others } = ALL;
  expect(lacking({ ...others, 'google-chrome': '', firefox: '' })).toBe('');
});

test('each engine that is missing is named alone', () => {
  const { 'firefox-esr': firefox, ...withoutFirefox } = ALL;
  expect(lacking(withoutFirefox)).toBe('firefox-esr');
  const { Xvfb, ...withoutScreen } = ALL;
  expect(lacking(withoutScreen)).toBe('xvfb');
  expect(lacking({ ...ALL, 'dpkg-query': 'exit 1' })).toBe('gstreamer1.0-libav fonts-liberation');
});

test('a bare machine lacks all of them', () => {
  expect(lacking({})).toBe(
    'chromium-headless-shell firefox-esr webkit2gtk-driver xvfb ffmpeg openssl age nginx libnginx-mod-http-brotli-static caddy',
  );
  expect(lacking({ 'dpkg-query': 'exit 1' })).toBe(
    'chromium-headless-shell firefox-esr webkit2gtk-driver gstreamer1.0-libav fonts-liberation xvfb ffmpeg openssl age nginx libnginx-mod-http-brotli-static caddy',
  );
});
