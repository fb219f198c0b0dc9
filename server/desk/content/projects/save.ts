/** Saves one value of a project in the draft, unless somebody else has changed it in the meantime. */
import { z } from 'zod';
import { recordAuditEntry } from '../../audit-log.ts';
import { readBody } from '../../body.ts';
import type { DeskContext, DeskRequest } from '../../context.ts';
import { ConflictError, catchConflict, revisionOf, withRevision } from '../../revision.ts';
import { type ProjectTexts, readProjectFile } from './project-file.ts';
import { type ProjectFolder, readProject } from './project-folder.ts';

/** Changes by one person to one project within this time are one line of the history, except those that are always listed. */
const SAME_ACT_MS = 600_000;
const EACH_TIME = new Set([
  'hid',
  'put this project on the site:',
  'recorded the consent for',
  'removed the project',
  'restored the project',
  'added the kind of project',
  'removed the kind of project',
  'restored the kind of project',
]);

/** The project of an action. */
type About = Pick<ProjectFolder, 'slug'> & { readonly words: Pick<ProjectTexts, 'title'> };

export interface SavedValue<T> {
  readonly schema: z.ZodType<T>;
  /** The current value. */
  readonly read: (project: ProjectFolder) => T;
  /** The source with that value. @throws HttpError if the value is invalid */
  readonly write: (source: string, value: T, project: ProjectFolder) => string;
  /** For the history: "described". */
  readonly what: string;
}

export function createSaver(context: DeskContext) {
  const { drafts, now } = context;
  const loggedAt = new Map<string, number>();

  async function act(c: DeskRequest, what: string, project: About): Promise<void> {
    const { name: who } = c.get('person');
    const key = `${who} ${what} ${project.slug}`;
    const isTold = now() - (loggedAt.get(key) ?? Number.NEGATIVE_INFINITY) < SAME_ACT_MS;
    if (isTold && !EACH_TIME.has(what)) return;
    loggedAt.set(key, now());
    const detail = project.words.title ?? project.slug;
    await recordAuditEntry(context, { who, what, detail, enquiryId: null });
  }

  async function save<T>(c: DeskRequest, slug: string, saving: SavedValue<T>): Promise<Response> {
    const { value } = await readBody(c, z.object({ value: saving.schema }));
    const expected = c.req.header('X-Revision');
    const project = await readProject(drafts, slug);
    const conflict = await catchConflict(c, () =>
      drafts.changeText(project.file, (source) => {
        const current = saving.read({ ...project, words: readProjectFile(source) });
        if (revisionOf(current) === revisionOf(value)) return source;
        if (revisionOf(current) !== expected) throw new ConflictError(current);
        return saving.write(source, value, project);
      }),
    );
    if (conflict) return conflict;
    await act(c, saving.what, project);
    return c.json(withRevision(saving.read(await readProject(drafts, slug))));
  }
  return { save, act };
}
export type Saver = ReturnType<typeof createSaver>;
