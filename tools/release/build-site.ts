/** Builds the site into `build/` while another release may be served. */
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { manifestFile } from '#pictures/content-dir.ts';
import { isMemoryShort } from '#pictures/memory.ts';
import { MANIFEST } from './checks.ts';
import { ReleaseFault } from './fault.ts';
import { runWithLock } from './lock.ts';
import { placePublicFiles } from './public-files.ts';
import { runStep } from './run-step.ts';
import { fingerprintOf, readSources, type Sources } from './sources.ts';
import { environmentOf, firstDifference, type Variables } from './variables.ts';

/** The record of a build's inputs, which is stored in its folder. */
interface BuildRecord {
  readonly sources: Sources;
  readonly variables: Variables;
}

export interface BuildOptions {
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly variables: Variables;
  readonly print: (line: string) => void;
  /** True: the steps' output is shown only if one fails. */
  readonly isQuiet: boolean;
  /** True: builds even if nothing has changed. */
  readonly isForced: boolean;
  /** Called when a step begins, and with each line of its output if the build is quiet. */
  readonly onStep?: (step: StepName) => void;
  readonly onLine?: (line: string) => void;
}
export type StepName = 'check' | 'pictures' | 'pages';

const seconds = (ms: number) => (ms / 1000).toFixed(0);
const UNFINISHED = '.build-';
const RECORD = 'sources.json';

/** The check does not depend on the other steps, so it runs in parallel with them if there is enough memory. */
const STEPS: Readonly<Record<StepName, string>> = {
  check: join('tools', 'content', 'check-content.ts'),
  pictures: join('pictures', 'main.ts'),
  pages: join('tools', 'pages', 'main.ts'),
};

/** What the build in this folder was made from; null if there is no complete record. */
export function readRecord(folder: string): BuildRecord | null {
  try {
    return JSON.parse(readFileSync(join(folder, RECORD), 'utf8')) as BuildRecord;
  } catch {
    return null;
  }
}

/** The record of a finished build. @throws ReleaseFault if the build is incomplete */
export function recordOf(build: string): BuildRecord {
  const record = readRecord(build);
  if (!record) throw new ReleaseFault('The build is incomplete: run it again.');
  return record;
}

/** Whether `build/` is complete and up to date. */
export function isFresh(root: string, variables: Variables): boolean {
  const record = readRecord(join(root, 'build'));
  return (
    record !== null &&
    firstDifference(record.variables, variables) === null &&
    fingerprintOf(record.sources) === fingerprintOf(readSources(root))
  );
}

/** Removes folders of builds that were killed. */
function removeUnfinished(root: string) {
  for (const name of readdirSync(root))
    if (name.startsWith(UNFINISHED)) rmSync(join(root, name), { recursive: true, force: true });
}

/** Runs all steps into an existing empty folder. */
async function runSteps(options: BuildOptions, folder: string): Promise<void> {
  const { root, env, variables, print, isQuiet, onStep, onLine } = options;
  const publicFolder = env.PUBLIC_DIR;
  if (publicFolder) placePublicFiles(root, publicFolder, env.PUBLIC_PREVIOUS);
  // Before the build, so that later changes lead to another build.
  const record: BuildRecord = { sources: readSources(root), variables };
  const stepEnv = { ...environmentOf(env, variables), NODE_ENV: 'production', BUILD_DIR: folder };
  const checkFailed = new AbortController();
  async function run(name: StepName, signal?: AbortSignal) {
    onStep?.(name);
    // It prints a line for each page.
    const isTerse = name === 'pages' && !isQuiet && !env.VERBOSE;
    const startedAt = performance.now();
    if (isTerse) print('pages: being made');
    const step = { cwd: root, env: stepEnv, isQuiet, isTerse, onLine, ...(signal && { signal }) };
    await runStep([STEPS[name]], step);
    if (isTerse) print(`pages: ready in ${seconds(performance.now() - startedAt)} s`);
  }
  const check = run('check');
  check.catch(() => checkFailed.abort());
  if (isMemoryShort()) await check;
  const rest = (async () => {
    await run('pictures', checkFailed.signal);
    await run('pages', checkFailed.signal);
  })();
  // A mistake in the content makes the other steps fail too; the check has the best message.
  await Promise.allSettled([check, rest]);
  await check;
  await rest;
  const manifest = resolve(root, manifestFile());
  if (existsSync(manifest)) copyFileSync(manifest, join(folder, MANIFEST));
  writeFileSync(join(folder, RECORD), JSON.stringify(record));
}

/** A separate build, which does not change `build/`. Holds the build lock for as long as `use` runs. */
export function buildApart<T>(
  options: BuildOptions,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const { root, print } = options;
  return runWithLock(join(root, '.build.lock'), print, async () => {
    removeUnfinished(root);
    using folder = mkdtempDisposableSync(join(root, UNFINISHED));
    await runSteps(options, folder.path);
    return await use(folder.path);
  });
}

/** Moves the previous build, which is not served. In a container it may be in the image, from which no folder can be moved. */
function setAside(build: string, to: string) {
  try {
    if (existsSync(build)) renameSync(build, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    rmSync(build, { recursive: true });
  }
}

/** Builds, unless `build/` is up to date; returns its folder. @throws ReleaseFault if a step fails; `build/` then stays unchanged */
export function buildSite(options: BuildOptions): Promise<string> {
  const { root, variables, print, isForced } = options;
  const build = join(root, 'build');
  return runWithLock(join(root, '.build.lock'), print, async () => {
    removeUnfinished(root);
    if (!isForced && isFresh(root, variables)) return build;
    // In the project, where the prerenderer finds the packages.
    using folder = mkdtempDisposableSync(join(root, UNFINISHED));
    await runSteps(options, folder.path);
    chmodSync(folder.path, 0o755);
    setAside(build, join(folder.path, 'before'));
    renameSync(folder.path, build);
    rmSync(join(build, 'before'), { recursive: true, force: true });
    return build;
  });
}
