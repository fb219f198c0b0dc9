/** The watchdog's own process against a site that answers, fails, hangs or is gone. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const SCRIPT = join(import.meta.dirname, 'watchdog.ts');

async function start() {
  const folder = mkdtempSync(join(tmpdir(), 'watchdog-test-'));
  const site = { answer: (response: ServerResponse) => void response.end('{}') };
  const server = createServer((_request, response) => site.answer(response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  /** Exit codes of so many runs, one after the other; 0 restarts the site. */
  const run = async (times: number, ms = 1000) => {
    const codes: number[] = [];
    for (let index = 0; index < times; index++) {
      const env = { ...process.env, RUNTIME_DIRECTORY: folder };
      const child = spawn(process.execPath, [SCRIPT, `http://127.0.0.1:${port}/healthz`, `${ms}`], {
        env,
      });
      codes.push((await once(child, 'exit'))[0]);
    }
    return codes;
  };
  return { site, server, run };
}

test('three runs in a row without an answer restart the site; one answer between them does not, nor does a 503', async () => {
  const { site, run } = await start();
  expect(await run(1)).toEqual([1]);
  const ok = site.answer;
  site.answer = () => {};
  expect(await run(2, 50)).toEqual([1, 1]);
  site.answer = (response) => void response.writeHead(503).end();
  expect(await run(4)).toEqual([1, 1, 1, 1]);
  site.answer = (response) => void response.destroy();
  expect(await run(4)).toEqual([1, 1, 0, 1]);
  site.answer = ok;
  expect(await run(1)).toEqual([1]);
});

test('a site that has not answered yet, for it is being built, is left alone', async () => {
  const { site, run } = await start();
  site.answer = (response) => void response.destroy();
  expect(await run(5)).toEqual([1, 1, 1, 1, 1]);
});
