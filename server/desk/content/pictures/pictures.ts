/** The picture library: all pictures of the site, where each is shown, uploads and swaps. */

import { Hono } from 'hono';
import { z } from 'zod';
import { type AddedPicture, ALT_MAX, type SwapResult } from '#contract/desk/pictures.ts';
import { variantNamed } from '#pictures/formats.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { createQueue } from '#server/drafts/queue.ts';
import { HttpError, notFound } from '#server/http/http-error.ts';
import { GONE } from '#server/messages/en.ts';
import { createRecord } from '../../audit-log.ts';
import { readBody, textSchema } from '../../body.ts';
import type { DeskContext, DeskEnv, DeskRequest } from '../../context.ts';
import { takeUploadedPhoto, uploadedPhoto } from '../intake/take-upload.ts';
import type { TextFiles } from '../texts/text-files.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { createFraming } from './framing.ts';
import {
  filesOfPicture,
  framingOfDraft,
  MEDIA,
  nameOfPicture,
  pictureFile,
  readLibrary,
  removedPictures,
} from './library.ts';
import { freePictureName } from './names.ts';
import { type SmallCopies, sizeIn } from './small-copies.ts';
import { swapPictures } from './swap.ts';
import { createVariants } from './variants.ts';

/** Sizes of copies: pixels of the longer side. */
const SIZES = [240, 640, 1600];
/** The widest copy for the live page, which is wider than its frame. */
const LIVE_MAX = 1600;
/** Prefix of the keys of uploaded pictures. */
const PREFIX = 'photos/';

const key = z.string().min(1).max(200);
const swapSchema = z.object({
  from: z.string().max(200),
  to: key.or(z.literal('')),
  fields: z
    .array(
      z.object({
        file: z.string().max(60),
        path: z.string().max(200),
        alt: textSchema(ALT_MAX, 'Description').optional(),
        caption: textSchema(ALT_MAX, 'Caption').optional(),
      }),
    )
    .min(1)
    .max(60),
});

/** Moves a finished picture into the draft under a free name; resolves with its key. */
async function append(drafts: Drafts, name: string, made: string): Promise<string> {
  const { pictures: all, removed } = await readLibrary(drafts);
  const keys = [...all.map((one) => one.key), ...removed];
  const names = keys.filter((one) => one.startsWith(PREFIX)).map((one) => one.slice(PREFIX.length));
  const free = freePictureName(name, new Set(names));
  await drafts.place(`${MEDIA}/${PREFIX}${free}.jpg`, made);
  return `${PREFIX}${free}`;
}

export function createPictures(
  context: DeskContext,
  uploads: Uploads,
  files: TextFiles,
  copies: SmallCopies,
) {
  const { drafts } = context;
  const pictures = new Hono<DeskEnv>().basePath('/pictures');
  const inTurn = createQueue();
  const record = createRecord(context);

  pictures.get('/', async (c) => c.json(await readLibrary(drafts)));

  async function copyOf(c: DeskRequest, wanted: string, size: number): Promise<Response> {
    const path = await pictureFile(drafts, wanted);
    if (!path) throw notFound(GONE.picture);
    // The screen for straightening rotates the picture itself.
    const angle = c.req.query('raw') ? 0 : (await framingOfDraft(drafts)).get(wanted)?.straighten;
    return copies(c, { path, key: wanted, size, angle });
  }
  pictures.get('/copy', (c) => copyOf(c, c.req.query('key') ?? '', sizeIn(c, SIZES)));
  /** For the live page, if a picture is not encoded yet: "photos/hall-736.avif". */
  pictures.get('/live/:variant{.+}', (c) => {
    const { base = '', width = 0 } = variantNamed(c.req.param('variant')) ?? {};
    const size = SIZES.find((one) => one >= Math.min(width, LIVE_MAX)) ?? LIVE_MAX;
    return copyOf(c, base, size);
  });

  pictures.route('/', createFraming(context));
  pictures.route('/', createVariants(context));

  pictures.post('/', async (c) => {
    const photo = await readBody(c, uploadedPhoto);
    const added = await takeUploadedPhoto(uploads, photo, async (made, notes) => {
      const taken = await inTurn(() => append(drafts, photo.name, made));
      await record(c, 'added the picture', await nameOfPicture(drafts, taken));
      return { key: taken, notes };
    });
    const picture = (await readLibrary(drafts)).pictures.find((one) => one.key === added.key);
    if (!picture) throw notFound(GONE.picture);
    return c.json({ picture, notes: added.notes } satisfies AddedPicture);
  });

  pictures.post('/swap', async (c) => {
    const swap = await readBody(c, swapSchema);
    if (swap.to !== '' && !(await pictureFile(drafts, swap.to))) throw notFound(GONE.picture);
    let changed = 0;
    const names = [...new Set(swap.fields.map((field) => field.file))];
    const published = new Map<string, string>();
    for (const file of names) published.set(file, await files.publishedText(file));
    await files.changeAll(names, (file, draft) => {
      const fields = swap.fields.filter((field) => field.file === file);
      const texts = { file, draft, published: published.get(file) ?? '' };
      const done = swapPictures(texts, { ...swap, fields });
      changed += done.changed;
      return done.text;
    });
    if (changed > 0)
      await record(c, 'changed the picture', await nameOfPicture(drafts, swap.to || swap.from));
    return c.json({ changed } satisfies SwapResult);
  });

  /** Only unused pictures: a page with a missing picture would show the studio's mark. */
  pictures.delete('/:key{.+}', async (c) => {
    const wanted = c.req.param('key');
    const found = (await readLibrary(drafts)).pictures.find((one) => one.key === wanted);
    if (!found) throw notFound(GONE.picture);
    if (!found.canRemove)
      throw new HttpError(409, [
        found.uses.length > 0
          ? `This picture was not removed, because it is shown at ${found.uses.map(({ label }) => label).join('; ')}. Choose another picture there first.`
          : 'This picture was not removed, because it has a fixed place on the site. Replace it instead.',
      ]);
    const name = await nameOfPicture(drafts, wanted);
    for (const file of await filesOfPicture(drafts, wanted)) await drafts.remove(file);
    await record(c, 'removed the picture', name);
    return c.json({});
  });
  pictures.post('/:key{.+}/restore', async (c) => {
    const wanted = c.req.param('key');
    const removed = (await removedPictures(drafts)).find((one) => one.key === wanted);
    if (!removed) throw notFound(GONE.removedPicture);
    // The picture last: if a variant fails, both can be restored again.
    for (const { file } of [...removed.variants, removed]) await drafts.restore(file);
    await record(c, 'restored the picture', await nameOfPicture(drafts, wanted));
    return c.json({});
  });
  return pictures;
}
