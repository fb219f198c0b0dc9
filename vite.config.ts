/**
 * Vite bundles this file with all that it imports, and React Router does so once more. That took two seconds of each start, so
 * it imports nothing: Node itself loads the configuration, once, from an address that is no constant.
 */
const address = new URL('./tools/vite-config.ts', import.meta.url).href;
const { viteConfig }: typeof import('#tools/vite-config.ts') = await import(address);

export default viteConfig;
