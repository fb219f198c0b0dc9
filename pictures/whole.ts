/** Detects truncated picture files by their ends. */
import { open } from 'node:fs/promises';
import { formatOf } from './formats.ts';

/** The end of an ISO file (AVIF): the sum of its boxes' sizes, which are in the first four bytes of each box. */
async function endOfBoxes(read: (at: number, length: number) => Promise<Buffer>, size: number) {
  let at = 0;
  while (at < size) {
    const length = (await read(at, 4)).readUInt32BE();
    if (length < 8) return -1;
    at += length;
  }
  return at;
}

/** Whether the picture exists and is complete, without decoding it. Takes three reads for a JPEG or AVIF; other formats are read whole. */
export async function isWhole(path: string): Promise<boolean> {
  await using file = await open(path, 'r').catch(() => undefined);
  if (!file) return false;
  const read = async (at: number, length: number) =>
    (await file.read(Buffer.alloc(length), 0, length, at)).buffer;
  const { size } = await file.stat();
  if (size < 16) return false;
  if (path.endsWith('.jpg')) return (await read(size - 2, 2)).readUInt16BE() === 0xffd9;
  if (path.endsWith('.avif')) return (await endOfBoxes(read, size)) === size;
  return formatOf(path)?.isWhole?.(await read(0, size)) ?? false;
}
