/** The plan of a project: where its pictures stand, its scale and north, and the drawing itself. All of it in the draft. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { z } from 'zod';
import type { PlanView, Revised } from '#contract/desk/plan.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { DRAWING_POLICY } from '#server/http/csp.ts';
import { HttpError, notFound } from '#server/http/http-error.ts';
import { recordAuditEntry } from '../../audit-log.ts';
import { readBody } from '../../body.ts';
import type { DeskContext, DeskEnv, DeskRequest } from '../../context.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { createKeeper, Stale } from './keep.ts';
import { type ProjectPictures, projectPictures } from './project-pictures.ts';
import { createDrawings } from './take-in.ts';
import {
  measureOf,
  parseViews,
  revisionOf,
  roomsOf,
  standpointOf,
  type Views,
  withMeasure,
  withStandpoint,
} from './views.ts';

const near = z.number().min(-1e7).max(1e7);
const standpoint = z
  .object({
    at: z.tuple([near, near]).meta({ title: 'From left, from top' }),
    heading: z.number().min(-360).max(720).meta({ title: 'Looks' }),
    fov: z.number().min(10).max(150).meta({ title: 'Field of view' }),
    height: z.number().min(0).max(20).optional().meta({ title: 'From height' }),
  })
  .nullable();
const measure = z.object({
  metre: z.number().positive().max(1e6).nullable().meta({ title: 'Its length in metres' }),
  north: z
    .number()
    .min(-360)
    .max(720)
    .nullable()
    .meta({ title: 'North, in degrees right of the sheet’s top' }),
});
const revision = z.string().max(20);

/** Longer side of a picture beside the plan, in pixels. */
const SMALL = 640;

export function createPlan(context: DeskContext, drafts: Drafts, uploads: Uploads) {
  const plan = new Hono<DeskEnv>().basePath('/projects/:slug/plan');
  const keeper = createKeeper(drafts, context.config.dataDir);
  const drawings = createDrawings(uploads, keeper);
  const projectOf = (c: DeskRequest) => projectPictures(drafts, c.req.param('slug') ?? '');
  const act = (c: DeskRequest, what: string, { title }: ProjectPictures) =>
    recordAuditEntry(context, { who: c.get('person').name, what, detail: title, enquiryId: null });

  async function view(project: ProjectPictures): Promise<PlanView> {
    const { slug, title, folder, pictures } = project;
    const [views, drawn] = await Promise.all([
      keeper.read(`${folder}/views.json`).then(parseViews),
      drawings.read(project),
    ]);
    return {
      project: { slug, title },
      drawing: drawn && {
        viewBox: drawn.viewBox,
        stamp: createHash('sha256').update(drawn.svg).digest('hex').slice(0, 10),
      },
      measure: measureOf(views),
      revision: revisionOf(measureOf(views)),
      rooms: roomsOf(views),
      pictures: pictures.map((picture, i) => {
        const placed = standpointOf(views, picture.file);
        return { ...picture, n: i + 1, standpoint: placed, revision: revisionOf(placed) };
      }),
      hasFormer: await drawings.hasFormer(project),
    };
  }

  /** Saves unless somebody else has meanwhile: then 409 with what stands there. */
  async function save<T>(
    c: DeskRequest,
    { folder }: ProjectPictures,
    read: (views: Views) => T,
    change: (views: Views) => Views,
  ): Promise<Response> {
    const expected = revision.parse(c.req.header('X-Revision') ?? '');
    try {
      const views = await keeper.change(`${folder}/views.json`, (text) => {
        const before = parseViews(text);
        if (revisionOf(read(before)) !== expected) throw new Stale(read(before));
        return change(before);
      });
      return c.json(revised(read(views)));
    } catch (error) {
      if (error instanceof Stale) return c.json(revised(error.value as T), 409);
      throw error;
    }
  }
  const revised = <T>(value: T): Revised<T> => ({ value, revision: revisionOf(value) });

  plan.get('/', async (c) => c.json(await view(await projectOf(c))));

  plan.get('/drawing', async (c) => {
    const drawn = await drawings.read(await projectOf(c));
    if (!drawn) throw notFound('This project has no plan yet.');
    c.header('Content-Type', 'image/svg+xml; charset=utf-8');
    c.header('Content-Security-Policy', DRAWING_POLICY);
    return c.body(drawn.svg);
  });

  plan.get('/pictures/:file', async (c) => {
    const project = await projectOf(c);
    const picture = project.pictures.find(({ file }) => file === c.req.param('file'));
    if (!picture) throw notFound('This picture no longer exists.');
    const path = join(await drafts.open(), project.folder, picture.file);
    const small = await sharp(path).resize(SMALL, SMALL, { fit: 'inside' }).webp().toBuffer();
    c.header('Content-Type', 'image/webp');
    return c.body(Uint8Array.from(small));
  });

  plan.put('/standpoints/:file', async (c) => {
    const body = await readBody(c, z.object({ value: standpoint }));
    const project = await projectOf(c);
    const picture = project.pictures.find(({ file }) => file === c.req.param('file'));
    if (!picture) throw notFound('This picture no longer exists.');
    return save(
      c,
      project,
      (views) => standpointOf(views, picture.file),
      (views) => withStandpoint(views, picture.file, body.value),
    );
  });

  plan.put('/measure', async (c) => {
    const { value } = await readBody(c, z.object({ value: measure }));
    if (value.metre === null && value.north !== null)
      throw new HttpError(400, ['Set the scale first: the site shows north beside it.']);
    const project = await projectOf(c);
    const answer = await save(c, project, measureOf, (views) => withMeasure(views, value));
    if (answer.ok) await act(c, 'measured the plan of', project);
    return answer;
  });

  plan.post('/drawing', async (c) => {
    const body = await readBody(
      c,
      z.object({
        upload: z.string().regex(/^[\w-]{8,64}$/),
        sheet: z.number().int().min(1).max(999).optional(),
      }),
    );
    const project = await projectOf(c);
    const taken = await drawings.take(project, body.upload, body.sheet);
    if (taken.isTaken) await act(c, 'took in a plan for', project);
    return c.json(taken);
  });

  plan.get('/sheets/:upload/:n', async (c) => {
    const png = drawings.sheet(c.req.param('upload'), Number(c.req.param('n')));
    if (!png) throw notFound('There is no such sheet.');
    c.header('Content-Type', 'image/png');
    return c.body(Uint8Array.from(png));
  });

  plan.post('/former', async (c) => {
    const project = await projectOf(c);
    await drawings.takeFormer(project);
    await act(c, 'put back the plan of', project);
    return c.json({});
  });
  return plan;
}
