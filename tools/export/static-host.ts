/** Files that configure a static host. Pure: pages in, text out. */
import { contentSecurityPolicy, DRAWING_POLICY } from '#server/http/csp.ts';
import { FILE_HEADERS, HSTS, SECURITY_HEADERS } from '#server/http/security-headers.ts';
import { IMMUTABLE } from '#server/static/content-types.ts';

const FOREVER = `Cache-Control: ${IMMUTABLE}`;
const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';
const SAME_ORIGIN = `${RESOURCE_POLICY}: same-origin`;
/** React Router's data has no registered media type; with this one browsers do not guess. */
const DATA = 'Content-Type: text/x-script; charset=utf-8';

const rule = (path: string, headers: readonly string[]) =>
  [path, ...headers.map((header) => `  ${header}`)].join('\n');

/** This works only as a header; browsers ignore it in the page (CSP level 3, 3.3). */
const FRAMES = "frame-ancestors 'none'";
const CHARSET = /<meta charset="[\w-]+"\s*\/?>/i;

/**
 * The page with its content security policy in a `<meta>` element: some hosts send no headers, others ignore long ones,
 * and no rule could name all addresses at which the 404 page is shown.
 * @param sendsTo origin that the forms are sent to
 */
export function withPolicy(page: string, sendsTo: string): string {
  const policy = contentSecurityPolicy(page, { connect: [sendsTo] }).replace(`; ${FRAMES}`, '');
  // After the charset, which must be within the first 1024 bytes, and before everything that the policy applies to.
  if (!CHARSET.test(page))
    throw new Error('A page has no <meta charset>, after which its policy would be inserted.');
  return page.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/** `_headers` as Netlify, Cloudflare Pages and similar hosts read it. */
export function headersFile(): string {
  // A host combines all matching rules, but a file can have only one resource policy, so it is set for single folders.
  const ofPages = SECURITY_HEADERS.filter(([name]) => name !== RESOURCE_POLICY);
  const everywhere = [...ofPages, HSTS, ['Content-Security-Policy', FRAMES] as const];
  return `${[
    rule(
      '/*',
      everywhere.map(([name, value]) => `${name}: ${value}`),
    ),
    rule('/assets/*', [FOREVER, SAME_ORIGIN]),
    rule('/media/*', [FOREVER]),
    // In addition to the policy of pages: browsers apply both.
    rule('/*.svg', [`Content-Security-Policy: ${DRAWING_POLICY}`]),
    rule('/*.data', [DATA, FILE_HEADERS.join(': '), SAME_ORIGIN]),
  ].join('\n\n')}\n`;
}

/**
 * `_redirects`: other spellings of a page's address, and moved addresses, redirect to the current ones.
 * @param moved current paths by their former paths
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
