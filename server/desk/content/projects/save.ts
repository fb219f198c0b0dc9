/** Saves one value of a project in the draft, unless somebody else has changed it in the meantime. */
import { z } from 'zod';
import { revisionOf } from '#server/revision.ts';
import { createGroupedLog } from '../../audit-log.ts';
import { readBody } from '../../body.ts';
import type { DeskContext, DeskRequest } from '../../context.ts';
import { ConflictError, catchConflict, withRevision } from '../../revision.ts';
import { type ProjectTexts, readProjectFile } from './project-file.ts';
import { type ProjectFolder, readProject } from './project-folder.ts';

type About = Pick<ProjectFolder, 'slug'> & { readonly words: Pick<ProjectTexts, 'title'> };

export interface SavedValue<T> {
  readonly schema: z.ZodType<T>;
  readonly read: (project: ProjectFolder) => T;
  /** The source with that value. @throws HttpError if the value is invalid */
  readonly write: (source: string, value: T, project: ProjectFolder) => string;
  /** For the history: "described". */
  readonly what: string;
  /** Each change has its own line there. */
  readonly always?: boolean;
}

export function createSaver(context: DeskContext) {
  const { drafts } = context;
  const recordGrouped = createGroupedLog(context);

  function record(
    c: DeskRequest,
    what: string,
    { slug, words: { title = slug } }: About,
    options?: { readonly always?: boolean | undefined },
  ): Promise<void> {
    const { name: who } = c.get('person');
    return recordGrouped({ who, what, detail: title, enquiryId: null }, slug, options);
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
    await record(c, saving.what, project, { always: saving.always ?? false });
    return c.json(withRevision(saving.read(await readProject(drafts, slug))));
  }
  return { save, record };
}
export type Saver = ReturnType<typeof createSaver>;
