/** Removes a failure when its mistakes were fixed in the draft; until then it lists the remaining ones. */

import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Problem } from '#content-model/problem.server.ts';
import { compareFolders } from '#server/drafts/folders.ts';
import { versionFolder } from '#server/drafts/versions.ts';
import { errorCode, type Log } from '#server/log.ts';
import { ROOT } from '#server/programs.ts';
import { previewFolder } from '#server/releases/folder.ts';
import type { BuildProgram } from './builder.ts';
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

const TIMEOUT_MS = 60_000;

/** All mistakes in the content, without building it. Rejects if the check does not finish. */
async function problemsOfContent(
  content: string,
  dataDir: string,
  { checkArgs }: Pick<BuildProgram, 'checkArgs'>,
): Promise<Problem[]> {
  const report = join(previewFolder(resolve(dataDir)), `.check-${randomUUID()}.json`);
  const env = {
    ...process.env,
    CONTENT_DIR: content,
    DATA_DIR: resolve(dataDir),
    CHECK_REPORT: report,
  };
  try {
    // It exits with 1 if there are mistakes; without a report it has failed.
    const options = { cwd: ROOT, env, timeout: TIMEOUT_MS };
    await promisify(execFile)(process.execPath, [...checkArgs], options).catch(() => {});
    return JSON.parse(await readFile(report, 'utf8')) as Problem[];
  } finally {
    await rm(report, { force: true });
  }
}
