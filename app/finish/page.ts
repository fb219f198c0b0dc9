/** What is done to one prerendered page. Pure: HTML in, HTML out. */

const HEAD_END = '</head>';
const STYLE_LINK = /<link rel="stylesheet" href="([^"]*)"\/>/g;
const PRELOAD = /<link rel="modulepreload" href="([^"]*)"\/>/g;
const MODULE = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;

/** JSON that may stand inside `<script>`: nothing in it can end the element. */
export const scriptJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Puts structured data into the head. */
export const addJsonLd = (html: string, data: unknown) =>
  html.replace(
    HEAD_END,
    () => `<script type="application/ld+json">${scriptJson(data)}</script>${HEAD_END}`,
  );

/** Addresses of the style sheets that a page links. */
export const styleSheets = (html: string) =>
  [...html.matchAll(STYLE_LINK)].map(([, href]) => href!.replace(/#.*/, ''));

/** One style element in place of the links, so that nothing else stands before the first paint. */
export function inlineStyles(html: string, css: string): string {
  if (css.includes('</style'))
    throw new Error('A style sheet holds "</style", which would end the inlined element early.');
  return html.replace(STYLE_LINK, '').replace(HEAD_END, () => `<style>${css}</style>${HEAD_END}`);
}

export interface ModuleStart {
  /** What the page's module script said. */
  readonly code: string;
  /** The modules that it will need, which the head asked for early. */
  readonly preloads: readonly string[];
}

/** How the page would start its modules; undefined for one without. */
export function moduleStart(html: string): ModuleStart | undefined {
  const code = MODULE.exec(html)?.[2];
  if (!code) return undefined;
  return { code, preloads: [...html.matchAll(PRELOAD)].map(([, href]) => href!) };
}

/** Takes the early requests out of the head and lets `starter` run in place of the module script. */
export const deferModules = (html: string, starter: string) =>
  html.replace(PRELOAD, '').replace(MODULE, (_, open, _code, end) => open + starter + end);
