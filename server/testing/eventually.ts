import { vi } from 'vitest';

/** Repeats the check until it passes, because the machine may be busy. */
export const eventually = <T>(check: () => T | Promise<T>, timeout = 20_000): Promise<T> =>
  vi.waitFor(check, { timeout, interval: 50 }) as Promise<T>;
