/** What the check of a whole site is told about the build that was made last. */
import { variantFiles } from '#pictures/encode.ts';
import { readManifest } from '#pictures/manifest.ts';
import { BUDGETS } from '../../e2e/budgets.ts';
import type { CheckOptions } from './check.ts';

/** The pictures' variants: data names them without width and format. */
const variants = () =>
  Object.entries(readManifest().pictures).flatMap(([key, picture]) => variantFiles(key, picture));

export const checks = (): CheckOptions => ({ expected: variants(), pageBytes: BUDGETS.html });
