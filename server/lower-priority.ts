import { getPriority, setPriority } from 'node:os';

/**
 * Lowers the priority of a process, so that visitors are served first.
 * @param to a number of `os.constants.priority`. A process whose priority is already lower keeps it: only an administrator may raise it.
 * @param pid 0 is this process
 */
export function lowerPriority(to: number, pid = 0): void {
  try {
    if (getPriority(pid) < to) setPriority(pid, to);
  } catch {
    // It has already ended, or the system does not allow this: it then keeps its priority.
  }
}
