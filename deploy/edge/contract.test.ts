/** The relay keeps on D1 every promise that it keeps on a machine: the same list of cases runs against both. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { describeErrorCatalogue } from '#server/testing/contract/error-catalogue.ts';
import { describeInvalidInput } from '#server/testing/contract/invalid-input.ts';
import { describeSending } from '#server/testing/contract/sending.ts';
import { describeUnsafeText } from '#server/testing/contract/unsafe-text.ts';
import { openEdgeApi, startEdge } from './testing/edge.ts';

const folder = mkdtempSync(join(tmpdir(), 'edge-test-'));
const edge = await startEdge({ folder });
afterAll(async () => {
  await edge.stop();
  rmSync(folder, { recursive: true, force: true });
});

const open = (env?: Record<string, string>) => openEdgeApi(edge, env);
describeSending(open);
describeInvalidInput(open);
describeUnsafeText(open);
describeErrorCatalogue(open);
