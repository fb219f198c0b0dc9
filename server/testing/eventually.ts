import { vi } from 'vitest';

/** Asks again until it holds. Patient: the machine may be busy with something else. */
export const eventually = <T>(check: () => T | Promise<T>, timeout = 20_000): Promise<T> =>
  vi.waitFor(check, { timeout, interval: 50 }) as Promise<T>;
