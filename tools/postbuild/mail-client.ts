/** Removes unused parts of the official EmailJS client. */
import type { Plugin } from 'vite';
import { replacedModules } from './replaced-modules.ts';

/**
 * Parts of the client by their name. The site sets no limit, no list of blocked addresses and no check for headless
 * browsers. For its limit the client asks for `localStorage` while it loads; where the browser blocks storage that throws
 * (HTML, 12.2.3), and no script of the page would run.
 */
const UNUSED: Readonly<Record<string, string>> = {
  createWebStorage: '() => {}',
  isBlockedValueInParams: '() => false',
  isHeadless: '() => false',
  isLimitRateHit: '() => false',
  blockedEmailError: '() => {}',
  headlessError: '() => {}',
  limitRateError: '() => {}',
};
const PART = new RegExp(`/@emailjs/browser/.*/(${Object.keys(UNUSED).join('|')})\\.js$`);

export const mailClientInUse = (): Plugin =>
  replacedModules({
    name: 'mail-client-in-use',
    pattern: PART,
    modules: Object.fromEntries(
      Object.entries(UNUSED).map(([name, code]) => [name, `export const ${name} = ${code};`]),
    ),
  });
