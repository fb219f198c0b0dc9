/** The pictures of a change: as published, and as in the draft. */
import { readFile, realpath } from 'node:fs/promises';
import { sep } from 'node:path';
import { Hono } from 'hono';
import { isShownPicture } from '#pictures/formats.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { pathIn } from '#server/drafts/names.ts';
import { notFound } from '#server/http/http-error.ts';
import { contentType } from '#server/static/content-types.ts';
import type { DeskEnv } from '../context.ts';

export function createChangedPictures(drafts: Drafts) {
  const pictures = new Hono<DeskEnv>();

  pictures.get('/publishing/picture/:side{before|after}/:file{.+}', async (c) => {
    const { side, file } = c.req.param();
    const folder = side === 'before' ? drafts.published() : drafts.folder;
    const path = pathIn(folder, file);
    if (!isShownPicture(path)) throw notFound('This is not a picture.');
    const gone = (): never => {
      throw notFound('This picture no longer exists.');
    };
    const real = await realpath(path).catch(gone);
    if (!real.startsWith((await realpath(folder)) + sep)) gone();
    c.header('Content-Type', contentType(path));
    return c.body(new Uint8Array(await readFile(real).catch(gone)));
  });
  return pictures;
}
