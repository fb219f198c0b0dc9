/** A build step on what is fetched later. */
import type { Plugin } from 'vite';

const HELPER = /vite\/preload-helper\.js$/;

/** What the bundler's own helper does when a chunk fails: says so, and throws unless somebody has answered. */
const CODE = `
export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true });
  event.payload = error;
  dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
});`;

/**
 * A late chunk needs nothing fetched beside it: there is one style sheet, and the chunks it shares stand already. The
 * bundler's helper looks for both, in half a kilobyte that every page would carry.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  config: () => ({ build: { modulePreload: { resolveDependencies: () => [] } } }),
  load: { filter: { id: HELPER }, handler: () => CODE },
});
