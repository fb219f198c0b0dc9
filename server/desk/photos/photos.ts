/** The pictures of a project: taken in, described, turned, removed; and small copies of them for the screens. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import { createQueue } from '#server/drafts/queue.ts';
import { HttpError, notFound } from '#server/http/http-error.ts';
import { line, readBody } from '../body.ts';
import type { DeskContext, DeskEnv } from '../context.ts';
import { PhotoFault, smallCopy, takeInPhoto, turnPhoto } from '../intake/intake.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { materials } from './facts.ts';
import { keyOf, readProjectFile, withFocusTurned, withPut } from './project-file.ts';
import { measure, type ProjectFolder, readProject } from './project-folder.ts';
import { LIMITS, photoOf, photoValue } from './project-view.ts';
import { nextName, putPhotoBack, removePhoto, withLast } from './remove.ts';
import type { Saver } from './save.ts';
import type { PhotoField, TakenPhoto } from './wire.ts';

const SIZES = [160, 640, 1600];
const COPIES_MAX = 600;
const part = z.number().min(0).max(1);
const SHAPES: Readonly<Record<PhotoField, z.ZodType>> = {
  room: line(LIMITS.room),
  title: line(LIMITS.title),
  alt: line(LIMITS.alt),
  details: line(LIMITS.details),
  materials,
  focus: z.tuple([part, part]).nullable(),
};

export function createPhotos(context: DeskContext, uploads: Uploads, { save, act }: Saver) {
  const { drafts, config } = context;
  const photos = new Hono<DeskEnv>().basePath('/projects/:slug/photos');
  const work = join(config.dataDir, 'uploads');
  const pathOf = async ({ folder }: ProjectFolder, file: string) =>
    join(await drafts.open(), folder, file);
  /** Throws a 404 for what is no picture of the project. */
  async function photoAt(slug: string, file: string): Promise<ProjectFolder> {
    const project = await readProject(drafts, slug);
    if (project.pictures.includes(file)) return project;
    throw notFound('This picture is not there any more.');
  }
  /** Names are given one after another. */
  const inTurn = createQueue();

  photos.post('/', async (c) => {
    const slug = c.req.param('slug') ?? '';
    const { upload, name } = await readBody(
      c,
      z.object({ upload: z.string().regex(/^[\w-]{8,64}$/), name: line(200) }),
    );
    const from = await uploads.file(upload);
    await readProject(drafts, slug);
    const made = join(work, `${upload}.photo.jpg`);
    const { said } = await takeInPhoto(from, name, made)
      .catch((error) => {
        if (!(error instanceof PhotoFault)) throw error;
        throw new HttpError(422, [error.message], {}, { reason: 'photo refused' });
      })
      .finally(() => uploads.remove(upload));
    const taken = await inTurn(async (): Promise<TakenPhoto> => {
      const before = await readProject(drafts, slug);
      const file = await nextName(drafts, before);
      await drafts.place(`${before.folder}/${file}`, made);
      await drafts.changeText(before.file, (source) => withLast(source, before.pictures, file));
      const project = await readProject(drafts, slug);
      await act(c, 'added pictures to', project);
      return { photo: await photoOf(drafts, project, file), said };
    }).finally(() => rm(made, { force: true }));
    return c.json(taken);
  });

  photos.put('/:file/:field', async (c) => {
    const { slug = '', file, field } = c.req.param() as Record<'slug' | 'file' | 'field', string>;
    if (!Object.hasOwn(SHAPES, field)) throw notFound('There is no such field.');
    await photoAt(slug, file);
    const known = field as PhotoField;
    return save<unknown>(c, slug, {
      schema: SHAPES[known],
      read: (project) => photoValue(project, file, known),
      write: (source, value) =>
        withPut(
          source,
          ['photos', keyOf(readProjectFile(source), file), known],
          value ?? undefined,
        ),
      what: 'described pictures of',
    });
  });

  photos.post('/:file/turn', async (c) => {
    const { slug = '', file } = c.req.param() as Record<'slug' | 'file', string>;
    const { quarters } = await readBody(
      c,
      z.object({ quarters: z.union([z.literal(1), z.literal(-1)]) }),
    );
    const made = join(work, `turned-${crypto.randomUUID()}.jpg`);
    await inTurn(async () => {
      const project = await photoAt(slug, file);
      await mkdir(work, { recursive: true });
      await turnPhoto(await pathOf(project, file), made, quarters);
      await drafts.place(`${project.folder}/${file}`, made);
      await drafts.changeText(project.file, (source) => withFocusTurned(source, file, quarters));
      await act(c, 'turned pictures of', project);
    }).finally(() => rm(made, { force: true }));
    return c.json(await photoOf(drafts, await photoAt(slug, file), file));
  });

  photos.delete('/:file', async (c) => {
    const { slug = '', file } = c.req.param() as Record<'slug' | 'file', string>;
    await inTurn(async () => {
      const project = await photoAt(slug, file);
      await removePhoto(drafts, project, file);
      await act(c, 'removed pictures of', project);
    });
    return c.json({});
  });

  photos.post('/:file/back', async (c) => {
    const { slug = '', file } = c.req.param() as Record<'slug' | 'file', string>;
    await inTurn(async () => {
      const project = await readProject(drafts, slug);
      const gone = await drafts.removed(project.folder);
      if (!gone.some(({ name }) => name === file))
        throw notFound('This picture cannot be put back any more.');
      await putPhotoBack(drafts, project, file);
      await act(c, 'put back pictures of', project);
    });
    return c.json(await photoOf(drafts, await photoAt(slug, file), file));
  });

  const copies = new Map<string, Promise<Buffer>>();
  photos.get('/:file/picture', async (c) => {
    const { slug = '', file } = c.req.param() as Record<'slug' | 'file', string>;
    const size = Number(c.req.query('size') ?? 640);
    if (!SIZES.includes(size)) throw notFound('There is no such size.');
    const path = await pathOf(await photoAt(slug, file), file);
    const { stamp } = await measure(path);
    const key = `${stamp} ${size}`;
    if (copies.size > COPIES_MAX) copies.clear();
    const copy = copies.get(key) ?? smallCopy(path, size);
    copies.set(key, copy);
    copy.catch(() => copies.delete(key));
    c.header('Content-Type', 'image/webp');
    return c.body(Uint8Array.from(await copy));
  });
  return photos;
}
