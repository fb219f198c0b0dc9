/**
 * The desk's API of projects (`contract/desk/projects.ts`): the list, and each project with its pictures. It changes only the
 * draft.
 */
import { Hono } from 'hono';
import { z } from 'zod';
import type { FieldFaults } from '#contract/desk/enquiries.ts';
import type { ProjectList } from '#contract/desk/projects.ts';
import { PROJECT_TEXTS } from '#contract/project-texts.ts';
import { required } from '#contract/required.ts';
import { isBlank } from '#contract/text.ts';
import { SLUG } from '#pictures/names.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { createQueue } from '#server/drafts/queue.ts';
import { HttpError, notFound } from '#server/http/http-error.ts';
import { GONE } from '#server/messages/en.ts';
import { revisionOf } from '#server/revision.ts';
import { lineSchema, readBody, readFields, textRuleSchema } from '../../body.ts';
import type { DeskContext, DeskEnv } from '../../context.ts';
import { withRevision } from '../../revision.ts';
import type { SmallCopies } from '../pictures/small-copies.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { freeAddress } from './address.ts';
import { createFacts } from './facts.ts';
import { createKinds } from './kinds.ts';
import { isTakenSince, namesakeFault } from './namesake.ts';
import { createPhotos } from './photos.ts';
import { setValue } from './project-file.ts';
import { readKinds, readProject, readProjects, removedKinds } from './project-folder.ts';
import { listGroups, projectView } from './project-view.ts';
import { refuseIfShownElsewhere } from './remove.ts';
import { createSaver } from './save.ts';

const newProject = z.object({
  category: lineSchema(60, 'Kind of project'),
  title: textRuleSchema(PROJECT_TEXTS.title),
});
const NO_KIND = 'This kind of project was removed meanwhile. Choose another one.';
const TAKEN =
  'Another project has this name now. Rename that project first, then restore this one.';
const faultAt = (field: keyof z.infer<typeof newProject>, error: string): FieldFaults => ({
  error,
  fields: { [field]: error },
});

/** Makes a folder for a new project, which is hidden and the last of its kind. Returns its name, or why there is none. */
async function addProject(
  drafts: Drafts,
  category: string,
  title: string,
): Promise<string | FieldFaults> {
  const groups = await readProjects(drafts);
  const group = groups.find(({ kind }) => kind.key === category);
  if (!group) return faultAt('category', NO_KIND);
  const namesake = (await namesakeFault(drafts))(title);
  if (namesake) return faultAt('title', namesake);
  const slug = await freeAddress(drafts, title, 'project');
  const order = Math.max(0, ...group.projects.map(({ words }) => words.order % 99)) + 1;
  const text = setValue(`order: ${order}\nhidden: true\n`, ['title'], title);
  await drafts.writeText(`projects/${category}/${slug}/project.yaml`, text);
  return slug;
}

export function createProjects(context: DeskContext, uploads: Uploads, copies: SmallCopies) {
  const { drafts } = context;
  const projects = new Hono<DeskEnv>();
  const saver = createSaver(context);
  const { record } = saver;
  /** One at a time, so that no project is left without its kind, and no two have one name. */
  const inTurn = createQueue();

  async function removed(): Promise<ProjectList['removed']> {
    const kinds = await readKinds(drafts);
    const all = await Promise.all(kinds.map(({ key }) => drafts.removed(`projects/${key}`)));
    return all.flat().map(({ name, note }) => ({ slug: name, title: note || name }));
  }

  projects.get('/projects', async (c) => {
    const groups = await listGroups(drafts);
    const list: ProjectList = {
      groups,
      kindOrder: revisionOf(groups.map(({ key }) => key)),
      removedKinds: await removedKinds(drafts),
      removed: await removed(),
    };
    return c.json(list);
  });

  projects.post('/projects', async (c) => {
    const read = await readFields(c, newProject);
    if ('faults' in read) return c.json(read.faults, 400);
    const { category, title } = read.value;
    if (isBlank(title)) return c.json(faultAt('title', 'A project needs a name. Write one.'), 400);
    const slug = await inTurn(() => addProject(drafts, category, title));
    if (typeof slug !== 'string') return c.json(slug, 409);
    await record(c, 'created the project', await readProject(drafts, slug));
    return c.json({ slug });
  });

  projects.put('/projects/order', async (c) => {
    const { category, value } = await readBody(
      c,
      z.object({ category: lineSchema(60), value: z.array(z.string().regex(SLUG)).max(500) }),
    );
    const groups = await readProjects(drafts);
    const group = groups.find(({ kind }) => kind.key === category);
    if (!group) throw notFound(GONE.kind);
    const { kind, projects: current } = group;
    const slugs = current.map(({ slug }) => slug);
    if (c.req.header('X-Revision') !== revisionOf(slugs)) return c.json(withRevision(slugs), 409);
    if (value.length !== slugs.length || slugs.some((slug) => !value.includes(slug)))
      throw new HttpError(409, [
        'A project was added or removed meanwhile, so the order was not changed. Reload the page and try again.',
      ]);
    const moved = current.flatMap(({ slug, file, words }) => {
      const order = value.indexOf(slug) + 1;
      return words.order === order ? [] : [{ file, order }];
    });
    await drafts.changeTexts(
      moved.map(({ file }) => file),
      async (texts) =>
        moved.map(({ order }, i) => setValue(required(texts[i], 'A project'), ['order'], order)),
    );
    await record(c, 'changed the order of the projects of', {
      slug: kind.key,
      words: { title: kind.title },
    });
    return c.json(withRevision(value));
  });

  projects.get('/projects/:slug', async (c) =>
    c.json(await projectView(drafts, await readProject(drafts, c.req.param('slug')))),
  );

  projects.delete('/projects/:slug', async (c) => {
    const project = await readProject(drafts, c.req.param('slug'));
    await refuseIfShownElsewhere(drafts, project);
    await drafts.remove(project.folder, project.words.title ?? project.slug);
    await record(c, 'removed the project', project, { always: true });
    return c.json({});
  });

  projects.post('/projects/:slug/back', async (c) => {
    const slug = c.req.param('slug');
    await inTurn(async () => {
      for (const { key } of await readKinds(drafts)) {
        const removedProjects = await drafts.removed(`projects/${key}`);
        const found = removedProjects.find(({ name }) => name === slug);
        if (!found) continue;
        if (await isTakenSince(drafts, slug, found.note)) throw new HttpError(409, [TAKEN]);
        return drafts.restore(`projects/${key}/${slug}`);
      }
      throw notFound('This project can no longer be restored. Add it again.');
    });
    await record(c, 'restored the project', await readProject(drafts, slug), { always: true });
    return c.json({});
  });

  projects.route('/', createKinds(context, saver, inTurn));
  projects.route('/', createFacts(context, saver, inTurn));
  projects.route('/', createPhotos(context, uploads, copies, saver));
  return projects;
}
