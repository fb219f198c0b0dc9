/** Every page, file and missing address is answered as a machine answers it: the same build behind both servers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { siteFromBuild } from '../shared/built-site.ts';
import { sameAnswers } from '../shared/testing/same-answers.ts';
import { startMachine, writeSampleSite } from '../shared/testing/sample-site.ts';
import { buildEdge, edgeSiteOf } from './make/build-edge.ts';
import { startEdge } from './testing/edge.ts';

const folder = mkdtempSync(join(tmpdir(), 'edge-pages-'));
writeSampleSite(join(folder, 'site'));
const built = siteFromBuild(join(folder, 'site'));
const machine = await startMachine(join(folder, 'site'));
await buildEdge(built, join(folder, 'edge'));
const edge = await startEdge({
  folder,
  site: edgeSiteOf(built),
  assets: join(folder, 'edge', 'assets'),
});
afterAll(async () => {
  machine.stop();
  await edge.stop();
  rmSync(folder, { recursive: true, force: true });
});

const files = [...built.files.files.keys()];

test('the build has every kind of file', () => expect(files).toHaveLength(22));

sameAnswers({
  name: 'the edge',
  machine: machine.url,
  home: () => new URL(edge.url),
  paths: files,
  odd: {
    addresses: [
      '/about%00',
      '/%E0%A4%A',
      '/%61bout',
      '/projects%2Fnew',
      '/Projects%2fnew?a=b',
      '/projects%2Fold',
      '/projects%2Fhidden',
      '/about%2F',
      '/about%252F',
      '/about%5C',
      '/about.',
      '/about;x',
      '/%34%30%34',
    ],
    ranges: ['bytes=0-1,4-5', 'words'],
  },
});
