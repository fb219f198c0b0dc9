/** The desk's built screens: one page for every address below /desk, and its files. */

import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { coloursCss } from '#contract/colours.ts';
import { DESK_API, DESK_PATH } from '#server/http/api-paths.ts';
import { hashOf } from '#server/http/csp.ts';
import type { Listener } from '#server/http/http-server.ts';
import { sendText } from '#server/http/plain-answer.ts';
import { SECURITY_HEADERS } from '#server/http/security-headers.ts';
import { encodedVariants } from '#server/static/encoded-variants.ts';
import type { MemoryFile } from '#server/static/load-file.ts';
import { loadFiles, type SiteFiles } from '#server/static/load-files.ts';
import { sendFile } from '#server/static/send-file.ts';
import { isUpload } from './content/uploads/upload-routes.ts';
import { DESK_MANIFEST, deskManifest, type StudioLook } from './manifest.ts';

/**
 * Only scripts, styles and pictures of the desk's own files; inline only the studio's colours; no strings as HTML.
 * @param style inline style of the page
 */
const deskPolicy = (style: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${style && ` ${hashOf(style)}`}`,
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The live page (content/texts/live.ts).
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

const NOT_BUILT =
  'The desk is not ready on this server. The person who runs the server must start it with: npm start (or build the desk with: npm run desk:build).';

/** The page's headers: like the site's, but no referrer is sent to other sites. */
const pageHeaders = (style: string) => [
  ...SECURITY_HEADERS.filter(([name]) => name !== 'Referrer-Policy').flat(),
  ...['Referrer-Policy', 'same-origin', 'Cache-Control', 'no-cache', 'X-Robots-Tag', 'noindex'],
  ...['Content-Type', 'text/html; charset=utf-8', 'Content-Security-Policy', deskPolicy(style)],
];

interface DeskFiles {
  readonly html: string;
  readonly files: SiteFiles['files'];
}

/** Reads the folder that the build has written; null if there is none. */
function readFiles(folder: string): DeskFiles | null {
  const index = join(folder, 'desk', 'index.html');
  if (!existsSync(index)) return null;
  const { files } = loadFiles(folder, { connect: [] });
  return { html: readFileSync(index, 'utf8'), files };
}

/** The page of every screen, in the studio's colours. */
function pageIn(html: string, style: string): MemoryFile {
  const page = html.replace('</head>', `${style && `<style>${style}</style>`}</head>`);
  const none = { br: undefined, gzip: undefined };
  return {
    in: 'memory',
    stamp: '',
    variants: encodedVariants(Buffer.from(page), pageHeaders(style), none),
  };
}

/** A browser on this machine at an IP address; passkeys need a name. */
const NUMBER = /^(127\.0\.0\.1|\[::1\])(:\d+)?$/;

function sendManifest(request: IncomingMessage, response: ServerResponse, studio: StudioLook) {
  response.writeHead(200, [
    ...SECURITY_HEADERS.flat(),
    ...['Content-Type', 'application/manifest+json; charset=utf-8'],
    ...['Cache-Control', 'no-cache', 'X-Robots-Tag', 'noindex'],
  ]);
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify(deskManifest(studio)));
}

interface DeskListenerOptions {
  /** Folder of the built screens. */
  readonly folder: string;
  readonly api: Listener;
  readonly takeUpload?: Listener;
  /** The studio's current look. */
  readonly studio: () => StudioLook;
}

/** A node:http listener for `/desk` and all addresses below it. */
export function createDeskListener({
  folder,
  api,
  takeUpload = api,
  studio,
}: DeskListenerOptions): Listener {
  let desk = readFiles(folder);
  let last:
    | { readonly html: string; readonly style: string; readonly page: MemoryFile }
    | undefined;
  /** Made again when the colours have changed. */
  function pageOf({ html }: DeskFiles): MemoryFile {
    const style = coloursCss(studio().colours);
    if (last?.html !== html || last.style !== style)
      last = { html, style, page: pageIn(html, style) };
    return last.page;
  }
  return (request, response) => {
    const { url = DESK_PATH, method, headers } = request;
    if (isUpload(url, method)) return takeUpload(request, response);
    const path = url.replace(/\?.*$/s, '');
    if (path === DESK_API || path.startsWith(`${DESK_API}/`)) return api(request, response);
    if (method !== 'GET' && method !== 'HEAD')
      return sendText(response, 405, 'Method Not Allowed', ['Allow', 'GET, HEAD']);
    desk ??= readFiles(folder);
    const [, , port = ''] = NUMBER.exec(headers.host ?? '') ?? [];
    if (NUMBER.test(headers.host ?? ''))
      return sendText(response, 307, 'Temporary Redirect', [
        ...['Location', `http://localhost${port}${url}`, 'X-Robots-Tag', 'noindex'],
      ]);
    if (!desk) return sendText(response, 503, NOT_BUILT, ['X-Robots-Tag', 'noindex']);
    if (path === DESK_MANIFEST) return sendManifest(request, response, studio());
    const file = path.startsWith(`${DESK_PATH}/`) ? desk.files.get(path) : undefined;
    if (file) return sendFile(request, response, file, 200);
    if (/\.\w+$/.test(path))
      return sendText(response, 404, 'Not Found', ['X-Robots-Tag', 'noindex']);
    return sendFile(request, response, pageOf(desk), 200);
  };
}
