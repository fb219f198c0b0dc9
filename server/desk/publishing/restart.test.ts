import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabaseDirectly } from '#server/database/direct.ts';
import { createDrafts } from '#server/drafts/drafts.ts';
import { databaseFile } from '#server/startup/data-dir.ts';
import { eventually } from '#server/testing/eventually.ts';
import { startProcess } from '#server/testing/process.ts';
import { comeInAt, openStudio, publishedStudio } from './testing/studio.ts';

const SERVER = 'desk/publishing/testing/serve-studio.ts';
const edit = (dataDir: string, words: string) =>
  createDrafts({ dataDir, contentDir: undefined }).changeText('home.yaml', () => `${words}\n`);

/** A server in its own process, which can be killed and restarted at the same address. */
async function openMachine() {
  const dataDir = await publishedStudio();
  let port = '0';
  const origin = () => `http://localhost:${port}`;
  const boot = async (buildMs: number) => {
    const { child, output } = startProcess(SERVER, [port, String(buildMs)], { DATA_DIR: dataDir });
    const found = () => /:(\d+)\n/.exec(output())?.[1];
    await eventually(() => expect(found(), output()).toBeDefined());
    port = found()!;
    const end = async (signal: NodeJS.Signals = 'SIGKILL') => {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    };
    return { end };
  };
  const visitor = async () => (await fetch(`${origin()}/`)).text();
  const comeIn = async () => {
    const database = openDatabaseDirectly(databaseFile(dataDir));
    onTestFinished(() => database.close());
    return comeInAt(origin(), database);
  };
  return { dataDir, boot, visitor, comeIn };
}

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'a version that was being built when the server got %s is built again after the restart, with a note, and goes live',
  async (signal) => {
    const { dataDir, boot, visitor, comeIn } = await openMachine();
    const server = await boot(60_000);
    const asha = await comeIn();
    await edit(dataDir, 'second');
    await asha.post('/publishing/build', { isToPublish: true });
    const { job } = await asha.state();
    await edit(dataDir, 'third');
    await server.end(signal);

    await boot(1000);
    expect(await asha.state()).toMatchObject({
      job: { id: job!.id, by: 'Asha', again: { why: 'restart' } },
      ended: null,
    });
    expect(await visitor()).toContain('>first<');
    await expect
      .poll(async () => (await asha.state()).ended, { timeout: 20_000 })
      .toMatchObject({ id: job!.id, how: 'live', isOwn: true });
    expect(await visitor()).toContain('>second<');
    expect((await asha.state()).changes).toMatchObject([{ after: { text: 'third' } }]);
  },
);

test('a version that kills the server each time is abandoned, and the page says so', async () => {
  const { dataDir, boot, visitor, comeIn } = await openMachine();
  let server = await boot(60_000);
  const asha = await comeIn();
  await edit(dataDir, 'second');
  await asha.post('/publishing/build', { isToPublish: true });
  for (let restart = 0; restart < 3; restart += 1) {
    await server.end();
    server = await boot(60_000);
  }
  await expect
    .poll(asha.state, { timeout: 20_000 })
    .toMatchObject({ job: null, ended: { how: 'lost', isOwn: true }, changes: [{}] });
  expect(await visitor()).toContain('>first<');
});

test('a server that died right after a version went live reports it as live', async () => {
  const before = await openStudio();
  const { dataDir } = before;
  await edit(dataDir, 'second');
  await (await before.comeIn()).build(true);
  await before.close();
  const file = join(dataDir, 'preview', 'job.json');
  const noted = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...noted, ended: null }));
  const after = await openStudio({ dataDir });
  const asha = await after.comeIn();
  await expect
    .poll(async () => (await asha.state()).ended, { timeout: 20_000 })
    .toMatchObject({ how: 'live' });
  expect(await (await after.visitor()).text()).toContain('>second<');
});
