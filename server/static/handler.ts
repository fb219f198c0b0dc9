/**
 * Serves the built site on plain node:http. Each path is looked up in a map of loaded files, so no path can lead outside it.
 * Measured: five times as fast as a static-file middleware.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Addresses } from '#content-model/addresses.server.ts';
import { PLAIN_HEADERS, sendText } from '#server/http/plain-answer.ts';
import { createAddresses, isFilePath, readPath } from './addresses.ts';
import { type Completion, completePage, needsCompletion } from './complete-page.ts';
import { withBody } from './load-file.ts';
import { NOT_FOUND_PAGE, type SiteFiles } from './load-files.ts';
import { sendFile } from './send-file.ts';

/** The undecoded path of a request target, and its query with "?". */
function splitTarget(target: string): { raw: string; query: string } {
  // Absolute form (RFC 9112, 3.2.2): the authority in it is ignored.
  const [, path = '/', query = ''] = target.match(/^(?:https?:\/\/[^/?]*)?([^?]*)(\?.*)?$/is) ?? [];
  return { raw: path.replace(/#.*$/s, '') || '/', query };
}

/** The build's data about the site, besides its files. */
type Facts = Partial<Completion> & { readonly addresses?: Addresses | undefined };

/** A node:http listener for everything but the API's addresses. */
export function createSiteHandler(
  { files, pages, notFound }: SiteFiles,
  { addresses: known, costs, siteOrigin = '' }: Facts = {},
) {
  const addresses = createAddresses(pages, known);
  const isFile = (path: string) => files.has(path) && !pages.has(path) && path !== NOT_FOUND_PAGE;
  const elsewhere = (path: string) => (isFile(path) ? encodeURI(path) : addresses.elsewhere(path));
  return function serveSite(request: IncomingMessage, response: ServerResponse): void {
    const { method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      // The body is not read, so the connection is closed.
      const headers = ['Allow', 'GET, HEAD', 'Connection', 'close'];
      sendText(response, 405, 'Method Not Allowed', headers);
      return;
    }
    // Nearly every request asks for a file by its exact path.
    const { raw, query } = files.has(url) ? { raw: url, query: '' } : splitTarget(url);
    const address = readPath(raw);
    const path = address?.path ?? '';
    const file = address?.isCanonical ? files.get(path) : undefined;
    const canonical = file || !address ? null : elsewhere(path);
    if (file?.in === 'memory' && costs && needsCompletion(path, query)) {
      const complete = (page: string) => completePage(page, path, query, { costs, siteOrigin });
      sendFile(request, response, withBody(file, complete), 200);
    } else if (file) {
      sendFile(request, response, file, path === NOT_FOUND_PAGE ? 404 : 200);
    } else if (canonical) {
      const headers = ['Location', canonical + query, 'Content-Length', '0'];
      response.writeHead(301, [...PLAIN_HEADERS, ...headers]).end();
    } else if (notFound && !isFilePath(path)) {
      sendFile(request, response, notFound, addresses.missingStatus(path));
    } else {
      sendText(response, 404, 'Not Found');
    }
  };
}
