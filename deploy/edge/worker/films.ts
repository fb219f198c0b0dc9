/** Serves films with range requests, which Safari needs and Cloudflare's static assets do not support. */
import { parseRange } from '#server/static/range.ts';
import type { Env } from './platform.ts';

/** As in wrangler.jsonc: for these addresses the Worker runs first. */
const FILM = /^\/media\/[^/]+\.(?:mp4|webm)$/;
export const isFilm = (pathname: string) => FILM.test(pathname);

/** A film, at most 25 MiB, or the requested range of it; null if there is none. */
export async function serveFilm(request: Request, assets: Env['ASSETS']): Promise<Response | null> {
  const { method, headers } = request;
  const withoutRange = new Headers(headers);
  withoutRange.delete('Range');
  const asset = await assets.fetch(new Request(request.url, { method, headers: withoutRange }));
  if (asset.status === 404) return null;
  const whole = new Response(asset.body, asset);
  whole.headers.set('Accept-Ranges', 'bytes');
  const condition = headers.get('If-Range');
  const isCurrent = condition === null || condition === asset.headers.get('ETag');
  // Range applies only to GET (RFC 9110, 14.2).
  if (method !== 'GET' || asset.status !== 200 || !headers.has('Range') || !isCurrent) return whole;

  const bytes = await whole.arrayBuffer();
  const size = bytes.byteLength;
  const range = parseRange(headers.get('Range') ?? undefined, size);
  if (range === null) return new Response(bytes, whole);
  const isOutside = range === 'unsatisfiable';
  const part = isOutside ? null : bytes.slice(range.start, range.end + 1);
  const answer = new Response(part, { status: isOutside ? 416 : 206, headers: whole.headers });
  answer.headers.set(
    'Content-Range',
    isOutside ? `bytes */${size}` : `bytes ${range.start}-${range.end}/${size}`,
  );
  answer.headers.set('Content-Length', String(part?.byteLength ?? 0));
  return answer;
}
