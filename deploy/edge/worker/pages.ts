/**
 * Serves pages, and answers addresses without a file. Files are served without the Worker; pages need it, because each has its
 * own policy and `_headers` is limited to a hundred rules.
 */
import { required } from '#contract/required.ts';
import { SECURITY_HEADERS } from '#server/http/security-headers.ts';
import { createAddresses, isFilePath, readPath } from '#server/static/addresses.ts';
import { completePage, needsCompletion } from '#server/static/complete-page.ts';
import type { Studio } from '#server/studio.ts';
import { isFilm, serveFilm } from './films.ts';
import type { Env } from './platform.ts';

/** The build's data about a site. */
export interface EdgeSite {
  readonly studio: Studio;
  /** When it was built for the edge, in milliseconds: the clock cannot be earlier. */
  readonly releasedAt: number;
  /** Headers of all pages. */
  readonly headers: readonly (readonly [string, string])[];
  /** The content security policy of each page, including `/404`, by path. */
  readonly policies: Readonly<Record<string, string>>;
}

/** Folder of the pages among the files, at a path that is not linked. */
const PAGES_FOLDER = '/_pages';
const NOT_FOUND = '/404';
/** File of a page. */
export const pageFile = (path: string) => `${PAGES_FOLDER}${path === '/' ? '/index' : path}.html`;

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  const answer = new Response(text === '' ? null : text, { status, headers });
  for (const [name, value] of SECURITY_HEADERS) answer.headers.set(name, value);
  answer.headers.set('Cache-Control', 'no-cache');
  if (text !== '') answer.headers.set('Content-Type', 'text/plain; charset=utf-8');
  return answer;
}

export const badRequest = () => plain(400, 'Bad Request');

/** Canonical paths of the pages. */
export const pagesOf = ({ policies }: EdgeSite): ReadonlySet<string> =>
  new Set(Object.keys(policies).filter((path) => path !== NOT_FOUND));

export function createPages(site: EdgeSite) {
  const addresses = createAddresses(pagesOf(site), site.studio.addresses);
  const policies = new Map(Object.entries(site.policies));

  /** The page with the estimate for its query. */
  async function withEstimate(answer: Response, path: string, query: string): Promise<Response> {
    const text = await answer.text();
    const page = text && completePage(text, path, query, site.studio);
    const headers = new Headers(answer.headers);
    // Headers of the file.
    headers.delete('ETag');
    headers.delete('Content-Length');
    return new Response(page, { status: 200, headers });
  }

  async function send(path: string, status: number, request: Request, assets: Env['ASSETS']) {
    const { method, headers } = request;
    const { search } = new URL(request.url);
    const isEstimate = status === 200 && needsCompletion(path, search);
    const policy = required(policies.get(path), `The content security policy of ${path}`);
    const url = new URL(pageFile(path), request.url);
    const requestHeaders = status === 200 && !isEstimate ? headers : {};
    const asset = await assets.fetch(new Request(url, { method, headers: requestHeaders }));
    const answer = new Response(asset.body, {
      status: status === 200 ? asset.status : status,
      headers: asset.headers,
    });
    for (const [name, value] of site.headers) answer.headers.set(name, value);
    answer.headers.set('Content-Security-Policy', policy);
    return isEstimate ? withEstimate(answer, path, search) : answer;
  }

  return async function servePage(request: Request, assets: Env['ASSETS']): Promise<Response> {
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD')
      return plain(405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
    const { pathname, search } = new URL(request.url);
    const address = readPath(pathname);
    const path = address?.path ?? '';
    if (address?.isCanonical && policies.has(path))
      return send(path, path === NOT_FOUND ? 404 : 200, request, assets);
    const film = isFilm(path) && (await serveFilm(request, assets));
    if (film) return film;
    const elsewhere = address && addresses.elsewhere(path);
    if (elsewhere) return plain(301, '', { Location: elsewhere + search });
    if (isFilePath(path) || !policies.has(NOT_FOUND)) return plain(404, 'Not Found');
    return send(NOT_FOUND, addresses.missingStatus(path), request, assets);
  };
}
