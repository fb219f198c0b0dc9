/** What the check of a whole site is told about a build. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variantFiles } from '#pictures/encode.ts';
import { type Manifest, readManifest } from '#pictures/manifest.ts';
import { pageBudget } from './budgets.ts';
import type { CheckOptions } from './check.ts';

/** The encoder's manifest as the build found it; it lies beside its pages. */
export const MANIFEST = 'pictures.json';

export const manifestOf = (build: string): Manifest => {
  const path = join(build, MANIFEST);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : readManifest();
};

/** The pictures' variants: data names them without width and format. */
const variants = (build: string) =>
  Object.entries(manifestOf(build).pictures).flatMap(([key, picture]) =>
    variantFiles(key, picture),
  );

/** `build`: its folder. */
export const checks = (build: string): CheckOptions => ({
  expected: variants(build),
  pageBytes: pageBudget,
});
