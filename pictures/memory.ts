/** How much memory this process may still take. */
import { readFileSync } from 'node:fs';

/** Below this a build works on one picture and one card at a time, in processes with limits. */
const PLENTY_BYTES = 1.5 * 1024 ** 3;

/** In MiB, as an error may say it. */
export const memoryMiB = () => Math.round(freeMemory() / 1024 ** 2);

/** Bytes that are free on the machine, or below the limit of a container or unit (cgroups), whichever is less. */
function freeMemory(): number {
  return Math.min(process.availableMemory(), availableOnMachine());
}

/** What Linux could give without swapping (proc(5): MemAvailable). */
function availableOnMachine(): number {
  try {
    const [, kib] = /^MemAvailable:\s+(\d+)/m.exec(readFileSync('/proc/meminfo', 'utf8')) ?? [];
    return kib ? Number(kib) * 1024 : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

export const isMemoryShort = () => freeMemory() < PLENTY_BYTES;
