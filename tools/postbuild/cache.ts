/** Caches results between builds, by the hash of everything that they depend on. */
import { hash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { previousBuilds } from '#tools/previous-build.ts';
import { replaceFile } from '#tools/replace-file.ts';

const file = (build: string) => join(build, 'bundle', 'kept.json');

const schema = z.object({
  results: z.record(z.string(), z.string()),
  /** Hash of `results` as JSON, so that a damaged file is not used. */
  digest: z.string(),
});
type Results = z.infer<typeof schema>['results'];
const digestOf = (results: Results) => hash('sha256', JSON.stringify(results));

/** Hash of Node's version, this folder's code, and the versions of all packages. */
function toolsHash(): string {
  const root = join(import.meta.dirname, '..', '..');
  const names = globSync('*.ts', { cwd: import.meta.dirname }).sort();
  const paths = [
    ...names.map((name) => join(import.meta.dirname, name)),
    join(root, 'package-lock.json'),
  ];
  const files = paths.map((path) => hash('sha256', readFileSync(path)));
  return hash('sha256', [process.version, ...files].join());
}

/** A build's stored results; {} if they are missing or damaged, so that they are computed again. */
function read(build: string): Results {
  try {
    const { results, digest } = schema.parse(JSON.parse(readFileSync(file(build), 'utf8')));
    return digestOf(results) === digest ? results : {};
  } catch {
    return {};
  }
}

let tools: string | undefined;
let before: Readonly<Results> | undefined;
const used = new Map<string, string>();

function resultsBefore(): Readonly<Results> {
  before ??= Object.assign({}, ...previousBuilds().reverse().map(read)) as Results;
  return before;
}

/**
 * Returns the result of `make`, or the stored one for this input from the previous build.
 * @param make depends only on `input`, the code of this folder, and packages
 */
export function cachedResult(input: readonly unknown[], make: () => string): string {
  tools ??= toolsHash();
  const key = hash('sha256', JSON.stringify([tools, input]));
  const result = used.get(key) ?? resultsBefore()[key] ?? make();
  used.set(key, result);
  return result;
}

/**
 * Stores the results that this build has used, for the next one.
 * @param hasTaken true: pages were copied from the previous build, so its results are stored too
 */
export function saveCache(build: string, hasTaken = false): void {
  const all = [...(hasTaken ? Object.entries(resultsBefore()) : []), ...used];
  const results = Object.fromEntries(all.sort());
  mkdirSync(dirname(file(build)), { recursive: true });
  replaceFile(
    file(build),
    Buffer.from(
      JSON.stringify({ results, digest: digestOf(results) } satisfies z.infer<typeof schema>),
    ),
  );
}
