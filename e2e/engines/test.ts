/** The `test` for engines that Playwright itself does not control. */
import { test as base, expect } from '@playwright/test';
import type { Browser } from './browser.ts';
import { ENGINES, type EngineName } from './engines.ts';
import { Visitor } from './visitor.ts';
import { type Options, watch } from './watched-site.ts';

interface OfATest extends Options {
  readonly visitor: Visitor;
}
interface OfAWorker {
  readonly engine: EngineName;
  readonly started: Browser | undefined;
}

export const test = base.extend<OfATest, OfAWorker>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  firstVisit: [false, { option: true }],
  withoutScript: [false, { option: true }],
  started: [
    async ({ engine }, use) => {
      const { missing, start } = ENGINES[engine];
      const browser = missing() ? undefined : await start();
      await use(browser);
      await browser?.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ engine, started, firstVisit, withoutScript, baseURL }, use, info) => {
    info.skip(!started, `${ENGINES[engine].missing()} is not installed`);
    const site = await watch(baseURL!, { firstVisit, withoutScript });
    const visitor = new Visitor(started!, site.origin);
    await started!.resize(1440, 900);
    await use(visitor);
    const met = [...(await visitor.faults()), ...site.refused];
    site.close();
    expect(met, 'errors that the visit met').toEqual([]);
  },
});

export { expect };
