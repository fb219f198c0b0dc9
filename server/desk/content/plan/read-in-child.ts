/**
 * Reads a plan in a child process, with limits of memory and time
 * (docs/decisions/desk.md#uploaded-plans-are-drawn-as-pictures-in-a-child-process).
 */
import { join } from 'node:path';
import { createQueue } from '#server/drafts/queue.ts';
import { readUpload } from '../../read-upload.ts';
import type { ReadPlan, Sheets } from './read-plan.ts';

/** A large drawing takes about 8 s on an idle machine, and many times as long during a build. */
const TIME_MAX_MS = 120_000;
const HEAP_MAX_MB = 768;
/** A sheet of A0 as RGBA is 560 MB, and some steps hold it twice. */
const MEMORY_MAX_MB = 3000;
const TOO_MUCH =
  'This drawing took too long or too much memory to read. Hide what is not needed, and export it again.';

/** One at a time, because two would share the machine's limits. */
const inTurn = createQueue();

interface ReadOptions {
  /** Page of a PDF, from 1. */
  readonly sheet?: number | undefined;
  readonly timeMs?: number;
}

/** Rejects with an `UploadError`, a message for the owner. */
export const readInChild = (file: string, { sheet, timeMs = TIME_MAX_MS }: ReadOptions = {}) =>
  inTurn(() =>
    readUpload<ReadPlan | Sheets>(
      join(import.meta.dirname, 'child.ts'),
      { message: { file, sheet }, heapMb: HEAP_MAX_MB, memoryMb: MEMORY_MAX_MB, timeMs },
      TOO_MUCH,
    ),
  );
