/** Vite plugin that simplifies dynamic imports. */
import type { Plugin } from 'vite';

const HELPER = /vite\/preload-helper\.js$/;

/** Same error handling as in the bundler's helper: fires an event, and throws unless a listener prevents it. */
const CODE = `
export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true });
  event.payload = error;
  dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
});`;

/**
 * A dynamically imported chunk needs no preloads: there is only one style sheet, and shared chunks are already loaded.
 * The bundler's helper for preloads would add half a kilobyte to every page.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  config: () => ({ build: { modulePreload: { resolveDependencies: () => [] } } }),
  load: { filter: { id: HELPER }, handler: () => CODE },
});
