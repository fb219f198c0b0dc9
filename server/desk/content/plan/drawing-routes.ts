/** The drawing of a plan: shown, replaced by an upload, and restored. */

import { Hono } from 'hono';
import { z } from 'zod';
import { DRAWING_POLICY } from '#server/http/csp.ts';
import { notFound } from '#server/http/http-error.ts';
import type { createRecord } from '../../audit-log.ts';
import { readBody } from '../../body.ts';
import type { DeskEnv, DeskRequest } from '../../context.ts';
import { uploadId } from '../uploads/uploads.ts';
import type { ProjectPictures } from './project-pictures.ts';
import type { Drawings } from './take-in.ts';

export function createDrawingRoutes(
  drawings: Drawings,
  projectOf: (c: DeskRequest) => Promise<ProjectPictures>,
  record: ReturnType<typeof createRecord>,
) {
  const plan = new Hono<DeskEnv>();

  plan.get('/drawing', async (c) => {
    const drawn = await drawings.read(await projectOf(c));
    if (!drawn) throw notFound('This project has no plan yet.');
    c.header('Content-Type', 'image/svg+xml; charset=utf-8');
    c.header('Content-Security-Policy', DRAWING_POLICY);
    return c.body(drawn.svg);
  });

  plan.post('/drawing', async (c) => {
    const body = await readBody(
      c,
      z.object({
        upload: uploadId,
        sheet: z.number().int().min(1).max(999).optional(),
      }),
    );
    const project = await projectOf(c);
    const taken = await drawings.take(project, body.upload, body.sheet);
    if (taken.isTaken) await record(c, 'added a plan for', project.title);
    return c.json(taken);
  });

  plan.get('/sheets/:upload/:n', async (c) => {
    const png = drawings.sheet(c.req.param('upload'), Number(c.req.param('n')));
    if (!png) throw notFound('There is no such page.');
    c.header('Content-Type', 'image/png');
    return c.body(Uint8Array.from(png));
  });

  plan.post('/former', async (c) => {
    const project = await projectOf(c);
    await drawings.takeFormer(project);
    await record(c, 'restored the plan of', project.title);
    return c.json({});
  });
  return plan;
}
