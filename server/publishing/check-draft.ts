/** Checks content without building it: mistakes of a failed version may have been fixed since. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Problem } from '#content-model/problem.server.ts';
import { ROOT } from '#server/programs.ts';
import { previewFolder } from '#server/releases/folder.ts';
import type { BuildProgram } from './builder.ts';

const TIMEOUT_MS = 60_000;

/** All mistakes in the content. Rejects if the check does not finish. */
export async function problemsOfContent(
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
