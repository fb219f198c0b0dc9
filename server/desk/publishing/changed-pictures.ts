/** Small copies of the pictures of a change: as published, and as in the draft. */
import { readFile, realpath } from 'node:fs/promises';
import { sep } from 'node:path';
import { Hono } from 'hono';
import { isShownPicture } from '#pictures/formats.ts';
import { pictureKey } from '#pictures/sources.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { pathIn } from '#server/drafts/names.ts';
import { notFound } from '#server/http/http-error.ts';
import { GONE } from '#server/messages/en.ts';
import { contentType } from '#server/static/content-types.ts';
import type { SmallCopies } from '../content/pictures/small-copies.ts';
import type { DeskEnv } from '../context.ts';

/** Pixels of a copy's longer side. */
const SIDE = 640;

export function createChangedPictures(drafts: Drafts, copies: SmallCopies) {
  const pictures = new Hono<DeskEnv>();

  pictures.get('/publishing/picture/:side{before|after}/:file{.+}', async (c) => {
    const { side, file } = c.req.param();
    const folder = side === 'before' ? drafts.published() : drafts.folder;
    const path = pathIn(folder, file);
    if (!isShownPicture(path)) throw notFound('This is not a picture.');
    const throwNotFound = (): never => {
      throw notFound(GONE.picture);
    };
    const real = await realpath(path).catch(throwNotFound);
    if (!real.startsWith((await realpath(folder)) + sep)) throwNotFound();
    const key = pictureKey(`content/${file}`) ?? '';
    return copies(c, { path: real, key, size: SIDE }).catch(async () => {
      // A picture that cannot be scaled is sent as it is.
      c.header('Content-Type', contentType(path));
      return c.body(Uint8Array.from(await readFile(real).catch(throwNotFound)));
    });
  });
  return pictures;
}
