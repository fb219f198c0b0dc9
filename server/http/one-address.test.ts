import { expect, test } from 'vitest';
import { createBuild, temporaryFolder } from '#server/testing/fixtures.ts';
import { startServer } from '#server/testing/process.ts';

const REQUESTS = 60;

/** How often the log says that all visitors seem to come from one address. */
async function linesAfter(env: Record<string, string>, headersOf: (i: number) => HeadersInit) {
  const server = await startServer(createBuild(), { DATA_DIR: temporaryFolder(), ...env });
  for (let i = 0; i < REQUESTS; i += 1) await fetch(server.url, { headers: headersOf(i) });
  await server.end('SIGTERM');
  return server.output().match(/"event":"one-address"/g)?.length ?? 0;
}

const agent = (i: number) => ({ 'User-Agent': `Browser ${i % 4}` });
const visitor = (i: number) => ({ ...agent(i), 'X-Forwarded-For': `203.0.113.${i % 7}` });

test('a proxy that is not trusted is named in the log, once', async () => {
  expect(await linesAfter({}, visitor)).toBe(1);
});

test('so is a proxy that says nothing of its visitors', async () => {
  expect(await linesAfter({}, agent)).toBe(1);
});

test('so is a second proxy that is not counted', async () => {
  const behindTwo = (i: number) => ({ 'X-Forwarded-For': `203.0.113.${i % 7}, 10.0.0.2` });
  expect(await linesAfter({ TRUST_PROXY: '1' }, behindTwo)).toBe(1);
});

test('a trusted proxy is not, nor is one browser, nor a supervisor', async () => {
  expect(await linesAfter({ TRUST_PROXY: '1' }, visitor)).toBe(0);
  expect(await linesAfter({}, () => ({ 'User-Agent': 'Browser' }))).toBe(0);
});
