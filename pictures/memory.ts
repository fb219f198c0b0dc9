/** How much memory this process can still use. */
import { readFileSync } from 'node:fs';

/** Below this a build processes one picture and one card at a time, in processes with limits. */
const PLENTY_BYTES = 1.5 * 1024 ** 3;

/** The free memory in MiB, for error messages. */
export const memoryMiB = () => Math.round(freeMemory() / 1024 ** 2);

/** Free bytes of the machine or of the container or unit (cgroups), whichever is less. */
function freeMemory(): number {
  return Math.min(process.availableMemory(), availableOnMachine());
}

/** Memory that Linux can provide without swapping (proc(5): MemAvailable). */
function availableOnMachine(): number {
  try {
    const [, kib] = /^MemAvailable:\s+(\d+)/m.exec(readFileSync('/proc/meminfo', 'utf8')) ?? [];
    return kib ? Number(kib) * 1024 : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

export const isMemoryShort = () => freeMemory() < PLENTY_BYTES;
