/** To do before the site opens: the findings of `npm run launch-check`, for the draft. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Launch, Question } from '#contract/desk/publishing.ts';
import { placeOf } from '#server/labels/place.ts';
import { PROGRAMS, ROOT } from '#server/programs.ts';
import { lineRevision } from './confirmed.ts';

const TIMEOUT_MS = 60_000;

const reportSchema = z.object({
  findings: z.array(
    z.object({
      who: z.enum(['owner', 'designer', 'host']),
      what: z.string(),
      file: z.string().optional(),
      field: z.string().optional(),
      line: z.number().optional(),
      isQuestion: z.boolean().optional(),
    }),
  ),
  settled: z.number(),
});

function questionAt(content: string, file: string, line: number): Question | null {
  const text = readFileSync(join(content, file.replace(/^content\//, '')), 'utf8');
  return { file, line, revision: lineRevision(text, line) };
}

/** What is to be done at the field of a finding that no answer settles. */
function howToSettle(what: string, field = ''): string {
  if (!what.endsWith('is a sample')) return 'Change the field. It then leaves this list.';
  return /placeholder$/.test(field)
    ? 'Write your own texts, then untick “Still a sample”. It then leaves this list.'
    : 'Write your own text, then untick “still a sample” below it. It then leaves this list.';
}

/** Rejects when the check itself fails. */
export function launchFindings(content: string, dataDir: string): Promise<Launch> {
  const env = { ...process.env, CONTENT_DIR: content, DATA_DIR: resolve(dataDir) };
  const options = { cwd: ROOT, env, timeout: TIMEOUT_MS, maxBuffer: 4 * 1024 * 1024 };
  return new Promise((done, failed) => {
    execFile(process.execPath, [PROGRAMS.launchCheck, '--json'], options, (error, output) => {
      try {
        const { findings, settled } = reportSchema.parse(JSON.parse(output));
        done({
          findings: findings.map(({ who, what, file, field, line, isQuestion }) => ({
            who,
            what,
            place: file ? placeOf(file, field) : null,
            question: isQuestion && file && line ? questionAt(content, file, line) : null,
            how: isQuestion || !file ? '' : howToSettle(what, field),
          })),
          settled,
        });
      } catch (cause) {
        failed(new Error('The check could not be run.', { cause: error ?? cause }));
      }
    });
  });
}
