/** The pictures of a project: added, described, turned, removed; and small copies of them for the screens. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import { PHOTO_LABELS, type PhotoField, type UploadedPhoto } from '#contract/desk/photos.ts';
import { STAGES } from '#contract/picture-kinds.ts';
import { forEachText, PHOTO_TEXTS } from '#contract/project-texts.ts';
import { pictureKey } from '#pictures/sources.ts';
import { createQueue } from '#server/drafts/queue.ts';
import { notFound } from '#server/http/http-error.ts';
import { GONE } from '#server/messages/en.ts';
import { readBody, textRuleSchema } from '../../body.ts';
import type { DeskContext, DeskEnv, DeskRequest } from '../../context.ts';
import { turnPhoto } from '../intake/intake.ts';
import { takeUploadedPhoto, uploadedPhoto } from '../intake/take-upload.ts';
import { FRAMING_SHAPES } from '../pictures/framing-shapes.ts';
import { type SmallCopies, sizeIn } from '../pictures/small-copies.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { materials } from './facts.ts';
import { keyOf, readProjectFile, setValue, withFocusTurned } from './project-file.ts';
import { type ProjectFolder, readProject } from './project-folder.ts';
import { photoOf, photoValues } from './project-view.ts';
import { appendPicture, nextName, putPhotoBack, removePhoto } from './remove.ts';
import type { SavedValue, Saver } from './save.ts';

const SIZES = [160, 640, 1600];
const SHAPES: Readonly<Record<PhotoField, z.ZodType>> = {
  ...forEachText(PHOTO_TEXTS, (name) => textRuleSchema(PHOTO_TEXTS[name])),
  materials: materials(PHOTO_LABELS.materials),
  stage: z.enum(['', ...STAGES]).meta({ title: PHOTO_LABELS.stage }),
  ...FRAMING_SHAPES,
};

const photoField = (file: string, field: PhotoField): SavedValue<unknown> => ({
  schema: SHAPES[field],
  read: (project) => photoValues(project, file)[field],
  write: (source, value) =>
    setValue(source, ['photos', keyOf(readProjectFile(source), file), field], value || undefined),
  what: 'described pictures of',
});

export function createPhotos(
  context: DeskContext,
  uploads: Uploads,
  copies: SmallCopies,
  { save, record }: Saver,
) {
  const { drafts, config } = context;
  const photos = new Hono<DeskEnv>().basePath('/projects/:slug/photos');
  const work = join(config.dataDir, 'uploads');
  const pathOf = async ({ folder }: ProjectFolder, file: string) =>
    join(await drafts.open(), folder, file);
  /** @throws HttpError 404 if it is not a picture of the project */
  async function photoAt(slug: string, file: string): Promise<ProjectFolder> {
    const project = await readProject(drafts, slug);
    if (project.pictures.includes(file)) return project;
    throw notFound(GONE.picture);
  }
  /** Names are assigned one at a time. */
  const inTurn = createQueue();
  /** Adds a finished picture after the others; resolves with its name. */
  async function append(c: DeskRequest, slug: string, made: string): Promise<string> {
    const before = await readProject(drafts, slug);
    const file = await nextName(drafts, before);
    await drafts.place(`${before.folder}/${file}`, made);
    await drafts.changeText(before.file, (source) => appendPicture(source, before.pictures, file));
    await record(c, 'added pictures to', await readProject(drafts, slug));
    return file;
  }

  photos.post('/', async (c) => {
    const slug = c.req.param('slug');
    const upload = await readBody(c, uploadedPhoto);
    // A response that an older version has stored has no `notes`.
    const { file, notes = [] } = await takeUploadedPhoto(uploads, upload, async (made, notes) => ({
      notes,
      file: await inTurn(() => append(c, slug, made)),
    }));
    const photo = await photoOf(drafts, await photoAt(slug, file), file);
    return c.json({ photo, notes } satisfies UploadedPhoto);
  });

  photos.put('/:file/:field', async (c) => {
    const { slug, file, field } = c.req.param();
    if (!Object.hasOwn(SHAPES, field)) throw notFound(GONE.field);
    await photoAt(slug, file);
    return save<unknown>(c, slug, photoField(file, field as PhotoField));
  });

  photos.post('/:file/turn', async (c) => {
    const { slug, file } = c.req.param();
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
      await record(c, 'rotated pictures of', project);
    }).finally(() => rm(made, { force: true }));
    return c.json(await photoOf(drafts, await photoAt(slug, file), file));
  });

  photos.delete('/:file', async (c) => {
    const { slug, file } = c.req.param();
    await inTurn(async () => {
      const project = await photoAt(slug, file);
      await removePhoto(drafts, project, file);
      await record(c, 'removed pictures of', project);
    });
    return c.json({});
  });

  photos.post('/:file/back', async (c) => {
    const { slug, file } = c.req.param();
    await inTurn(async () => {
      const project = await readProject(drafts, slug);
      const removedPhotos = await drafts.removed(project.folder);
      if (!removedPhotos.some(({ name }) => name === file)) throw notFound(GONE.removedPicture);
      await putPhotoBack(drafts, project, file);
      await record(c, 'restored pictures of', project);
    });
    return c.json(await photoOf(drafts, await photoAt(slug, file), file));
  });

  photos.get('/:file/picture', async (c) => {
    const { slug, file } = c.req.param();
    const size = sizeIn(c, SIZES);
    const project = await photoAt(slug, file);
    const path = await pathOf(project, file);
    const key = pictureKey(`content/${project.folder}/${file}`) ?? '';
    // The screen for straightening rotates the picture itself.
    const angle = c.req.query('raw') ? 0 : photoValues(project, file).straighten;
    return copies(c, { path, key, size, angle });
  });
  return photos;
}
