/** The desk's API of the studio itself: its form, its logo, and the draft that is made from them. */

import { join } from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import { COLOURS, HEX_COLOUR } from '#contract/colours.ts';
import type {
  AccentColours,
  StudioFormErrors,
  StudioState,
  TracedMark,
} from '#contract/desk/studio.ts';
import { createQueue } from '#server/drafts/queue.ts';
import { badRequest, HttpError } from '#server/http/http-error.ts';
import { coloursFrom } from '#server/new-studio/accent.ts';
import { readFacts } from '#server/new-studio/facts.ts';
import { revisionOf } from '#server/revision.ts';
import { createRecord } from '../../audit-log.ts';
import { readBody } from '../../body.ts';
import type { DeskContext, DeskEnv } from '../../context.ts';
import { readUpload, refuseUpload } from '../../read-upload.ts';
import { ConflictError, catchConflict, withRevision } from '../../revision.ts';
import { type Uploads, uploadId } from '../uploads/uploads.ts';
import { studioInDraft, writeStudio } from './studio-draft.ts';
import { createTypedForm, typedForm } from './typed-form.ts';

const CHANGED =
  'Somebody else has changed these details since you opened this form. Reload the page to see them; what you typed here stays.';
const NOT_YET =
  'Some fields are not right. Correct those that are marked, then try again. Nothing was changed, and what you typed is still here.';

export function createStudio(context: DeskContext, uploads: Uploads) {
  const { drafts } = context;
  const studio = new Hono<DeskEnv>().basePath('/studio');
  const record = createRecord(context);
  const typed = createTypedForm(drafts);
  const inTurn = createQueue();

  async function state(): Promise<StudioState> {
    const { isDemonstration, form: written } = await studioInDraft(drafts);
    const form = (await typed.read()) ?? written;
    return { isDemonstration, form, revision: revisionOf(form) };
  }
  studio.get('/', async (c) => c.json(await state()));

  studio.get('/colours', (c) => {
    const accent = HEX_COLOUR.exec(c.req.query('accent') ?? '')?.[0];
    if (!accent)
      throw badRequest(['A colour is # and six digits or letters from a to f, such as #9a3b22.']);
    const own = coloursFrom(accent.toLowerCase());
    const answer: AccentColours = {
      day: { ...COLOURS.day, ...own.day },
      night: { ...COLOURS.night, ...own.night },
    };
    return c.json(answer);
  });

  studio.put('/form', async (c) => {
    const { value } = await readBody(c, z.object({ value: typedForm }));
    const expected = c.req.header('X-Revision');
    const conflict = await catchConflict(c, () =>
      inTurn(async () => {
        const { form, revision } = await state();
        if (revisionOf(value) !== revision && revision !== expected) throw new ConflictError(form);
        await typed.write(value);
      }),
    );
    return conflict ?? c.json(withRevision(value));
  });

  studio.post('/mark', async (c) => {
    const { upload } = await readBody(c, z.object({ upload: uploadId }));
    const outline = await uploads.once(upload, takeMark);
    return c.json({ outline } satisfies TracedMark);
  });

  /** Makes the draft. Responds 400 with a message for each invalid field, 409 if changes would be lost. */
  studio.post('/', async (c) => {
    const { form } = await readBody(c, z.object({ form: typedForm }));
    const expected = c.req.header('X-Revision');
    const read = readFacts(form, await studioInDraft(drafts));
    if ('faults' in read)
      return c.json({ error: NOT_YET, faults: read.faults } satisfies StudioFormErrors, 400);
    const isFirst = await inTurn(async () => {
      const { revision } = await state();
      if (expected !== revision && revisionOf(form) !== revision)
        throw new HttpError(409, [CHANGED]);
      const wasSample = await writeStudio(drafts, read.facts);
      await typed.forget();
      return wasSample;
    });
    const what = isFirst ? 'replaced the demonstration with the studio' : 'changed the studio';
    await record(c, what, read.facts.name);
    return c.json({});
  });
  return studio;
}

/** The outline of an uploaded logo. @throws HttpError 422 with a message for the owner */
const takeMark = (file: string): Promise<string> =>
  readUpload<string>(
    join(import.meta.dirname, 'child.ts'),
    { message: { file }, heapMb: 256, memoryMb: 1500, timeMs: 20_000 },
    'This file took too long or too much memory to read. Export the logo as a PNG.',
  ).catch(refuseUpload('mark refused'));
