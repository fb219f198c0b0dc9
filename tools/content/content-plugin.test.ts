import { appendFileSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { textsFromContent } from './content-plugin.ts';

afterEach(() => vi.unstubAllEnvs());

/** A development server for words of its own, what it has told open pages, and the words as a page is rendered with them. */
async function develop() {
  const root = temporaryFolder();
  const folder = join(root, 'content');
  cpSync('content/faq.yaml', join(folder, 'faq.yaml'), { recursive: true });
  vi.stubEnv('CONTENT_DIR', folder);
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [textsFromContent()],
  });
  onTestFinished(() => server.close());
  const told = vi.spyOn(server.environments.client.hot, 'send');
  const words = async (): Promise<Record<string, string>> => {
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error('The server renders nothing.');
    return (await ssr.runner.import('virtual:content')).default;
  };
  return { file: join(folder, 'faq.yaml'), folder, told, words };
}

test('a word that is changed, a file that is added and one that is removed make open pages load again, with the new words', async () => {
  const { file, folder, told, words } = await develop();
  expect(Object.keys(await words())).toEqual(['content/faq.yaml']);
  const reloaded = (times: number) =>
    expect.poll(() => told.mock.calls.length).toBeGreaterThanOrEqual(times);

  appendFileSync(file, '# changed');
  await reloaded(1);
  expect(told).toHaveBeenCalledWith({ type: 'full-reload' });
  expect((await words())['content/faq.yaml']).toMatch(/# changed$/);

  told.mockClear();
  writeFileSync(join(folder, 'more.yaml'), 'a: b');
  await reloaded(1);
  expect(Object.keys(await words())).toContain('content/more.yaml');

  told.mockClear();
  rmSync(join(folder, 'more.yaml'));
  await reloaded(1);
  expect(Object.keys(await words())).not.toContain('content/more.yaml');
});
