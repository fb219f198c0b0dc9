/**
 * The plan of a project: the standpoints of its pictures, its scale and north, and the drawing itself. It changes only the
 * draft.
 */
import { hash } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { type PlanView, SCALE_LABELS } from '#contract/desk/plan.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { HttpError, notFound } from '#server/http/http-error.ts';
import { GONE } from '#server/messages/en.ts';
import { revisionOf } from '#server/revision.ts';
import { createRecord } from '../../audit-log.ts';
import { readBody } from '../../body.ts';
import type { DeskContext, DeskEnv, DeskRequest } from '../../context.ts';
import { ConflictError, catchConflict, withRevision } from '../../revision.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { createDrawingRoutes } from './drawing-routes.ts';
import { type ProjectPictures, projectPictures } from './project-pictures.ts';
import { createDrawings } from './take-in.ts';
import {
  measureOf,
  NO_VIEWS,
  parseViews,
  roomsOf,
  standpointOf,
  type Views,
  withMeasure,
  withStandpoint,
  writeViews,
} from './views.ts';

const near = z.number().min(-1e7).max(1e7);
const standpoint = z
  .object({
    at: z.tuple([near, near]).meta({ title: 'From left, from top' }),
    heading: z.number().min(-360).max(720).meta({ title: 'Direction' }),
    fov: z.number().min(10).max(150).meta({ title: 'View width' }),
    height: z.number().min(0).max(20).optional().meta({ title: 'Camera height' }),
  })
  .nullable();
const measure = z.object({
  metre: z.number().positive().max(1e6).nullable().meta({ title: SCALE_LABELS.metre }),
  north: z.number().min(-360).max(720).nullable().meta({ title: SCALE_LABELS.north }),
});
const revision = z.string().max(20);

export function createPlan(context: DeskContext, drafts: Drafts, uploads: Uploads) {
  const plan = new Hono<DeskEnv>().basePath('/projects/:slug/plan');
  const drawings = createDrawings(uploads, drafts);
  const projectOf = (c: DeskRequest) => projectPictures(drafts, c.req.param('slug') ?? '');
  const record = createRecord(context);

  async function view(project: ProjectPictures): Promise<PlanView> {
    const { slug, title, folder, pictures } = project;
    const [views, drawn] = await Promise.all([
      drafts.readText(`${folder}/views.json`, '').then(parseViews),
      drawings.read(project),
    ]);
    return {
      project: { slug, title },
      drawing: drawn && {
        viewBox: drawn.viewBox,
        stamp: hash('sha256', drawn.svg).slice(0, 10),
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

  /** Saves a value. If somebody else has changed it in the meantime, the response is a 409 with the current value. */
  async function save<T>(
    c: DeskRequest,
    { folder }: ProjectPictures,
    read: (views: Views) => T,
    change: (views: Views) => Views,
  ): Promise<Response> {
    const expected = revision.parse(c.req.header('X-Revision') ?? '');
    let views: Views = NO_VIEWS;
    const conflict = await catchConflict(c, () =>
      drafts.changeText(
        `${folder}/views.json`,
        (text) => {
          const current = parseViews(text);
          if (revisionOf(read(current)) !== expected) throw new ConflictError(read(current));
          views = change(current);
          return writeViews(views);
        },
        '',
      ),
    );
    return conflict ?? c.json(withRevision(read(views)));
  }

  plan.get('/', async (c) => c.json(await view(await projectOf(c))));

  plan.put('/standpoints/:file', async (c) => {
    const body = await readBody(c, z.object({ value: standpoint }));
    const project = await projectOf(c);
    const picture = project.pictures.find(({ file }) => file === c.req.param('file'));
    if (!picture) throw notFound(GONE.picture);
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
    if (answer.ok) await record(c, 'measured the plan of', project.title);
    return answer;
  });

  plan.route('/', createDrawingRoutes(drawings, projectOf, record));
  return plan;
}
