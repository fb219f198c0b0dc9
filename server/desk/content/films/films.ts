/** Films of the site: an ordinary one of a phone is taken in, cut, and made into the files that a page wants. */
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import {
  type FilmClip,
  type FilmJob,
  type FilmPiece,
  type FilmPlace,
  type FilmsView,
  PIECE_MAX_SECONDS,
  STRIP_FRAMES,
} from '#contract/desk/films.ts';
import { HttpError, notFound } from '#server/http/http-error.ts';
import { errorCode } from '#server/log.ts';
import { recordAuditEntry } from '../../audit-log.ts';
import { readBody } from '../../body.ts';
import type { DeskContext, DeskEnv, DeskRequest } from '../../context.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { readPlaces } from './places.ts';
import { drawStrip, FilmFault, makeFilm, probe, whatIsMissing } from './run-film-tools.ts';

interface FilmDrafts {
  open(): Promise<string>;
  place(file: string, from: string): Promise<void>;
}
/** Two shapes in two encodings, which are what takes time. */
const PARTS = 4;
const upload = z.string().regex(/^[\w-]{8,64}$/);
const piece = z.object({
  upload,
  from: z.number().min(0).max(1800).meta({ title: 'Start of the film' }),
  seconds: z.number().min(1).max(PIECE_MAX_SECONDS).meta({ title: 'Seconds' }),
  focus: z.number().min(0).max(100).meta({ title: 'What stays in the picture' }),
});

export function createFilms(context: DeskContext, drafts: FilmDrafts, uploads: Uploads) {
  const films = new Hono<DeskEnv>().basePath('/films');
  const { log } = context;
  const work = join(context.config.dataDir, 'uploads');
  let job: FilmJob | null = null;
  let abort: AbortController | null = null;
  /** What the job was asked for; empty when it failed, and may be tried again. */
  let begun = '';
  const act = (c: DeskRequest, what: string, name: string) =>
    recordAuditEntry(context, { who: c.get('person').name, what, detail: name });
  const titleOf = ({ caption, isNight }: FilmPlace) => `“${caption}”${isNight ? ', by night' : ''}`;
  const stripOf = (id: string) => join(work, `${id}.strip.jpg`);

  async function make(name: string, { upload: id, from, seconds, focus }: FilmPiece) {
    const stop = new AbortController();
    abort = stop;
    const finished = new Set<string>();
    let out: string | undefined;
    try {
      out = await mkdtemp(join(work, 'film-'));
      const clip = await uploads.file(id);
      const args = ['--from', from.toFixed(2), '--seconds', seconds.toFixed(2)];
      const ran = await makeFilm(
        [clip, name, ...args, '--focus', String(focus), '--out', out],
        (message) => {
          const { file, done } = message as { file: string; done: number };
          if (done >= 1) finished.add(file.split(',')[0]!);
          const sum = finished.size + (done < 1 ? done : 0);
          if (job?.is === 'running') job = { ...job, done: Math.min(0.99, sum / PARTS) };
        },
        stop.signal,
      );
      if (ran.code !== 0) throw new FilmFault(saidBy(ran.errors));
      for (const file of await readdir(out))
        await drafts.place(`media/films/${file}`, join(out, file));
      const notes = ran.out.split('\n').filter((line) => line.startsWith('Note: '));
      job = { name, done: 1, is: 'done', notes: notes.map((line) => line.slice(6)) };
      await uploads.remove(id);
      await rm(stripOf(id), { force: true });
    } catch (error) {
      if (!(error instanceof FilmFault)) log('error', 'film-failed', { code: errorCode(error) });
      job = { name, done: 0, is: 'failed', trouble: troubleOf(error) };
    } finally {
      abort = null;
      if (out) await rm(out, { recursive: true, force: true }).catch(() => {});
    }
  }

  films.get('/', async (c) => {
    const [missing, places] = await Promise.all([whatIsMissing(), readPlaces(await drafts.open())]);
    return c.json({ missing, places, job } satisfies FilmsView);
  });

  films.get('/:name/poster', async (c) => {
    const { name } = c.req.param();
    if (!/^[a-z0-9-]+$/.test(name)) throw notFound('There is no such film.');
    const file = join(await drafts.open(), 'media', 'films', `${name}.jpg`);
    const bytes = await readFile(file).catch(() => {
      throw notFound('There is no such film.');
    });
    c.header('Content-Type', 'image/jpeg');
    return c.body(Uint8Array.from(bytes));
  });

  films.post('/clips', async (c) => {
    const body = await readBody(c, z.object({ upload }));
    const missing = await whatIsMissing();
    if (missing) throw new HttpError(409, [missing]);
    await mkdir(work, { recursive: true });
    const look = async (path: string) => {
      try {
        const found = await probe(path);
        await drawStrip(path, stripOf(body.upload), found.seconds, STRIP_FRAMES);
        return found;
      } catch (error) {
        if (!(error instanceof FilmFault)) throw error;
        throw new HttpError(400, [error.message], {}, { reason: 'film refused' });
      }
    };
    // The film is needed until a piece of it is made.
    const clip = await uploads.once(body.upload, look, () => false);
    return c.json({ upload: body.upload, ...clip } satisfies FilmClip);
  });

  films.get('/clips/:upload/strip', async (c) => {
    const id = upload.safeParse(c.req.param('upload'));
    const bytes = id.success ? await readFile(stripOf(id.data)).catch(() => null) : null;
    if (!bytes) throw notFound('There is no such film.');
    c.header('Content-Type', 'image/jpeg');
    return c.body(Uint8Array.from(bytes));
  });

  films.post('/:name', async (c) => {
    const body = await readBody(c, piece);
    const { name } = c.req.param();
    const places = await readPlaces(await drafts.open());
    const place = places.find((each) => each.name === name);
    if (!place) throw notFound('No page of the site shows a film of that name.');
    const asked = JSON.stringify([name, body]);
    // Asked again, since the first answer was lost on its way.
    if (asked === begun) return c.json({});
    await uploads.file(body.upload);
    if (job?.is === 'running')
      throw new HttpError(409, ['Another film is being made: wait until it is done.']);
    const before = job;
    job = { name, done: 0, is: 'running' };
    try {
      await act(c, 'had a film made:', titleOf(place));
    } catch (error) {
      job = before;
      throw error;
    }
    begun = asked;
    void make(name, body).finally(() => {
      if (job?.is !== 'done') begun = '';
    });
    return c.json({});
  });

  films.delete('/job', async (c) => {
    if (job?.is === 'running') {
      abort?.abort();
      const { name } = job;
      const places = await readPlaces(await drafts.open());
      const place = places.find((each) => each.name === name);
      await act(c, 'stopped the film', place ? titleOf(place) : '');
    }
    return c.json({});
  });
  return films;
}

const TROUBLE = 'The film could not be made. Try a shorter piece, or another film.';
const isDiskFull = (error: unknown) =>
  /^(ENOSPC|EDQUOT)$/.test((error as NodeJS.ErrnoException).code ?? '');
function troubleOf(error: unknown): string {
  if (error instanceof FilmFault) return error.message;
  return isDiskFull(error) ? 'The disk of the server is full.' : TROUBLE;
}
/** The last line of the command is written for people. */
function saidBy(errors: string): string {
  const last = errors.trim().split('\n').at(-1) ?? '';
  return last === '' || /^\s*at |Error:|node:|^Node\.js v/.test(last)
    ? TROUBLE
    : last.replace('(--from, --seconds)', '').replace(/ +\./, '.').trim();
}
