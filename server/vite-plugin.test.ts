import type { AddressInfo } from 'node:net';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SEND_FORM_PATH } from '#contract/wire.ts';
import { enquiryOf, formOf, STUDIO, temporaryFolder } from '#server/testing/fixtures.ts';
import { enquiryApi } from './vite-plugin.ts';

test("the API runs inside Vite's development server: one process, one port", async () => {
  vi.stubEnv('DATA_DIR', temporaryFolder());
  onTestFinished(() => void vi.unstubAllEnvs());
  const vite = await createServer({
    configFile: false,
    root: temporaryFolder(),
    logLevel: 'silent',
    appType: 'custom',
    plugins: [enquiryApi(STUDIO, async () => new Set(['/']))],
    server: { port: 0, host: '127.0.0.1' },
  });
  await vite.listen();
  onTestFinished(() => vite.close());
  const { port } = vite.httpServer!.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const answer = await fetch(url + SEND_FORM_PATH, {
    method: 'POST',
    body: formOf(enquiryOf('home')),
  });
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});
