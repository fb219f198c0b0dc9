/**
 * Builds the draft as a release that is not served to visitors. The desk's server starts this program; `CONTENT_DIR` is
 * the draft. Prints one line of JSON for each step, its progress, and the result.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#server/config/config.ts';
import { previewFolder, releasesFolder, servedRelease } from '#server/releases/folder.ts';
import { buildApart, recordOf } from './build-site.ts';
import { checks, manifestOf } from './checks.ts';
import { contentEnvironment } from './content-environment.ts';
import './end-with-parent.ts';
import { messageOf } from './fault.ts';
import { COUNT } from './progress.ts';
import { publish, removeUnfinished } from './publish.ts';
import { mediaOf } from './shown-media.ts';
import { fingerprintOf } from './sources.ts';
import { buildVariables } from './variables.ts';

const root = join(import.meta.dirname, '..', '..');
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

async function build(into: string, report: string): Promise<string> {
  const config = readConfig(process.env);
  const folder = releasesFolder(config.dataDir);
  Object.assign(process.env, contentEnvironment(config, folder), { CHECK_REPORT: report });
  const { env } = process;
  const variables = buildVariables(env, servedRelease(folder)?.variables ?? {});
  const onLine = (line: string) => {
    const [, done, of] = COUNT.exec(line) ?? [];
    if (done) say({ done: Number(done), of: Number(of) });
  };
  const print = (note: string) => void say({ note });
  const onStep = (step: string) => void say({ step });
  const options = { root, env, variables, print, isQuiet: true, isForced: true, onStep, onLine };
  return buildApart(options, async (made) => {
    say({ step: 'whole' });
    const { sources } = recordOf(made);
    const facts = { fingerprint: fingerprintOf(sources), variables };
    const media = (client: string) => mediaOf(client, manifestOf(made), sources);
    const shared = { ...checks(made), folder, into, build: made };
    return publish({ ...shared, facts, media, now: Date.now(), print });
  });
}

/** The mistakes that the content check has found. */
function problemsIn(report: string): unknown[] {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as unknown[];
  } catch {
    return [];
  }
}

const into = previewFolder(readConfig(process.env).dataDir);
const report = join(into, '.report.json');
try {
  mkdirSync(into, { recursive: true, mode: 0o700 });
  removeUnfinished(into);
  rmSync(report, { force: true });
  const id = await build(into, report);
  for (const name of readdirSync(into))
    if (name !== id && /^\d/.test(name)) rmSync(join(into, name), { recursive: true, force: true });
  say({ id });
} catch (error) {
  say({ fault: messageOf(error), problems: problemsIn(report) });
  process.exitCode = 1;
}
