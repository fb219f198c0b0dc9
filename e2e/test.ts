/** The ground every walk stands on: a stray console error, a broken page or a request to a third party fails it. */
import { test as base, expect, type Page } from '@playwright/test';

interface Options {
  /** Console errors that this walk brings about on purpose. */
  expectedErrors: readonly RegExp[];
  /** Whether the opening film may play; most walks begin after it. */
  withPreloader: boolean;
}

export const test = base.extend<Options & { watched: undefined }>({
  expectedErrors: [[], { option: true }],
  withPreloader: [false, { option: true }],
  watched: [
    async ({ page, baseURL, expectedErrors, withPreloader }, use) => {
      const faults: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) faults.push(text);
      };
      page.on('console', (message) => message.type() === 'error' && note(message.text()));
      page.on('pageerror', (error) => note(String(error)));
      page.on('request', (request) => {
        const url = request.url();
        if (/^https?:/.test(url) && !url.startsWith(`${baseURL}/`)) note(`third party: ${url}`);
      });
      if (!withPreloader)
        await page.addInitScript(() => {
          try {
            sessionStorage.setItem('preloader', 'played');
          } catch {
            // a page without an origin has no storage, and no preloader either
          }
        });
      await use(undefined);
      expect(faults, 'console errors, page errors and foreign requests').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };

/** Every page that may be found. */
export const PAGES = [
  '/',
  '/about',
  '/projects',
  '/contact',
  '/services',
  '/whychooseus',
  '/faq',
  '/features',
  '/privacy',
] as const;

/** For walks that meet an address which does not exist: the browser itself logs the 404. */
export const NOT_FOUND_LOG = /Failed to load resource: .* 404/;
