/** The last author at the desk of each group of changes in the draft: a page, a project, a film, the picture library. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import type { GroupWriter } from '#contract/desk/changes.ts';
import { errorCode } from '#server/log.ts';
import { groupOf } from '#server/publishing/groups.ts';
import type { DeskContext, DeskEnv } from './context.ts';

/** A file is written shortly before its author is recorded. A later time means that it was edited without the desk. */
const MOMENT_MS = 2000;

interface Request {
  readonly name: string;
  readonly noted: Promise<void>[];
}

export function createGroupWriters(
  context: Pick<DeskContext, 'database' | 'drafts' | 'now' | 'log'>,
) {
  const { database, drafts, now, log } = context;
  const requests = new AsyncLocalStorage<Request>();

  // Called within the request that changes the draft.
  drafts.onChange((files) => {
    const request = requests.getStore();
    if (!request) return;
    const groups = [...new Set(files.map(groupOf))];
    const noted = database.call('noteGroupWriter', groups, request.name, now());
    request.noted.push(
      noted.catch((error) => log('warn', 'group-writer-not-noted', { code: errorCode(error) })),
    );
  });

  /** When the group's changed files were last written; 0 if there are none. */
  async function writtenAt(files: readonly string[]): Promise<number> {
    const times = files.map((file) =>
      stat(join(drafts.folder, file)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    );
    return Math.max(0, ...(await Promise.all(times)));
  }

  return {
    /** Makes the person available to the listener above, and responds once the author is recorded. */
    note: (async (c, next) => {
      const request: Request = { name: c.get('person').name, noted: [] };
      await requests.run(request, next);
      await Promise.all(request.noted);
    }) as MiddlewareHandler<DeskEnv>,

    /** Authors of the groups with changes, by id; without groups whose files were edited since. */
    async list(): Promise<Readonly<Record<string, GroupWriter>>> {
      const changed = Map.groupBy(await drafts.changed(), ({ file }) => groupOf(file));
      const writers: Record<string, GroupWriter> = {};
      for (const { group_id: group, name, at } of await database.call('groupWriters')) {
        const files = changed.get(group)?.map(({ file }) => file);
        if (files && (await writtenAt(files)) <= at + MOMENT_MS) writers[group] = { by: name, at };
      }
      return writers;
    },
  };
}
export type GroupWriters = ReturnType<typeof createGroupWriters>;
