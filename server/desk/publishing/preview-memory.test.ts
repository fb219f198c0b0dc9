import { once } from 'node:events';
import { linkSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { previewFolder } from '#server/releases/folder.ts';
import { loadFiles } from '#server/static/load-files.ts';
import { createBuild, temporaryFolder } from '#server/testing/fixtures.ts';
import { createPreviewListener } from './preview-routes.ts';

const ID = '2026-11-30T10-00-00-000-ab12';
const SCRIPT = 'client/assets/main-a1b2.js';

test('a preview uses the files that the site has in memory already', async () => {
  const site = createBuild();
  const dataDir = temporaryFolder();
  const preview = join(previewFolder(dataDir), ID);
  for (const folder of [site, preview])
    mkdirSync(join(folder, 'client', 'assets'), { recursive: true });
  writeFileSync(join(site, SCRIPT), 'in memory');
  for (const name of ['studio.json', 'client/index.html', SCRIPT])
    linkSync(join(site, name), join(preview, name));
  const dated = () => utimesSync(join(site, SCRIPT), 1_700_000_000, 1_700_000_000);
  dated();
  const files = loadFiles(join(site, 'client'), { connect: [] });
  // With the same size and time it is the same file for the server: if it were read again, it would have the new text.
  writeFileSync(join(site, SCRIPT), 'from disk');
  dated();
  const listener = createPreviewListener({
    timeZone: () => 'Asia/Kolkata',
    dataDir,
    desk: { fetch: () => Response.json({ id: ID, isOld: false }) },
    serveSite: (_, response) => response.end('the site'),
    filesOfSite: () => files,
    log: () => {},
  });
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const headers = { Cookie: `desk-preview=${ID}`, Connection: 'close' };
  const answer = await fetch(`http://127.0.0.1:${port}/assets/main-a1b2.js`, { headers });
  expect([answer.headers.get('Cache-Control'), await answer.text()]).toEqual([
    'no-store',
    'in memory',
  ]);
});
