/** Looks through a content without building it: what a failed version named may have been put right since. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Problem } from '#content-model/problem.server.ts';
import { ROOT } from '#server/programs.ts';
import { previewFolder } from '#server/releases/folder.ts';
import type { BuildProgram } from './builder.ts';

const TIMEOUT_MS = 60_000;

/** All faults of the content, as its check tells them. Rejects when the check does not answer. */
export async function faultsOf(
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
    // It exits with 1 where there are faults; without a report it has failed.
    await new Promise<void>((done) => {
      execFile(process.execPath, [...checkArgs], { cwd: ROOT, env, timeout: TIMEOUT_MS }, () =>
        done(),
      );
    });
    return JSON.parse(await readFile(report, 'utf8')) as Problem[];
  } finally {
    await rm(report, { force: true });
  }
}
