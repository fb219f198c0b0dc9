/** The options for the check of a build. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, readManifest } from '#pictures/manifest.ts';
import { variantFiles } from '#pictures/variants.ts';
import { PROVISIONAL, type Provisional } from '#server/releases/provisional.ts';
import { pageBudget } from './budgets.ts';
import type { CheckOptions } from './check.ts';

/** The picture manifest that the build used; it is stored in the build's folder. */
export const MANIFEST = 'pictures.json';

export const manifestOf = (build: string): Manifest => {
  const path = join(build, MANIFEST);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : readManifest();
};

/** The pictures' variants, because data contains their names without width and format. */
const variants = (build: string) =>
  Object.entries(manifestOf(build).pictures).flatMap(([key, picture]) =>
    variantFiles(key, picture),
  );

const promisedIn = (build: string): ReadonlySet<string> | undefined => {
  const path = join(build, PROVISIONAL);
  if (!existsSync(path)) return undefined;
  return new Set(Object.keys((JSON.parse(readFileSync(path, 'utf8')) as Provisional).pictures));
};

/**
 * @param build its folder. A provisional build needs no picture files: the server makes the pictures that its pages
 *   name, and only these, so not those of a hidden project.
 */
export const checks = (build: string): CheckOptions => {
  const promised = promisedIn(build);
  return {
    expected: promised ? [] : variants(build),
    ...(promised && { promised }),
    pageBytes: pageBudget,
  };
};
