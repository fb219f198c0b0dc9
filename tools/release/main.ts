/**
 * `npm run release`: builds the site and makes it current; a running server switches to it. `-- --back` goes back to
 * the previous release, `-- --list` lists them. `npm start` calls it with `--first` if there is no release yet, and
 * with `--beside` while the server runs.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, print } from '#server/cli-output.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import { hasOwnContent } from '#server/drafts/published.ts';
import { upgradePublishedContent } from '#server/drafts/upgrade-content.ts';
import { makeVersionCurrent, versionFolder, versionOf } from '#server/drafts/versions.ts';
import { clientFolder, releasesFolder, servedRelease } from '#server/releases/folder.ts';
import { buildSite, readRecord } from './build-site.ts';
import { checks, manifestOf } from './checks.ts';
import { contentEnvironment } from './content-environment.ts';
import './end-with-parent.ts';
import { messageOf, ReleaseFault, rootFault } from './fault.ts';
import { firstRelease } from './first-release.ts';
import { releaseLines, rollBack } from './history.ts';
import { createProgress } from './progress.ts';
import { type ReleaseOptions, release } from './release.ts';
import { mediaOf } from './shown-media.ts';

const HELP = `npm run release                 builds the site and makes it current; a running server shows it within a second
npm run release -- --back       goes back to the previous release; repeat to go back further
npm run release -- --list       lists the kept releases (five)
npm run release -- --forget     builds without the variables of the last release (SITE_ORIGIN, EMAILJS_…)`;

const root = join(import.meta.dirname, '..', '..');
const FLAG = { type: 'boolean', default: false } as const;

function readFlags() {
  try {
    const options = { back: FLAG, list: FLAG, forget: FLAG, beside: FLAG, first: FLAG, help: FLAG };
    return parseArgs({ options }).values;
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${HELP}`);
  }
}

async function run(values: ReturnType<typeof readFlags>): Promise<number> {
  const { env } = process;
  const config = readConfig(env);
  const folder = releasesFolder(config.dataDir);
  // Content of the desk gets its own build folder, beside that of the checkout's content.
  if (hasOwnContent(config)) {
    if (!values.help && !values.list && !values.back) await upgradePublishedContent(config.dataDir);
    Object.assign(env, contentEnvironment(config, folder));
  }
  if (values.help) print(HELP);
  else if (values.list) print(releaseLines(folder).join('\n') || 'There is no release yet.');
  else {
    const fault = rootFault(folder);
    if (fault) throw new ReleaseFault(fault);
    if (values.back) return back(folder, config);
    if (values.first) await openFirst(folder, env);
    else await forward(folder, values.beside, values.forget, env);
  }
  return 0;
}

async function back(folder: string, config: Config): Promise<number> {
  const id = await rollBack({ root, folder, now: Date.now, print });
  if (!id) {
    process.stderr.write('There is no release before the current one.\n');
    return 1;
  }
  const version = versionOf(readRecord(join(folder, id))?.sources ?? {});
  if (hasOwnContent(config) && versionFolder(config.dataDir, version))
    await makeVersionCurrent(config.dataDir, version);
  print(
    `The site now shows release ${id}. It changes again when somebody publishes: at the desk, with npm run release, or with npm start after a change of files.`,
  );
  return 0;
}

const progressOf = () =>
  createProgress({
    write: (text) => process.stdout.write(text),
    isTerminal: process.stdout.isTTY,
    now: () => performance.now(),
  });

function failed(folder: string, error: unknown): never {
  const stays = servedRelease(folder) ? ': the site stays as it was' : '';
  return fail(`\nNOT PUBLISHED${stays}.\n${messageOf(error)}`);
}

/** Makes a release that can be served before its pictures are encoded, or a final one if there is an up-to-date build. */
async function openFirst(folder: string, env: NodeJS.ProcessEnv) {
  const progress = progressOf();
  const { onStep, onLine } = progress;
  try {
    await firstRelease({ root, folder, env, print, onStep, onLine, now: Date.now });
    progress.end();
  } catch (error) {
    progress.end();
    failed(folder, error);
  }
}

async function forward(
  folder: string,
  isBeside: boolean,
  isForgetting: boolean,
  env: NodeJS.ProcessEnv,
) {
  const startedAt = Date.now();
  const served = servedRelease(folder);
  // Its results are reused.
  if (served) env.PUBLIC_PREVIOUS ??= resolve(clientFolder(folder, served.id));
  const shared = { root, env, print };
  const progress = isBeside ? progressOf() : null;
  const { onStep, onLine } = progress ?? {};
  const options: ReleaseOptions = {
    ...shared,
    folder,
    build: async (variables) => {
      const steps = { ...shared, onStep, onLine, variables, isQuiet: isBeside, isForced: false };
      return buildSite(steps).finally(progress?.end);
    },
    checks,
    media: (build, client, sources) => mediaOf(client, manifestOf(build), sources),
    now: Date.now,
    isForgetting,
    isByItself: isBeside,
  };
  const { id, isNew } = await release(options).catch((error) => failed(folder, error));
  if (isNew) print(`Current: ${id} (${Math.round((Date.now() - startedAt) / 1000)} s).`);
  else if (!isBeside) print(`Nothing has changed since the current release, ${id}.`);
}

try {
  process.exitCode = await run(readFlags());
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
