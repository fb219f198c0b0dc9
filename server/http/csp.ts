/** Computes a page's content security policy from its finished HTML, with hashes instead of 'unsafe-inline'. */
import { createHash } from 'node:crypto';

/** For responses that are not pages. */
export const API_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For SVG files, which are documents when opened directly: no script, and a separate origin. */
export const DRAWING_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

const ATTRIBUTES = `(?:[^>"']|"[^"]*"|'[^']*')*`;
const INLINE = new RegExp(`<(script|style)\\b(${ATTRIBUTES})>([\\s\\S]*?)</\\1\\s*>`, 'gi');
/** Types that a browser executes or applies (WHATWG HTML, 4.12.1); any other type, such as ld+json, is data. */
const RUNS = /^(|module|importmap|speculationrules|(text|application)\/(javascript|ecmascript))$/i;

/** The source expression of one inline script or style. */
export function hashOf(text: string): string {
  // The HTML parser normalises line breaks before the policy is applied.
  const source = text.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}

const attribute = (attributes: string, name: string) => {
  const found = attributes.match(
    new RegExp(`(?:^|\\s)${name}(?:\\s*=\\s*("[^"]*"|'[^']*'|[^\\s>]+))?`, 'i'),
  );
  return found && (found[1] ?? '').replace(/^["']|["']$/g, '').trim();
};

/** Source expressions of the page's inline elements of that kind, each once. */
function inlineHashes(html: string, kind: 'script' | 'style'): string[] {
  const hashes = new Set<string>();
  for (const [, tag = '', attributes = '', text = ''] of html.matchAll(INLINE)) {
    if (tag.toLowerCase() !== kind || text === '') continue;
    if (kind === 'script') {
      if (attribute(attributes, 'src') !== null) continue;
      if (!RUNS.test(attribute(attributes, 'type') ?? '')) continue;
    }
    hashes.add(hashOf(text));
  }
  return [...hashes];
}

/** The policy of a page. `connect`: further origins that it may send forms to (the EmailJS cloud, if configured). Source: CSP level 3. */
export function contentSecurityPolicy(
  html: string,
  { connect }: { readonly connect: readonly string[] },
): string {
  const self = ["'self'"];
  const sends = [...self, ...connect.filter((origin) => origin !== '')];
  const usesDataImages =
    /(?:src|srcset|href)\s*=\s*["']?data:image\//i.test(html) ||
    /url\(\s*["']?data:image\//i.test(html);
  const directives: Record<string, readonly string[]> = {
    'default-src': self,
    'script-src': [...self, ...inlineHashes(html, 'script')],
    'style-src': [...self, ...inlineHashes(html, 'style')],
    'img-src': usesDataImages ? [...self, 'data:'] : self,
    'font-src': self,
    'media-src': self,
    'connect-src': sends,
    'form-action': sends,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
