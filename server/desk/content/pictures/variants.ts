/** Variants of pictures, for the dark scheme or for phones. They are files below `media/` under the picture's name. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import { PICTURE_VARIANTS, type PictureVariant } from '#contract/desk/pictures.ts';
import { FRAMING_FILE } from '#contract/framing.ts';
import { listContent } from '#pictures/sources.ts';
import { createQueue } from '#server/drafts/queue.ts';
import { HttpError, notFound } from '#server/http/http-error.ts';
import { GONE } from '#server/messages/en.ts';
import { createRecord } from '../../audit-log.ts';
import { readBody } from '../../body.ts';
import type { DeskContext, DeskEnv, DeskRequest } from '../../context.ts';
import { setValue } from '../projects/project-file.ts';
import { uploadsFolder } from '../uploads/upload-routes.ts';
import {
  framingOfDraft,
  MEDIA,
  nameOfPicture,
  picturesOf,
  projectPictures,
  readLibrary,
} from './library.ts';

const FRAMING = basename(FRAMING_FILE);
const body = z.object({ from: z.string().min(1).max(200) });
const isVariant = (name: string): name is PictureVariant =>
  PICTURE_VARIANTS.some((one) => one === name);

export function createVariants(context: DeskContext) {
  const { drafts, config } = context;
  const work = uploadsFolder(config.dataDir);
  const inTurn = createQueue();
  const variants = new Hono<DeskEnv>();

  /** Paths in the draft of the variant and of its own phone crop, if they exist. */
  async function filesOf(key: string): Promise<{ own?: string; phone?: string }> {
    const all = picturesOf(await listContent(await drafts.open()));
    const fileOf = (wanted: string) => all.find((one) => one.key === wanted)?.file;
    const [own, phone] = [fileOf(key), fileOf(`${key}-phone`)];
    return { ...(own && { own }), ...(phone && { phone }) };
  }
  /** Removes a variant and its phone crop from the draft, if they exist. */
  async function remove(key: string): Promise<void> {
    const files = Object.values(await filesOf(key));
    const photo = files.find((file) => !file.startsWith(`${MEDIA}/`));
    if (photo) {
      const other = (await projectPictures(drafts)).get(key)?.use.label ?? basename(photo);
      throw new HttpError(409, [
        `Nothing was changed, because the picture “${other}” is stored under a name that the site uses for pictures in dark mode or on phones. Remove “${other}” and upload it again. Then try this again.`,
      ]);
    }
    for (const file of files) await drafts.remove(file);
  }
  /** Path of a temporary copy of a picture, to be moved into the draft. */
  async function copyOf(file: string): Promise<string> {
    const made = join(work, `variant-${crypto.randomUUID()}`);
    await mkdir(work, { recursive: true });
    await copyFile(join(drafts.folder, file), made);
    return made;
  }

  /** Moves a picture that is unused in the draft and on the site; copies any other one. */
  async function put(key: string, variant: PictureVariant, from: string): Promise<void> {
    const { pictures } = await readLibrary(drafts);
    const [target, source] = [key, from].map((one) => pictures.find((each) => each.key === one));
    if (!target || !source) throw notFound(GONE.picture);
    if (target === source) throw new HttpError(400, ['This is the same picture. Choose another.']);
    const to = `${target.key}-${variant}`;
    const { own, phone } = await filesOf(from);
    if (!own) throw notFound(GONE.picture);
    // Published texts would use it again after their change is taken back.
    const isPublished = existsSync(join(drafts.published(), own));
    const isMoved = source.canRemove && Object.keys(source.variants).length === 0 && !isPublished;
    const place = async (name: string, file: string) => ({
      to: `${MEDIA}/${name}${extname(file)}`,
      from: isMoved ? join(drafts.folder, file) : await copyOf(file),
    });
    const placed = [await place(to, own)];
    if (phone && variant === 'night') placed.push(await place(`${to}-phone`, phone));
    // The previous variant is removed only after the copies are made.
    await remove(to);
    for (const one of placed) await drafts.place(one.to, one.from);
    const angle = (await framingOfDraft(drafts)).get(from)?.straighten;
    await drafts.changeText(
      FRAMING,
      (text) =>
        setValue(
          isMoved ? setValue(text, [from], undefined) : text,
          [to],
          angle && { straighten: angle },
        ),
      '',
    );
  }

  const wanted = (c: DeskRequest) => {
    const { variant = '', key = '' } = c.req.param() as Record<string, string>;
    if (!isVariant(variant)) throw notFound(GONE.picture);
    return { variant, key };
  };
  const nameOf = ({ key, variant }: ReturnType<typeof wanted>) =>
    nameOfPicture(drafts, `${key}-${variant}`);
  const record = createRecord(context);

  variants.put('/variant/:variant/:key', async (c) => {
    const { variant, key } = wanted(c);
    const { from } = await readBody(c, body);
    await inTurn(() => put(key, variant, from));
    await record(c, 'changed the picture', await nameOf({ key, variant }));
    return c.json({});
  });
  variants.delete('/variant/:variant/:key', async (c) => {
    const { variant, key } = wanted(c);
    await inTurn(async () => {
      const { pictures } = await readLibrary(drafts);
      const target = pictures.find((one) => one.key === key);
      if (!target?.variants[variant]) throw notFound(GONE.picture);
      await remove(`${key}-${variant}`);
    });
    await record(c, 'removed the picture', await nameOf({ key, variant }));
    return c.json({});
  });
  return variants;
}
