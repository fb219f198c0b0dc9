import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** What `npm test` says, shortened: Vitest's closing lines, then Playwright's. */
const unit = (tests: string) => `
 Test Files  1 failed | 3 passed (4)
      Tests  ${tests}
   Start at  00:00:01
`;
const UNIT = unit('6 passed (6)');

function summary(log: string, status = 0) {
  const run = spawnSync(`${import.meta.dirname}/summary`, [`${status}`], {
    input: log,
    encoding: 'utf8',
  });
  return { said: run.stdout.trimEnd().split('\n'), status: run.status };
}

test('what passed in both runs is added up', () => {
  const log = `${UNIT}\n  ✓  1 [chromium] › e2e/a.spec.ts:1:1 › a (2s)\n\n  41 passed (4.8m)\n`;
  expect(summary(log)).toEqual({ said: ['47 passed, 0 failed'], status: 0 });
});

test('colours change nothing', () => {
  const log =
    '\x1b[2m      Tests \x1b[22m \x1b[1m\x1b[32m6 passed\x1b[39m\x1b[22m\x1b[90m (6)\x1b[39m\n';
  expect(summary(`${log}\x1b[32m  2 passed\x1b[39m\x1b[2m (999ms)\x1b[22m\n`).said).toEqual([
    '8 passed, 0 failed',
  ]);
});

test('what failed is counted, and the status is kept', () => {
  const browsers = `\n  2 failed\n    [chromium] › e2e/a.spec.ts:1:1 › a ───\n    [firefox] › b ──\n  1 interrupted\n    [webkit] › c ──\n  3 skipped\n  4 did not run\n  41 passed (1.0h)\n`;
  expect(summary(UNIT + browsers, 130)).toEqual({
    said: ['47 passed, 3 failed, 7 skipped'],
    status: 130,
  });
  expect(summary(unit('1 failed | 5 passed | 2 skipped (8)'), 1)).toEqual({
    said: ['5 passed, 1 failed, 2 skipped'],
    status: 1,
  });
});

test('a test that passed only when it was tried again has failed, and so has the run', () => {
  const browsers =
    '\n  1 flaky\n    [webkit] › e2e/x.spec.ts:1:1 › film plays ────────────\n  3 skipped\n  41 passed (4.8m)\n';
  expect(summary(UNIT + browsers)).toEqual({
    said: ['47 passed, 1 failed, 3 skipped'],
    status: 1,
  });
});

test('a run that stops before or beside its tests has failed too', () => {
  expect(summary('app/root.tsx:1:1 lint/style ━━━\nFound 1 error.\n', 2)).toEqual({
    said: [
      'No test failed, but the run did (status 2): this counts as one failure.',
      '0 passed, 1 failed',
    ],
    status: 2,
  });
});

test('what a test or a server prints is no result', () => {
  const log = `[WebServer]   5 failed\n  12 passed over\n    7 failed\n${UNIT}\n  1 passed (1s)\n`;
  expect(summary(log).said).toEqual(['7 passed, 0 failed']);
});
