/** Serves the built site and its baseline, and launches a browser to visit both. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { browserToUse } from '#tools/chromium.ts';
import { buildBaseline } from './baseline.ts';
import { serveBuild } from './site-process.ts';

const BUILD = join(import.meta.dirname, '..', 'build');

interface Both {
  readonly browser: Browser;
  readonly site: URL;
  readonly baseline: URL;
}

/** Serves both, calls `work`, and stops and removes everything afterwards. Throws if there is no build. */
export async function withBaseline<Result>(work: (both: Both) => Promise<Result>): Promise<Result> {
  if (!existsSync(join(BUILD, 'studio.json')))
    throw new Error('There is no build to measure: run `npm run build` first.');
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const browser = await chromium.launch(browserToUse());
  const stops: (() => unknown)[] = [
    () => rmSync(folder, { recursive: true, force: true }),
    () => browser.close(),
  ];
  try {
    await buildBaseline(BUILD, join(folder, 'baseline'));
    const site = await serveBuild(BUILD, join(folder, 'data'));
    stops.push(site.stop);
    const baseline = await serveBuild(join(folder, 'baseline'), join(folder, 'baseline-data'));
    stops.push(baseline.stop);
    return await work({ browser, site: site.url, baseline: baseline.url });
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
