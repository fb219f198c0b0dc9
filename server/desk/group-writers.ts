/** Who changed each group of the draft last, at the desk: a page, a project, a film, the library of pictures. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import type { GroupWriter } from '#contract/desk/changes.ts';
import { errorCode } from '#server/log.ts';
import { groupOf } from '#server/publishing/groups.ts';
import type { DeskContext, DeskEnv } from './context.ts';

/** A file is written a moment before it is noted who wrote it. Later than this: somebody edited it without the desk. */
const MOMENT_MS = 2000;

interface Request {
  /** Of the person. */
  readonly name: string;
  readonly noted: Promise<void>[];
}

export function createGroupWriters(
  context: Pick<DeskContext, 'database' | 'drafts' | 'now' | 'log'>,
) {
  const { database, drafts, now, log } = context;
  const requests = new AsyncLocalStorage<Request>();

  // Called inside the request that changes the draft.
  drafts.onChange((files) => {
    const request = requests.getStore();
    if (!request) return;
    const groups = [...new Set(files.map(groupOf))];
    const noted = database.call('noteGroupWriter', groups, request.name, now());
    request.noted.push(
      noted.catch((error) => log('warn', 'group-writer-not-noted', { code: errorCode(error) })),
    );
  });

  /** When the group's changed files were written last; 0 where none is left. */
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
    /** Remembers for the listener above who asks, and answers when the writer is noted. */
    note: (async (c, next) => {
      const request: Request = { name: c.get('person').name, noted: [] };
      await requests.run(request, next);
      await Promise.all(request.noted);
    }) as MiddlewareHandler<DeskEnv>,

    /** Of the groups that have changes, by their ids; nothing of a group that somebody changed in its files since. */
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
