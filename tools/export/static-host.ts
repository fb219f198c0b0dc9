/** The files by which a static host learns what the site's own server knows. Pure: pages in, text out. */
import { contentSecurityPolicy, DRAWING_POLICY } from '#server/http/csp.ts';
import { FILE_HEADERS, HSTS, SECURITY_HEADERS } from '#server/http/security-headers.ts';

const IMMUTABLE = 'Cache-Control: public, max-age=31536000, immutable';
const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';
const SAME_ORIGIN = `${RESOURCE_POLICY}: same-origin`;
/** React Router's data has no type of its own; a browser shall not guess one. */
const DATA = 'Content-Type: text/x-script; charset=utf-8';

const rule = (path: string, headers: readonly string[]) =>
  [path, ...headers.map((header) => `  ${header}`)].join('\n');

/** Only a header can say this; a browser ignores it in the page (CSP level 3, 3.3). */
const FRAMES = "frame-ancestors 'none'";
const CHARSET = /<meta charset="[\w-]+"\s*\/?>/i;

/**
 * The page with its content security policy in itself: some hosts send no headers, others ignore long ones, and no rule
 * could name the addresses at which the 404 page is shown.
 * @param sendsTo origin that the forms are sent to
 */
export function withPolicy(page: string, sendsTo: string): string {
  const policy = contentSecurityPolicy(page, { connect: [sendsTo] }).replace(`; ${FRAMES}`, '');
  // After the charset, which has to be among the first 1024 bytes, and before everything that the policy is about.
  if (!CHARSET.test(page)) throw new Error('A page has no <meta charset> to put its policy after.');
  return page.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/** `_headers` as Netlify, Cloudflare Pages and their kin read it. */
export function headersFile(): string {
  // A host adds up the rules that match, and a file can have one resource policy only: it is left to single folders.
  const ofPages = SECURITY_HEADERS.filter(([name]) => name !== RESOURCE_POLICY);
  const everywhere = [...ofPages, HSTS, ['Content-Security-Policy', FRAMES] as const];
  return `${[
    rule(
      '/*',
      everywhere.map(([name, value]) => `${name}: ${value}`),
    ),
    rule('/assets/*', [IMMUTABLE, SAME_ORIGIN]),
    rule('/media/*', [IMMUTABLE]),
    // Beside the policy of pages: a browser obeys both.
    rule('/*.svg', [`Content-Security-Policy: ${DRAWING_POLICY}`]),
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
