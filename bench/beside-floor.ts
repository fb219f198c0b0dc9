/** The built site and its floor side by side, and a browser to visit both. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { browserToUse } from '#tools/chromium.ts';
import { buildFloor } from './floor.ts';
import { serveBuild } from './site-process.ts';

const BUILD = join(import.meta.dirname, '..', 'build');

interface Both {
  readonly browser: Browser;
  readonly site: URL;
  readonly floor: URL;
}

/** Runs `work` with both served, and puts everything away afterwards. Throws when there is no build. */
export async function besideFloor<Result>(work: (both: Both) => Promise<Result>): Promise<Result> {
  if (!existsSync(join(BUILD, 'studio.json')))
    throw new Error('There is no build to measure: run `npm run build` first.');
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const browser = await chromium.launch(browserToUse());
  const stops: (() => unknown)[] = [
    () => rmSync(folder, { recursive: true, force: true }),
    () => browser.close(),
  ];
  try {
    await buildFloor(BUILD, join(folder, 'floor'));
    const site = await serveBuild(BUILD, join(folder, 'data'));
    stops.push(site.stop);
    const floor = await serveBuild(join(folder, 'floor'), join(folder, 'floor-data'));
    stops.push(floor.stop);
    return await work({ browser, site: site.url, floor: floor.url });
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
