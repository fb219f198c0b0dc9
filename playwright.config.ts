/** The visitor's walk: a real browser against the production build and the real server. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserToUse } from '#tools/chromium.ts';

const PORT = Number(process.env.WALK_PORT ?? 4173);
const origin = `http://127.0.0.1:${PORT}`;

// Workers inherit the environment: all of them and the server share one data folder and one browser.
process.env.WALK_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'walk-'));

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalTeardown: './e2e/sweep.ts',
  fullyParallel: true,
  workers: 2,
  // What a starved machine misses once it shows the second time, and the report says so; a fault fails twice.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // Two cores, often busy: a page may take its time, a promise of the specification may not (`page.clock`).
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
    launchOptions: browserToUse(),
  },
  webServer: {
    // Builds first when the build is not fresh.
    command: 'node server/start.ts',
    url: `${origin}/healthz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env.WALK_DATA_DIR,
      RATE_LIMIT: 'off',
      SMTP_URL: '',
    },
  },
});
