/** A terminal that closes: the server finishes what it does, or goes on under nohup. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createBuild, temporaryFolder } from './testing/fixtures.ts';
import { startServer } from './testing/process.ts';

test('SIGHUP ends the server as SIGTERM does', async () => {
  const server = await startServer(createBuild(), { DATA_DIR: temporaryFolder() });
  expect(await server.end('SIGHUP')).toBe(0);
  expect(server.output()).toContain('"event":"stopped"');
});

test('under nohup it goes on, and SIGTERM still ends it', async () => {
  const main = join(import.meta.dirname, 'main.ts');
  const command = `nohup "${process.execPath}" "${main}" "${createBuild()}"`;
  const { NODE_COMPILE_CACHE, PATH } = process.env;
  const child = spawn('bash', ['-c', `${command}; exit $?`], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', DATA_DIR: temporaryFolder() },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  onTestFinished(() => {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // It has ended.
    }
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await expect.poll(() => output, { timeout: 20_000 }).toContain('The site is at');
  const port = /localhost:(\d+)/.exec(output)![1];
  const [pid] = (await import('node:fs'))
    .readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
    .trim()
    .split(' ');
  process.kill(Number(pid), 'SIGHUP');
  await expect.poll(() => output).toContain('hangup-ignored');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  process.kill(Number(pid), 'SIGTERM');
  await once(child, 'exit');
  expect(output).toContain('"event":"stopped"');
});
