/** What is done to one prerendered page. Pure: HTML in, HTML out. */
import { minifySync } from 'vite';

export const HEAD_END = '</head>';
const CLASSIC = /<script>([^<]+)<\/script>/g;

/** JSON that may stand inside `<script>`: nothing in it can end the element. */
const scriptJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Puts structured data into the head. */
export const addJsonLd = (html: string, data: unknown) =>
  html.replace(
    HEAD_END,
    () => `<script type="application/ld+json">${scriptJson(data)}</script>${HEAD_END}`,
  );

/** A script as small as it gets. */
export function minified(code: string): string {
  const known = small.get(code) ?? minifySync('inline.js', code).code.trim();
  small.set(code, known);
  return known;
}
/** Most pages carry the same scripts. */
const small = new Map<string, string>();

/** Makes the page's inline scripts small. */
export const minifyScripts = (html: string) =>
  html.replace(CLASSIC, (_, code: string) => `<script>${minified(code)}</script>`);
