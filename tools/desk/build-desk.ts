/** Builds the desk's client, unless the build is up to date. */
import { hash } from 'node:crypto';
import {
  globSync,
  mkdtempDisposableSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from '#tools/postbuild/compress.ts';
import { runWithLock } from '#tools/release/lock.ts';

const SOURCES = [
  'desk/**/*',
  'app/styles/{tokens,breakpoints}.css',
  'app/styles/fonts/*',
  'contract/**/*',
  'package-lock.json',
  'tools/desk/build-desk.ts',
  'tools/postbuild/compress.ts',
];
const NOT_SOURCES = /^desk\/(build|\.build-)|\.test\.tsx?$|\.md$/;
const RECORD = 'sources.txt';

function fingerprint(root: string): string {
  const names = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !NOT_SOURCES.test(path.slice(root.length + 1).replaceAll('\\', '/')))
    .sort();
  return hash(
    'sha256',
    names
      .map((path) => `${path.slice(root.length)}\0${hash('sha1', readFileSync(path))}`)
      .join('\n'),
  );
}

const recordOf = (folder: string) => {
  try {
    return readFileSync(join(folder, RECORD), 'utf8');
  } catch {
    return null;
  }
};

/** Resolves with true if it was built. If the build fails, the previous one stays. */
export function buildDesk(root: string): Promise<boolean> {
  const target = join(root, 'desk', 'build');
  const wanted = fingerprint(root);
  if (recordOf(target) === wanted) return Promise.resolve(false);
  return runWithLock(
    join(root, '.build.lock'),
    () => {},
    async () => {
      if (recordOf(target) === wanted) return false;
      using folder = mkdtempDisposableSync(join(root, 'desk', '.build-'));
      const { build } = await import('vite');
      const client = join(folder.path, 'client');
      const outDir = join(client, 'desk');
      const configFile = join(root, 'desk', 'vite.config.ts');
      await build({ configFile, logLevel: 'error', build: { outDir } });
      const made = globSync('**/*', { cwd: client, withFileTypes: true });
      await compressFiles(
        client,
        made.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name)),
      );
      writeFileSync(join(folder.path, RECORD), wanted);
      rmSync(target, { recursive: true, force: true });
      renameSync(folder.path, target);
      return true;
    },
  );
}
