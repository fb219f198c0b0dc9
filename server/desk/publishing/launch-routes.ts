/** The desk's API of what is left to do before the site opens. */
import { basename } from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import { pageLabel } from '#server/labels/label-of.ts';
import { writeConfirmation } from '#server/publishing/confirmed.ts';
import { launchFindings } from '#server/publishing/launch.ts';
import { createRecord } from '../audit-log.ts';
import { readBody } from '../body.ts';
import type { DeskContext, DeskEnv } from '../context.ts';

const answer = z.object({
  file: z.string().regex(/^content\/[^/]+\.yaml$/),
  line: z.int().positive(),
  revision: z.string().max(20),
  isRight: z.boolean(),
});

export function createLaunchRoutes(context: DeskContext) {
  const { config, now, drafts } = context;
  const launch = new Hono<DeskEnv>();
  const record = createRecord(context);

  launch.get('/publishing/launch', async (c) =>
    c.json(await launchFindings(await drafts.open(), config.dataDir)),
  );

  /** Confirms a line ("This is right") or withdraws it. Responds 409 if the line has changed. */
  launch.put('/publishing/launch/answer', async (c) => {
    const { file, isRight, ...at } = await readBody(c, answer);
    const day = new Date(now()).toISOString().slice(0, 10);
    const name = basename(file);
    await drafts.changeText(name, (text) => writeConfirmation(text, { ...at, isRight, day }));
    const what = isRight ? 'confirmed a text of:' : 'took back the confirmation of a text of:';
    await record(c, what, pageLabel(name.replace(/\.yaml$/, '')));
    return c.json({});
  });

  return launch;
}
