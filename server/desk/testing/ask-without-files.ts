/** Starts a child while no file can be opened, and again after some are closed; prints the results. */
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { askChild } from '../ask-child.ts';

const ask = () =>
  askChild<{ answer: Uint8Array }>(join(import.meta.dirname, 'big-answer.ts'), {
    message: { bytes: 3 },
    heapMb: 64,
    timeMs: 30_000,
  }).then(
    (answer) => answer?.answer.length,
    (error: NodeJS.ErrnoException) => error.code,
  );

// Modules that load on first use are loaded while files can be opened.
await ask();
const opened: number[] = [];
try {
  for (;;) opened.push(openSync('/dev/null', 'r'));
} catch {
  // No file descriptor is left.
}
const failed: unknown[] = [];
for (const spare of [0, 1, 2, 3]) {
  for (let n = 0; n < (spare > 0 ? 1 : 0); n += 1) closeSync(opened.pop()!);
  failed.push(await ask());
}
for (const file of opened) closeSync(file);
process.stdout.write(JSON.stringify({ failed, afterwards: await ask() }));
