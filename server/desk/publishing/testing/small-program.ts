/** The build of the small site in place of the real one. */
import { join } from 'node:path';
import type { BuildProgram } from '#server/publishing/builder.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
export const SMALL_BUILD = join(ROOT, 'tools/release/testing/small-preview.ts');

/** @param ms duration of a build in milliseconds */
export const smallProgram = (ms: number, timeLimitMs = 30_000): BuildProgram => ({
  args: [SMALL_BUILD, String(ms)],
  checkArgs: [SMALL_BUILD, 'check'],
  timeLimitMs,
});
