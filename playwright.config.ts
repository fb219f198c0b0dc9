/** End-to-end tests: a real browser against the production build and the real server. */
import { mkdtempSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { lowerPriority } from '#server/lower-priority.ts';
import { browserToUse } from '#tools/chromium.ts';
import type { EngineName } from './e2e/engines/engines.ts';

/** Tests for Firefox and WebKit, which have drivers of their own. */
const ENGINES = /e2e[/\\]engines[/\\][^/\\]+\.spec\.ts$/;
const PORT = Number(process.env.E2E_PORT ?? 4173);
const origin = `http://127.0.0.1:${PORT}`;

// The server builds at low priority. Tests have the same, because otherwise these builds would wait for all other tests.
lowerPriority(constants.priority.PRIORITY_LOW);

// Workers inherit the environment: all of them and the server share one data folder and one browser.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'e2e-'));

export default defineConfig<object, { engine: EngineName }>({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/setup.ts',
  fullyParallel: true,
  // On two cores three: a test that waits for a timer or for mail leaves its core to another.
  workers: '150%',
  // A test that failed on its first try has failed.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A timeout ends a test that hangs; a slow, busy machine never reaches it. Times of the specification are tested with `page.clock`.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A trace takes a fifth of a test's time: `npm run e2e -- --trace on FILE`. What failed has a picture.
    screenshot: 'only-on-failure',
  },
  // One Firefox and one WebKit: they are slow to start. Theirs come first, so that they do not run alone at the end.
  projects: [
    { name: 'firefox', testMatch: ENGINES, workers: 1, use: { engine: 'firefox' } },
    { name: 'webkit', testMatch: ENGINES, workers: 1, use: { engine: 'webkit' } },
    { name: 'chromium', testIgnore: ENGINES, use: { launchOptions: browserToUse('tests') } },
  ],
  webServer: {
    // A whole release first: tests do not look at a provisional one. It is built where the build is not fresh.
    command: 'node tools/desk/main.ts && node tools/release/main.ts && node server/start.ts',
    url: `${origin}/healthz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA_DIR,
      RATE_LIMIT: 'off',
      SMTP_URL: '',
    },
  },
});
