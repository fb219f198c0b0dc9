/** Removes a failure when its mistakes were fixed in the draft; until then it lists the remaining ones. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compareFolders } from '#server/drafts/folders.ts';
import { versionFolder } from '#server/drafts/versions.ts';
import { errorCode, type Log } from '#server/log.ts';
import type { BuildProgram } from './builder.ts';
import { problemsOfContent } from './check-draft.ts';
import { countOf, problemsOf } from './failure.ts';
import type { Jobs } from './jobs.ts';

interface Options {
  readonly dataDir: string;
  readonly draft: string;
  readonly program: BuildProgram;
  readonly jobs: Jobs;
  readonly log: Log;
}

/** A hash that changes whenever a file that differs between the two folders changes. */
async function difference(before: string, after: string): Promise<string> {
  const changes = await compareFolders(before, after);
  const times = changes.map(async ({ file }) => {
    const now = await stat(join(after, file)).catch(() => null);
    return `${file} ${now?.mtimeMs} ${now?.ino}`;
  });
  return (await Promise.all(times)).join('\n');
}

export function createLastFailure({ dataDir, draft, program, jobs, log }: Options) {
  /** The difference at the last check of the draft; at first that of the failed build. */
  let seen = { job: '', difference: '' };
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    const { last } = jobs;
    const failure = last?.ended?.failure;
    const failed = last && versionFolder(dataDir, last.version);
    if (!last?.ended || !failure || failure.problems.length === 0 || !failed) return;
    if (seen.job !== last.id) seen = { job: last.id, difference: '' };
    const now = await difference(failed, draft);
    if (now === seen.difference) return;
    const problems = await problemsOf(draft, await problemsOfContent(draft, dataDir, program));
    seen = { job: last.id, difference: now };
    if (problems.length === 0) jobs.forget(last.id);
    else
      jobs.update({
        ...last,
        ended: { ...last.ended, failure: { ...failure, problems, what: countOf(problems) } },
      });
  }

  /** Resolves when the last failure is up to date with the draft. */
  return (): Promise<void> => {
    looking ??= look()
      .catch((error) => log('warn', 'draft-not-looked-through', { code: errorCode(error) }))
      .finally(() => {
        looking = null;
      });
    return looking;
  };
}
