/** What `npm run edge:dev` starts. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#server/testing/program.ts';
import { bundleWorker } from './make/bundle.ts';
import { startRuntime } from './make/runtime.ts';
import { SITE } from './testing/edge.ts';

test('nothing is answered at its address before its tables exist', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'edge-runtime-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const main = join(import.meta.dirname, 'testing', 'worker.ts');
  const worker = await bundleWorker(main, SITE, folder);
  const port = await freePort();
  const statuses = new Set<number>();
  let isStarted = false;
  const asking = (async () => {
    while (!isStarted) {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
      if (answer) statuses.add(answer.status);
      await setImmediate();
    }
  })();
  const runtime = await startRuntime({
    ...{ worker, assets: folder, state: join(folder, 'state'), port, isQuiet: true },
    variables: { SMTP_URL: 'smtp://127.0.0.1:1' },
  });
  onTestFinished(() => runtime.stop());
  isStarted = true;
  await asking;
  expect(new URL(runtime.url).port).toBe(String(port));
  statuses.add((await fetch(`http://127.0.0.1:${port}/healthz`)).status);
  expect([...statuses]).toEqual([200]);
  expect(await runtime.db.prepare('SELECT count(*) AS n FROM enquiry').first()).toEqual({ n: 0 });
});
