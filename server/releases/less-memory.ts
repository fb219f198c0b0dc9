/** Limits by which a build takes a third less memory, and somewhat longer. */
import { availableParallelism } from 'node:os';

/** Enough for three times the site, and what collects garbage early. */
const NODE_LIMITS = '--max-old-space-size=480 --max-semi-space-size=4';
/** What is outside of V8's heap: the bundler's and the encoder's threads each keep memory of their own. */
const NATIVE_LIMITS = {
  MALLOC_ARENA_MAX: '2',
  // What a picture needed goes back to the system: 70 MB less with two at a time.
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
  RAYON_NUM_THREADS: '1',
  UV_THREADPOOL_SIZE: String(Math.min(4, availableParallelism())),
  // Each uses one core and 230 MB; where memory is short only one is encoded at a time (pictures/at-once.ts).
  PICTURES_AT_ONCE: '2',
};

/** An environment for the processes of such a build. */
export const withLessMemory = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  ...NATIVE_LIMITS,
  NODE_OPTIONS: [env.NODE_OPTIONS, NODE_LIMITS].filter(Boolean).join(' '),
});
