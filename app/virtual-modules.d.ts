declare module 'virtual:times.css';
declare module 'virtual:brand.css';
declare module 'virtual:fonts.css';
declare module 'virtual:crops.css';
declare module 'virtual:content' {
  /** Texts by the names of their files, "content/site.yaml". */
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
declare module 'virtual:brand' {
  export const ARCH: string;
  export const ARCH_LINE: number;
  export const LETTER: string;
  export const BAR_COLOUR: string;
}
declare module 'virtual:fonts' {
  /** Family as in the style sheet, address, weights. */
  export type Face = readonly [family: string, address: string, weight: string];
  export const FACES: readonly Face[];
}
declare module '*.css';

/**
 * The content for a built bundle, which contains none. It is set before the bundle is imported
 * (tools/content/content-plugin.ts).
 */
declare var contentInstead: Readonly<Record<string, string>> | undefined;
/** Paths of the pages that the content adds. Vite's configuration sets it for React Router's (tools/vite-config.ts). */
declare var contentPaths: (() => Promise<readonly string[]>) | undefined;

interface Window {
  /** React Router's route table, which its own script sets before ours runs. */
  readonly __reactRouterManifest?: { readonly routes: Record<string, unknown> };
}
