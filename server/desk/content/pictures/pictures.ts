/** The picture library: all pictures of the site, where each is shown, uploads, and swaps. */

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import { FILES } from '#content-model/schema.server.ts';
import type { AddedPicture, Swapped } from '#contract/desk/pictures.ts';
import { variantNamed } from '#pictures/formats.ts';
import { createQueue } from '#server/drafts/queue.ts';
import { badRequest, HttpError, notFound } from '#server/http/http-error.ts';
import { sayFault } from '#server/labels/say-fault.ts';
import { recordAuditEntry } from '../../audit-log.ts';
import { line, readBody, text } from '../../body.ts';
import type { DeskContext, DeskEnv, DeskRequest } from '../../context.ts';
import { PhotoFault, smallCopy, takeInPhoto } from '../intake/intake.ts';
import { createCopies } from '../projects/copies.ts';
import { measure } from '../projects/project-folder.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { createChecker } from '../words/checker.ts';
import { MEDIA, pictureFile, readLibrary, removedPictures } from './library.ts';
import { freeName } from './names.ts';
import { swapIn } from './swap.ts';

/** Pixels on the longer side. */
const SIZES = [240, 640, 1600];
/** The widest copy for the page beside the words: more than its frame shows. */
const LIVE_MAX = 1600;
const ALT_MAX = 320;
const FOLDER = `${MEDIA}/photos`;

const key = z.string().min(1).max(200);
const swapSchema = z.object({
  from: key,
  to: key,
  fields: z
    .array(
      z.object({
        file: z.string().max(60),
        path: z.string().max(200),
        alt: text(ALT_MAX, 'Description').optional(),
      }),
    )
    .min(1)
    .max(60),
});
const GONE = 'There is no such picture any more.';

export function createPictures(context: DeskContext, uploads: Uploads) {
  const { drafts, config } = context;
  const pictures = new Hono<DeskEnv>().basePath('/pictures');
  const checker = createChecker();
  const copies = createCopies();
  const inTurn = createQueue();
  const note = (c: DeskRequest, what: string, detail: string) =>
    recordAuditEntry(context, { who: c.get('person').name, what, detail });

  pictures.get('/', async (c) => c.json(await readLibrary(drafts)));

  async function copyOf(c: DeskRequest, wanted: string, size: number): Promise<Response> {
    const path = await pictureFile(drafts, wanted);
    if (!path) throw notFound(GONE);
    const { stamp } = await measure(path);
    const copy = await copies(`${stamp} ${size}`, () => smallCopy(path, size));
    c.header('Content-Type', 'image/webp');
    return c.body(Uint8Array.from(copy));
  }
  pictures.get('/copy', (c) => {
    const size = Number(c.req.query('size') ?? 640);
    if (!SIZES.includes(size)) throw notFound('There is no such size.');
    return copyOf(c, c.req.query('key') ?? '', size);
  });
  /** For the page beside the words, where a picture is not encoded yet: "photos/hall-736.avif". */
  pictures.get('/live/:variant{.+}', (c) => {
    const { base = '', width = 0 } = variantNamed(c.req.param('variant')) ?? {};
    const size = SIZES.find((one) => one >= Math.min(width, LIVE_MAX)) ?? LIVE_MAX;
    return copyOf(c, base, size);
  });

  pictures.post('/', async (c) => {
    const { upload, name } = await readBody(c, z.object({ upload: key, name: line(200) }));
    const made = join(config.dataDir, 'uploads', `${upload}.photo.jpg`);
    const added = await uploads
      .once(upload, async (from) => {
        const { said } = await takeInPhoto(from, name, made).catch((error) => {
          if (!(error instanceof PhotoFault)) throw error;
          throw new HttpError(422, [error.message], {}, { reason: 'photo refused' });
        });
        const taken = await inTurn(async () => {
          const { pictures: all, removed } = await readLibrary(drafts);
          const names = [...all.map((one) => one.key), ...removed]
            .filter((one) => one.startsWith('photos/'))
            .map((one) => one.slice('photos/'.length));
          const free = freeName(name, new Set(names));
          await drafts.place(`${FOLDER}/${free}.jpg`, made);
          return `photos/${free}`;
        });
        await note(c, 'added a picture', taken);
        return { key: taken, notes: said };
      })
      .finally(() => rm(made, { force: true }));
    const picture = (await readLibrary(drafts)).pictures.find((one) => one.key === added.key);
    if (!picture) throw notFound(GONE);
    return c.json({ picture, notes: added.notes } satisfies AddedPicture);
  });

  pictures.post('/swap', async (c) => {
    const swap = await readBody(c, swapSchema);
    if (!(await pictureFile(drafts, swap.to))) throw notFound(GONE);
    const folder = await drafts.open();
    let changed = 0;
    for (const file of new Set(swap.fields.map((field) => field.file))) {
      if (!Object.hasOwn(FILES, file)) throw notFound('There is no such page.');
      const fields = swap.fields.filter((field) => field.file === file);
      await drafts.changeText(`${file}.yaml`, async (before) => {
        const done = swapIn(before, { ...swap, fields });
        const question = { folder, file: `${file}.yaml`, before, after: done.text };
        const faults = done.changed > 0 ? await checker.faults(question) : [];
        if (faults.length > 0) throw badRequest(faults.slice(0, 3).map(sayFault));
        changed += done.changed;
        return done.text;
      });
    }
    if (changed > 0) await note(c, 'changed a picture', swap.to);
    return c.json({ changed } satisfies Swapped);
  });

  /** Only what nothing shows: a page that names it would show the studio's mark. */
  pictures.delete('/:key{.+}', async (c) => {
    const wanted = c.req.param('key');
    const found = (await readLibrary(drafts)).pictures.find((one) => one.key === wanted);
    const path = found && (await pictureFile(drafts, wanted));
    if (!found || !path) throw notFound(GONE);
    if (!found.canRemove)
      throw new HttpError(409, [
        found.uses.length > 0
          ? `It is shown at ${found.uses.map(({ label }) => label).join('; ')}. Choose another picture there first.`
          : 'The site shows it by its name, so it stays.',
      ]);
    await drafts.remove(path.slice((await drafts.open()).length + 1));
    await note(c, 'removed a picture', wanted);
    return c.json({});
  });
  pictures.post('/:key{.+}/restore', async (c) => {
    const wanted = c.req.param('key');
    const removed = (await removedPictures(drafts)).find((one) => one.key === wanted);
    if (!removed) throw notFound('This picture can no longer be restored.');
    await drafts.restore(removed.file);
    await note(c, 'restored a picture', wanted);
    return c.json({});
  });
  return pictures;
}
