/** Lists the packages that are shipped to visitors, to the desk's browser and to the server. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesImported } from './imports.ts';

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  /** True: installed only on some systems. */
  readonly optional?: boolean;
}
type LockFile = Readonly<Record<string, Locked>>;

export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Its folder in the project: "node_modules/zod". */
  readonly path: string;
  /** True: it depends on the system. */
  readonly isOfSystem: boolean;
}

export const DESTINATIONS = ['visitors', 'desk', 'server'] as const;
export type Destination = (typeof DESTINATIONS)[number];

const isTest = (file: string) => /\.test\.tsx?$|(^|\/)testing\//.test(file);
/** Loaders of pages run only during the build. */
const isOfBuild = (file: string) => /\.server\.tsx?$/.test(file);
/** Only for `npm run dev`. */
const isOfDevelopment = (file: string) => file === 'server/vite-plugin.ts';

const ENTRIES: Readonly<Record<Destination | 'build', string>> = {
  visitors: 'app/{root,entry.client,pages/*}.tsx',
  desk: 'desk/main.tsx',
  server: 'server/**/*.{ts,cjs}',
  build: '{{app,desk,enquiry,pictures,server,tools}/**/*,{react-router,vite}.config}.{ts,tsx}',
};

const readLock = (root: string): LockFile =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/** The folder in which Node finds `name` from the package at `path`, according to the lock file. */
function resolveIn(lock: LockFile, path: string, name: string): string | undefined {
  for (
    let folder = path;
    ;
    folder = folder.slice(0, folder.lastIndexOf('node_modules')).replace(/\/$/, '')
  ) {
    const found = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (lock[found]) return found;
    if (folder === '') return undefined;
  }
}

/** The packages and all their dependencies, by the lock file, sorted by name. */
export function withDependencies(lock: LockFile, names: readonly string[]): ShippedPackage[] {
  const found = new Map<string, ShippedPackage>();
  const add = (from: string, name: string): void => {
    const path = resolveIn(lock, from, name);
    const locked = path === undefined ? undefined : lock[path];
    if (!path || !locked || found.has(path)) return;
    const {
      version,
      license = 'none named',
      dependencies,
      optionalDependencies,
      optional,
    } = locked;
    found.set(path, {
      name,
      version,
      licence: license,
      path,
      isOfSystem: optional === true,
    });
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) add(path, next);
  };
  for (const name of names) add('', name);
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The packages that are shipped to a destination. */
export function packagesShippedTo(root: string, destination: Destination): ShippedPackage[] {
  const entries = globSync(ENTRIES[destination], { cwd: root });
  const isLeftOut = (file: string) => isTest(file) || isOfBuild(file) || isOfDevelopment(file);
  return withDependencies(readLock(root), packagesImported(root, entries, isLeftOut));
}

const isOfTests = (file: string) => isTest(file) || file === 'tools/chromium.ts';

/** The packages of a server with the desk: all that a build needs, without those for tests. */
export function shippedWithBuild(root: string): ShippedPackage[] {
  const entries = globSync(ENTRIES.build, { cwd: root });
  return withDependencies(readLock(root), packagesImported(root, entries, isOfTests));
}
