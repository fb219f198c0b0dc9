/** Films of the site: a film of a phone is uploaded, cut and encoded into the files that a page needs. */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import { type FilmClip, type FilmsView, PIECE_MAX_SECONDS } from '#contract/desk/films.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { HttpError, notFound } from '#server/http/http-error.ts';
import { filmName } from '#server/labels/film-uses.ts';
import { GONE } from '#server/messages/en.ts';
import { createRecord } from '../../audit-log.ts';
import { readBody } from '../../body.ts';
import type { DeskContext, DeskEnv } from '../../context.ts';
import { refuseUpload } from '../../read-upload.ts';
import { type Uploads, uploadId } from '../uploads/uploads.ts';
import { createFilmFiles } from './film-files.ts';
import { createFilmJob } from './film-job.ts';
import { drawStrip, missingFilmTools, probe } from './film-tools.ts';
import { readPlaces } from './places.ts';
import { createPlayback } from './playback.ts';

const piece = z.object({
  upload: uploadId,
  from: z.number().min(0).max(1800).meta({ title: 'Start of the film' }),
  seconds: z.number().min(1).max(PIECE_MAX_SECONDS).meta({ title: 'Length in seconds' }),
  focus: z.number().min(0).max(100).meta({ title: 'Part that is shown' }),
});

export function createFilms(context: DeskContext, drafts: Drafts, uploads: Uploads) {
  const films = new Hono<DeskEnv>().basePath('/films');
  const work = join(context.config.dataDir, 'uploads');
  const record = createRecord(context);
  const stripOf = (id: string) => join(work, `${id}.strip.jpg`);
  const files = createFilmFiles(drafts);
  const placeNamed = async (name: string) =>
    (await readPlaces(await drafts.open())).find((each) => each.name === name);
  const titleNamed = async (name: string) => {
    const place = await placeNamed(name);
    return place ? filmName(place) : name;
  };
  const filmJob = createFilmJob({ drafts, uploads, work, stripOf, log: context.log });

  films.get('/', async (c) => {
    const [missing, found, removed] = await Promise.all([
      missingFilmTools(),
      readPlaces(await drafts.open()),
      files.removedFiles(),
    ]);
    const places = found.map((place) => ({
      ...place,
      canRestore: place.stamp === null && removed.includes(`${place.name}.jpg`),
    }));
    return c.json({ missing, places, job: filmJob.current() } satisfies FilmsView);
  });

  films.post('/clips', async (c) => {
    const body = await readBody(c, z.object({ upload: uploadId }));
    const missing = await missingFilmTools();
    if (missing) throw new HttpError(409, [missing]);
    await mkdir(work, { recursive: true });
    const look = async (path: string) => {
      const found = await probe(path);
      await drawStrip(path, stripOf(body.upload), found.seconds);
      return found;
    };
    const clip = await uploads.once(
      body.upload,
      (path) => look(path).catch(refuseUpload('film refused')),
      // The upload is needed until a piece of it is encoded.
      () => false,
    );
    return c.json({ upload: body.upload, ...clip } satisfies FilmClip);
  });

  films.get('/clips/:upload/strip', async (c) => {
    const id = uploadId.safeParse(c.req.param('upload'));
    const bytes = id.success ? await readFile(stripOf(id.data)).catch(() => null) : null;
    if (!bytes) throw notFound(GONE.film);
    c.header('Content-Type', 'image/jpeg');
    return c.body(Uint8Array.from(bytes));
  });

  films.post('/:name', async (c) => {
    const body = await readBody(c, piece);
    const { name } = c.req.param();
    const place = await placeNamed(name);
    if (!place) throw notFound(GONE.film);
    await filmJob.start(name, body, () => record(c, 'made a film:', filmName(place)));
    return c.json({});
  });

  films.delete('/job', async (c) => {
    const stopped = filmJob.stop();
    if (stopped !== null) await record(c, 'stopped the film', await titleNamed(stopped));
    return c.json({});
  });

  films.delete('/:name', async (c) => {
    const { name } = c.req.param();
    const job = filmJob.current();
    if (job?.is === 'running' && job.name === name)
      throw new HttpError(409, [
        'This film is being made, so it was not removed. Press “Stop” first, then remove the film.',
      ]);
    await files.remove(name);
    await record(c, 'removed the film', await titleNamed(name));
    return c.json({});
  });

  films.post('/:name/restore', async (c) => {
    const { name } = c.req.param();
    await files.restore(name);
    await record(c, 'restored the film', await titleNamed(name));
    return c.json({});
  });
  films.route('/', createPlayback(files));
  return films;
}
