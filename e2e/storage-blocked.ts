/** Browsers that give a page no storage. */
import type { Page } from '@playwright/test';

const NAMES = ['localStorage', 'sessionStorage'] as const;

export const WITHOUT_STORAGE: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  // Chrome with all cookies blocked (HTML, 12.2.3).
  'reading storage throws': (page) =>
    page.addInitScript((names) => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of names) Object.defineProperty(window, name, { get, configurable: false });
    }, NAMES),
  // Firefox with `dom.storage.enabled` switched off.
  'storage is null': (page) =>
    page.addInitScript((names) => {
      for (const name of names)
        Object.defineProperty(window, name, { value: null, configurable: false });
    }, NAMES),
};
