/** The child process that reads one uploaded photo; it may fail or run out of memory or time without affecting the server. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { constants } from 'node:os';
import sharp from 'sharp';
import { sizeFault } from '#contract/desk/uploads.ts';
import { lowerPriority } from '#server/lower-priority.ts';
import { answerUpload } from '../../read-upload.ts';
import { UploadError } from '../../upload-error.ts';
import { readPhoto } from './read-photo.ts';

lowerPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.cache(false);
sharp.concurrency(1);

/** Reads the file once, completely, so that the checked bytes are the decoded ones even if the file changes. */
function readOnce(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const fault = sizeFault('photo', size);
    if (fault) throw new UploadError(fault);
    const bytes = Buffer.allocUnsafeSlow(size);
    let at = 0;
    while (at < size) {
      const read = readSync(file, bytes, at, size - at, at);
      if (read === 0) break;
      at += read;
    }
    return bytes.subarray(0, at);
  } finally {
    closeSync(file);
  }
}

answerUpload(({ upload, name, to }: Record<'upload' | 'name' | 'to', string>) =>
  readPhoto(readOnce(upload), name, to),
);
