/** To do before the site opens: the findings of `npm run launch-check`, for the draft. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { Launch } from '#contract/desk/publishing.ts';
import { placeOf } from '#server/labels/place.ts';
import { PROGRAMS, ROOT } from '#server/programs.ts';

const TIMEOUT_MS = 60_000;

const reportSchema = z.object({
  findings: z.array(
    z.object({
      who: z.enum(['owner', 'designer', 'host']),
      what: z.string(),
      file: z.string().optional(),
      field: z.string().optional(),
    }),
  ),
});

/** Rejects when the check itself fails. */
export function launchFindings(content: string, dataDir: string): Promise<Launch> {
  const env = { ...process.env, CONTENT_DIR: content, DATA_DIR: resolve(dataDir) };
  const options = { cwd: ROOT, env, timeout: TIMEOUT_MS, maxBuffer: 4 * 1024 * 1024 };
  return new Promise((done, failed) => {
    execFile(process.execPath, [PROGRAMS.launchCheck, '--json'], options, (error, output) => {
      try {
        const { findings } = reportSchema.parse(JSON.parse(output));
        done({
          findings: findings.map(({ who, what, file, field }) => ({
            who,
            what,
            place: file ? placeOf(file, field) : null,
          })),
        });
      } catch (cause) {
        failed(new Error('The check could not be run.', { cause: error ?? cause }));
      }
    });
  });
}
