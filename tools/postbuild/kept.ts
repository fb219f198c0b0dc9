/** What the build before has worked out already, by the hash of all that it follows from. */
import { hash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { previousBuilds } from '#tools/previous-build.ts';

const file = (build: string) => join(build, 'bundle', 'kept.json');

/** Of the code that works it out: this folder and the versions of its packages. */
function codeHash(): string {
  const root = join(import.meta.dirname, '..', '..');
  const names = globSync('*.ts', { cwd: import.meta.dirname }).sort();
  const paths = [
    ...names.map((name) => join(import.meta.dirname, name)),
    join(root, 'package-lock.json'),
  ];
  return hash('sha256', paths.map((path) => hash('sha256', readFileSync(path))).join());
}

function read(build: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file(build), 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

let code: string | undefined;
let before: Readonly<Record<string, string>> | undefined;
const used = new Map<string, string>();

/** What `make` returns for this input, or has returned in the build before. Other code than this folder's may not matter. */
export function kept(input: readonly unknown[], make: () => string): string {
  code ??= codeHash();
  before ??= Object.assign({}, ...previousBuilds().reverse().map(read)) as Record<string, string>;
  const key = hash('sha256', JSON.stringify([code, input]));
  const result = used.get(key) ?? before[key] ?? make();
  used.set(key, result);
  return result;
}

/** Writes what this build has used, for the next one. */
export function saveKept(build: string): void {
  mkdirSync(dirname(file(build)), { recursive: true });
  writeFileSync(file(build), JSON.stringify(Object.fromEntries([...used].sort())));
}
