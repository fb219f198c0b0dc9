/**
 * Serves the preview, or an older version, at the site's own addresses to a signed-in person who opened it; all others get the
 * site.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import { formatLongTime } from '#server/enquiries/time.ts';
import { DESK_API } from '#server/http/api-paths.ts';
import type { Listener } from '#server/http/http-server.ts';
import { errorCode, type Log } from '#server/log.ts';
import {
  clientFolder,
  previewFolder,
  releasesFolder,
  studioFile,
  timeOfName,
} from '#server/releases/folder.ts';
import { isHashed } from '#server/static/addresses.ts';
import { createSiteHandler } from '#server/static/handler.ts';
import { loadFiles, type SiteFiles } from '#server/static/load-files.ts';
import { readStudio } from '#server/studio.ts';
import type { DeskEnv } from '../context.ts';
import { PREVIEW_COOKIE } from './marker.ts';
import type { ShownRelease } from './shown-release.ts';

/** The bar above the page. Its style sheet is a file of the desk, which the page's own policy allows. */
const noteOf = (label: string, text: string) =>
  `<link rel="stylesheet" href="/desk/preview.css"><aside id="desk-preview" aria-label="${label}"><b>${label}</b> <span>${text}</span> <a href="${DESK_API}/publishing/leave?to=desk">Back to the desk</a> <a href="${DESK_API}/publishing/leave">The published site</a></aside>`;
const PREVIEW_NOTE = noteOf('Preview', 'Only people with access to the desk see this.');
/** `made`: when, in the studio's time zone. */
const oldNote = (made: string) =>
  noteOf(`Old version, ${made}`, 'Visitors do not see it, and its forms are off.');
/** A policy without forms, because no enquiry should be sent from an old version. */
const WITHOUT_FORMS =
  'sandbox allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads';
const TAKEN_OUT = new Set(['cache-control', 'etag', 'content-length', 'vary']);
const OWN = ['Cache-Control', 'no-store', 'Vary', 'Cookie', 'X-Robots-Tag', 'noindex'];

/** How a release that is not live is shown. */
interface Look {
  readonly note: string;
  /** Added to the policy of its pages; null: nothing. */
  readonly policy: string | null;
}

interface PreviewListenerOptions {
  readonly timeZone: () => string;
  readonly dataDir: string;
  /** The desk's API, which checks the session. */
  readonly desk: Pick<Hono<DeskEnv>, 'fetch'>;
  readonly serveSite: Listener;
  /** The site's files in memory, which the preview may share. */
  readonly filesOfSite: () => SiteFiles | undefined;
  readonly log: Log;
}

/** Adds the bar at the end of the page, outside of what its script hydrates. */
function withNote(html: string, note: string): string {
  const at = html.search(/<\/body>(?!.*<\/body>)/is);
  return at < 0 ? html + note : html.slice(0, at) + note + html.slice(at);
}

/** Changes the headers of everything that is sent from here on, and adds the bar to pages. */
function asPreview(response: ServerResponse, { note, policy }: Look): void {
  const writeHead = response.writeHead.bind(response);
  const end = response.end.bind(response);
  let page: { status: number; headers: string[] } | null = null;
  const own = (headers: readonly string[], isPage: boolean) => {
    const kept: string[] = [];
    for (let at = 0; at < headers.length; at += 2) {
      const [written = '', value = ''] = headers.slice(at, at + 2);
      const name = written.toLowerCase();
      if (!TAKEN_OUT.has(name) || (name === 'content-length' && !isPage)) kept.push(written, value);
    }
    return [...kept, ...OWN, ...(policy ? ['Content-Security-Policy', policy] : [])];
  };
  response.writeHead = ((status: number, headers: string[]) => {
    const type = headers[headers.indexOf('Content-Type') + 1] ?? '';
    if (type.startsWith('text/html')) page = { status, headers };
    else writeHead(status, own(headers, false));
    return response;
  }) as ServerResponse['writeHead'];
  response.end = ((body?: Buffer) => {
    if (!page) return end(body);
    const bytes = Buffer.from(body ? withNote(body.toString(), note) : '');
    const length = body ? ['Content-Length', String(bytes.byteLength)] : [];
    writeHead(page.status, [...own(page.headers, true), ...length]);
    return end(body ? bytes : undefined);
  }) as ServerResponse['end'];
}

export function createPreviewListener(options: PreviewListenerOptions): Listener {
  const { dataDir, desk, serveSite, filesOfSite, timeZone, log } = options;
  let shown: { id: string; isOld: boolean; files: SiteFiles; serve: Listener } | null = null;

  /** The release to show for this request; the desk's own guards decide, with the request's headers. */
  async function shownTo(request: IncomingMessage): Promise<ShownRelease> {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (!name.startsWith('sec-fetch-') && typeof value === 'string') headers.set(name, value);
    const asked = new Request(`http://localhost${DESK_API}/publishing/shown`, { headers });
    const bindings = { socketAddress: request.socket.remoteAddress ?? '' };
    const answer = await desk.fetch(asked, bindings);
    return answer.ok ? ((await answer.json()) as ShownRelease) : { id: null, isOld: false };
  }

  function load(id: string, isOld: boolean) {
    if (shown?.id === id && shown.isOld === isOld) return shown;
    const folder = isOld ? releasesFolder(dataDir) : previewFolder(dataDir);
    const studio = readStudio(studioFile(folder, id));
    const files = loadFiles(clientFolder(folder, id), {
      connect: [studio.send.origin],
      previous: filesOfSite(),
    });
    shown = { id, isOld, files, serve: createSiteHandler(files, studio) };
    return shown;
  }

  async function serveShown(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const { id, isOld } = await shownTo(request);
      if (id === null) return void serveSite(request, response);
      const preview = load(id, isOld);
      const [path = '/'] = (request.url ?? '/').split('?', 1);
      // A page of the site in another tab still finds its own files.
      if (isHashed(path) && !preview.files.files.has(path))
        return void serveSite(request, response);
      const made = formatLongTime(timeOfName(id), timeZone());
      asPreview(
        response,
        isOld
          ? { note: oldNote(made), policy: WITHOUT_FORMS }
          : { note: PREVIEW_NOTE, policy: null },
      );
      for (const name of ['if-none-match', 'if-modified-since', 'if-range', 'accept-encoding'])
        delete request.headers[name];
      preview.serve(request, response);
    } catch (error) {
      log('error', 'preview-not-shown', { code: errorCode(error) });
      shown = null;
      if (!response.headersSent) serveSite(request, response);
    }
  }

  return (request, response) => {
    if (!PREVIEW_COOKIE.test(request.headers.cookie ?? '')) return serveSite(request, response);
    return serveShown(request, response);
  };
}
