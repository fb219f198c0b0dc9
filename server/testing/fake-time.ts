/** A process of its own under another clock, where `faketime` is installed. */
import { spawnSync } from 'node:child_process';

/** The environment that does it, or null. `by` as faketime takes it, e.g. "+3y". */
export function fakeTime(by: string): Record<string, string> | null {
  const { status, stdout } = spawnSync('faketime', ['-f', by, 'printenv', 'LD_PRELOAD'], {
    encoding: 'utf8',
  });
  if (status !== 0) return null;
  return { LD_PRELOAD: stdout.trim(), FAKETIME: by, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
}
