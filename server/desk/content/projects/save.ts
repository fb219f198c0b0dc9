/** Saves one value of a project: in the draft, unless somebody else has changed it meanwhile. */
import type { z } from 'zod';
import { z as zod } from 'zod';
import { recordAuditEntry } from '../../audit-log.ts';
import { readBody } from '../../body.ts';
import type { DeskContext, DeskRequest } from '../../context.ts';
import { revisionOf } from '../plan/views.ts';
import { type ProjectWords, readProjectFile } from './project-file.ts';
import { type ProjectFolder, readProject } from './project-folder.ts';

class Stale extends Error {
  readonly value: unknown;
  constructor(value: unknown) {
    super('Changed elsewhere.');
    this.value = value;
  }
}
/** Of the same person at the same project: one line of the history for so long, but for what is told each time. */
const SAME_ACT_MS = 600_000;
const EACH_TIME = new Set([
  'hid',
  'put on the site',
  'noted the consent for',
  'removed the project',
  'put back the project',
]);

/** What an act is about. */
type About = Pick<ProjectFolder, 'slug'> & { readonly words: Pick<ProjectWords, 'title'> };
const revised = (value: unknown) => ({ value, revision: revisionOf(value) });

export interface Saving<T> {
  readonly schema: z.ZodType<T>;
  /** What stands there. */
  readonly read: (project: ProjectFolder) => T;
  /** The source with that value in it. Throws an `HttpError` for what cannot be. */
  readonly write: (source: string, value: T, project: ProjectFolder) => string;
  /** For the history: "described". */
  readonly what: string;
}

export function createSaver(context: DeskContext) {
  const { drafts, now } = context;
  const told = new Map<string, number>();

  async function act(c: DeskRequest, what: string, project: About): Promise<void> {
    const { name: who } = c.get('person');
    const key = `${who} ${what} ${project.slug}`;
    const isTold = now() - (told.get(key) ?? Number.NEGATIVE_INFINITY) < SAME_ACT_MS;
    if (isTold && !EACH_TIME.has(what)) return;
    told.set(key, now());
    const detail = project.words.title ?? project.slug;
    await recordAuditEntry(context, { who, what, detail, enquiryId: null });
  }

  async function save<T>(c: DeskRequest, slug: string, saving: Saving<T>): Promise<Response> {
    const { value } = await readBody(c, zod.object({ value: saving.schema }));
    const expected = c.req.header('X-Revision');
    const project = await readProject(drafts, slug);
    const with_ = (words: ProjectWords): ProjectFolder => ({ ...project, words });
    try {
      await drafts.changeText(project.file, (source) => {
        const there = saving.read(with_(readProjectFile(source)));
        if (revisionOf(there) === revisionOf(value)) return source;
        if (revisionOf(there) !== expected) throw new Stale(there);
        return saving.write(source, value as T, project);
      });
    } catch (error) {
      if (error instanceof Stale) return c.json(revised(error.value), 409);
      throw error;
    }
    await act(c, saving.what, project);
    return c.json(revised(saving.read(await readProject(drafts, slug))));
  }
  return { save, act };
}
export type Saver = ReturnType<typeof createSaver>;
