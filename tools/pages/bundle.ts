/**
 * Bundles the site's scripts and styles, and the program that renders its pages, once for each state of what they depend
 * on (`bundleKey`). The bundle contains no texts or pictures, so a build after a change of texts reuses it.
 */
import { hash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { kindKeys } from '#content-model/kind-keys.server.ts';
import { contentDir } from '#pictures/content-dir.ts';
import { readManifest } from '#pictures/manifest.ts';
import { readBrand } from '#tools/brand/brand.ts';
import { BRAND_MODULES } from '#tools/brand/brand-plugin.ts';
import { readContentFiles } from '#tools/content/content-files.ts';
import { cropsCss } from '#tools/content/crops-plugin.ts';
import { previousBuilds } from '#tools/previous-build.ts';
import { runStep } from '#tools/release/run-step.ts';
import { readCode } from '#tools/release/sources.ts';

/** Names in a finished build: the bundle's `client` folder before pages are added, and its record. */
const BUNDLE = 'bundle';
/** The bundler writes the folder's name into the bundle, so it is always the same. Only one build runs at a time. */
const WORK = '.build-bundle';
const RECORD = 'record.json';

interface Bundle {
  readonly key: string;
  /** SHA-1 of each file by its path, so that a damaged file is not reused. */
  readonly files: Readonly<Record<string, string>>;
}

/** Hash of everything that the bundle depends on. */
async function bundleKey(root: string): Promise<string> {
  const brand = await readBrand();
  return hash(
    'sha256',
    JSON.stringify([
      process.version,
      readCode(root),
      [
        Object.values(BRAND_MODULES).map((make) => make(brand)),
        cropsCss(await readContentFiles(), readManifest()),
      ],
      // Each kind has its own route (app/routes.ts).
      kindKeys(contentDir()),
    ]),
  );
}

const isFile = (name: string) => !name.startsWith('.');

function filesOf(build: string): Bundle['files'] {
  const names = [join(BUNDLE, 'client'), 'server'].flatMap((folder) =>
    readdirSync(join(build, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isFile(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(build.length + 1)),
  );
  return Object.fromEntries(
    names.sort().map((name) => [name, hash('sha1', readFileSync(join(build, name)))]),
  );
}

/** Whether the build contains the complete bundle of this key. */
function holds(build: string, key: string): boolean {
  try {
    const record = JSON.parse(readFileSync(join(build, BUNDLE, RECORD), 'utf8')) as Bundle;
    return record.key === key && JSON.stringify(record.files) === JSON.stringify(filesOf(build));
  } catch {
    return false;
  }
}

const BUNDLER = join(
  dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json')),
  'bin.cjs',
);

async function makeBundle(root: string, build: string): Promise<void> {
  const work = join(root, WORK);
  try {
    await runStep([BUNDLER, 'build'], {
      cwd: root,
      env: { ...process.env, BUNDLE_DIR: WORK },
      isQuiet: true,
    });
    // A fallback page for hosts that cannot answer 404, and the bundler's manifest.
    rmSync(join(work, 'client', 'index.html'), { force: true });
    rmSync(join(work, 'client', '__spa-fallback.html'), { force: true });
    rmSync(join(work, 'client', '.vite'), { recursive: true, force: true });
    renameSync(join(work, 'server'), join(build, 'server'));
    renameSync(work, join(build, BUNDLE));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * Puts the bundle into `build`: into `client`, where the pages are added, and `server`, which renders them.
 * @param root folder of the project
 * @returns its key, and whether it was bundled anew
 */
export async function placeBundle(
  root: string,
  build: string,
): Promise<{ readonly key: string; readonly isNew: boolean }> {
  const key = await bundleKey(root);
  const previous = previousBuilds().find((folder) => holds(folder, key));
  if (previous)
    for (const name of [BUNDLE, 'server'])
      cpSync(join(previous, name), join(build, name), { recursive: true });
  else {
    await makeBundle(root, build);
    const record: Bundle = { key, files: filesOf(build) };
    writeFileSync(join(build, BUNDLE, RECORD), JSON.stringify(record));
  }
  cpSync(join(build, BUNDLE, 'client'), join(build, 'client'), { recursive: true });
  return { key, isNew: !previous };
}
