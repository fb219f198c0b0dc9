/** *To do before the site opens*: the findings of `npm run launch-check` for the draft. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { Launch } from '#contract/desk/launch.ts';
import { curlyQuotes } from '#contract/text.ts';
import { PROGRAMS, ROOT } from '#server/programs.ts';
import { findingSchema, launchItems } from './launch-items.ts';

const TIMEOUT_MS = 60_000;

const findings = z.array(findingSchema);
const reportSchema = z.object({ findings, done: findings });
type Report = z.infer<typeof reportSchema>;

/** Rejects when the check itself fails. */
function runCheck(content: string, dataDir: string): Promise<Report> {
  const env = { ...process.env, CONTENT_DIR: content, DATA_DIR: resolve(dataDir) };
  const options = { cwd: ROOT, env, timeout: TIMEOUT_MS, maxBuffer: 4 * 1024 * 1024 };
  return new Promise((done, failed) => {
    execFile(process.execPath, [PROGRAMS.launchCheck, '--json'], options, (error, output) => {
      try {
        done(reportSchema.parse(JSON.parse(output)));
      } catch (cause) {
        failed(new Error('The check could not be run.', { cause: error ?? cause }));
      }
    });
  });
}

/** Rejects when the check itself fails. */
export async function launchFindings(content: string, dataDir: string): Promise<Launch> {
  const { findings, done } = await runCheck(content, dataDir);
  const left = findings.filter(({ who }) => who !== 'host');
  return {
    left: await launchItems(left, content),
    done: await launchItems(done, content),
    forHost: findings.flatMap(({ who, what }) => (who === 'host' ? curlyQuotes(what) : [])),
  };
}
