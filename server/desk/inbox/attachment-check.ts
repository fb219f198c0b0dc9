/** Whether a file that leaves with a reply can be opened: a picture is decoded once, of a PDF the end is looked for. */
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { askChild } from '../ask-child.ts';
import type { Kind } from './attachment-type.ts';

const PROGRAM = join(import.meta.dirname, 'decode-child.ts');
/** A PDF ends with "%%EOF" (ISO 32000-1, 7.5.5); programs look for it in the last 1,024 bytes. */
const TAIL_BYTES = 1024;

async function endsAsPdf(path: string): Promise<boolean> {
  const { size } = await stat(path);
  const file = await open(path);
  try {
    const tail = Buffer.alloc(TAIL_BYTES);
    await file.read(tail, 0, TAIL_BYTES, Math.max(0, size - TAIL_BYTES));
    return tail.includes('%%EOF');
  } finally {
    await file.close();
  }
}

/** @param path of the file; `kind`: what it is by its first bytes */
export async function isWhole(path: string, { type }: Pick<Kind, 'type'>): Promise<boolean> {
  if (type === 'application/pdf') return endsAsPdf(path);
  // The server decodes HEIC with a program that is too large to be started for this.
  if (type === 'image/heic') return true;
  const answer = await askChild<{ isWhole: boolean }>(PROGRAM, {
    ...{ message: { path }, heapMb: 64, timeMs: 20_000 },
  });
  return answer?.isWhole === true;
}
