/** A build step on the official EmailJS client. */
import type { Plugin } from 'vite';

const STORAGE = /@emailjs\/browser\/.*\/createWebStorage\.js$/;

/**
 * The client asks for `localStorage` while it loads, for a limit of its own that the site does not set. Where the browser
 * blocks storage that throws (HTML, 12.2.3), and no script of the page would run.
 */
export const mailClientWithoutStorage = (): Plugin => ({
  name: 'mail-client-without-storage',
  enforce: 'pre',
  apply: 'build',
  load: { filter: { id: STORAGE }, handler: () => 'export const createWebStorage = () => {};' },
});
