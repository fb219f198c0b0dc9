/** Framing of pictures of pages: focal point and angle, in the draft's `pictures.yaml`. */
import { basename, join } from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import { FRAMING_FILE } from '#contract/framing.ts';
import { framingIn } from '#pictures/framing.ts';
import { notFound } from '#server/http/http-error.ts';
import { GONE } from '#server/messages/en.ts';
import { revisionOf } from '#server/revision.ts';
import { createGroupedLog } from '../../audit-log.ts';
import { readBody } from '../../body.ts';
import type { DeskContext, DeskEnv } from '../../context.ts';
import { ConflictError, catchConflict, withRevision } from '../../revision.ts';
import { setValue } from '../projects/project-file.ts';
import { FRAMING_SHAPES, type FramingField, framingValue } from './framing-shapes.ts';
import { MEDIA, nameOfPicture, pictureFile } from './library.ts';

const FILE = basename(FRAMING_FILE);
export function createFraming(context: DeskContext) {
  const { drafts } = context;
  const framing = new Hono<DeskEnv>();
  const record = createGroupedLog(context);

  framing.put('/framing/:key/:field', async (c) => {
    const { key, field } = c.req.param();
    if (!Object.hasOwn(FRAMING_SHAPES, field)) throw notFound(GONE.field);
    const known = field as FramingField;
    const path = await pictureFile(drafts, key);
    if (!path?.startsWith(join(await drafts.open(), MEDIA))) throw notFound(GONE.picture);
    const { value } = await readBody(c, z.object({ value: FRAMING_SHAPES[known] }));
    const current = (source: string) =>
      framingValue(framingIn(FRAMING_FILE, source).get(key), known);
    const conflict = await catchConflict(c, () =>
      drafts.changeText(
        FILE,
        (source) => {
          const now = current(source);
          if (revisionOf(now) === revisionOf(value)) return source;
          if (revisionOf(now) !== c.req.header('X-Revision')) throw new ConflictError(now);
          return setValue(source, [key, known], value || undefined);
        },
        '',
      ),
    );
    if (conflict) return conflict;
    const { name: who } = c.get('person');
    const detail = await nameOfPicture(drafts, key);
    await record({ who, what: 'cropped or straightened the picture', detail }, detail);
    return c.json(withRevision(value));
  });
  return framing;
}
