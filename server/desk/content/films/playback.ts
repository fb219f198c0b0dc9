/** The first frames of films in the draft, and the films themselves. */
import { Hono } from 'hono';
import { parseRange } from '#server/static/range.ts';
import type { DeskEnv } from '../../context.ts';
import type { FilmFiles } from './film-files.ts';

export function createPlayback(files: Pick<FilmFiles, 'read'>) {
  const films = new Hono<DeskEnv>();

  films.get('/:name/poster', async (c) => {
    const bytes = await files.read(c.req.param('name'), 'jpg');
    c.header('Content-Type', 'image/jpeg');
    return c.body(Uint8Array.from(bytes));
  });

  films.get('/:name/film', async (c) => {
    const bytes = await files.read(c.req.param('name'), 'h264.mp4');
    const range = parseRange(c.req.header('Range'), bytes.length);
    c.header('Content-Type', 'video/mp4');
    c.header('Accept-Ranges', 'bytes');
    if (range === null) return c.body(Uint8Array.from(bytes));
    if (range === 'unsatisfiable') return c.body(null, 416);
    const { start, end } = range;
    c.header('Content-Range', `bytes ${start}-${end}/${bytes.length}`);
    return c.body(Uint8Array.from(bytes.subarray(start, end + 1)), 206);
  });

  return films;
}
