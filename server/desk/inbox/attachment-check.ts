/** Checks that a file attached to a reply can be opened: a picture is decoded once, a PDF must have its end. */
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_TYPES } from '#contract/upload-types.ts';
import { createQueue } from '#server/drafts/queue.ts';
import { askChild } from '../ask-child.ts';
import type { Kind } from './attachment-type.ts';

/** One picture is decoded at a time: ten megabytes may contain hundreds of millions of pixels. */
const inTurn = createQueue();
const LIMITS = { heapMb: 64, memoryMb: 1000, timeMs: 20_000 } as const;
const PROGRAM = join(import.meta.dirname, 'decode-child.ts');
/** A PDF ends with "%%EOF" (ISO 32000-1, 7.5.5); programs search for it in the last 1,024 bytes. */
const TAIL_BYTES = 1024;

async function endsAsPdf(path: string): Promise<boolean> {
  const { size } = await stat(path);
  await using file = await open(path);
  const tail = Buffer.alloc(TAIL_BYTES);
  await file.read(tail, 0, TAIL_BYTES, Math.max(0, size - TAIL_BYTES));
  return tail.includes('%%EOF');
}

/** @param path of the file; `kind`: its kind by its first bytes */
export async function isWhole(
  path: string,
  { mediaType }: Pick<Kind, 'mediaType'>,
): Promise<boolean> {
  if (mediaType === FILE_TYPES.pdf.mediaType) return endsAsPdf(path);
  // HEIC needs its own decoder (content/intake), which takes seconds.
  if (mediaType === FILE_TYPES.heic.mediaType) return true;
  const answer = await inTurn(() =>
    askChild<{ isWhole: boolean }>(PROGRAM, { message: { path }, ...LIMITS }),
  );
  return answer?.isWhole === true;
}
