/** The files by which a static host learns what the site's own server knows. Pure: pages in, text out. */
import { contentSecurityPolicy } from '#server/http/csp.ts';
import { FILE_HEADERS, HSTS, SECURITY_HEADERS } from '#server/http/security-headers.ts';

const IMMUTABLE = 'Cache-Control: public, max-age=31536000, immutable';
const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';
const SAME_ORIGIN = `${RESOURCE_POLICY}: same-origin`;
/** React Router's data has no type of its own; a browser shall not guess one. */
const DATA = 'Content-Type: text/x-script; charset=utf-8';

const rule = (path: string, headers: readonly string[]) =>
  [path, ...headers.map((header) => `  ${header}`)].join('\n');

/**
 * `_headers` as Netlify, Cloudflare Pages and their kin read it. One policy for all pages: an unknown address shows the
 * 404 page under a path that no rule could name.
 * @param pages HTML of all pages
 * @param sendsTo origin that the forms are sent to
 */
export function headersFile(pages: readonly string[], sendsTo: string): string {
  const policy = contentSecurityPolicy(pages.join('\n'), { connect: [sendsTo] });
  // A host adds up the rules that match, and a file can have one resource policy only: it is left to single folders.
  const ofPages = SECURITY_HEADERS.filter(([name]) => name !== RESOURCE_POLICY);
  const everywhere = [...ofPages, HSTS, ['Content-Security-Policy', policy] as const];
  return `${[
    rule(
      '/*',
      everywhere.map(([name, value]) => `${name}: ${value}`),
    ),
    rule('/assets/*', [IMMUTABLE, SAME_ORIGIN]),
    rule('/media/*', [IMMUTABLE]),
    rule('/*.data', [DATA, FILE_HEADERS.join(': '), SAME_ORIGIN]),
  ].join('\n\n')}\n`;
}

/**
 * `_redirects`: the other ways to write a page's address lead to its own, and addresses that moved to the new ones.
 * @param moved by their former paths
 */
export const redirectsFile = (
  paths: readonly string[],
  moved: Readonly<Record<string, string>> = {},
) =>
  `${paths
    .flatMap((path) => (path === '/' ? ['/index.html'] : [`${path}/`, `${path}/index.html`]))
    .map((from) => `${from} ${from.replace(/\/(index\.html)?$/, '') || '/'} 301`)
    .concat(Object.entries(moved).map(([from, to]) => `${from} ${to} 301`))
    .join('\n')}\n`;
