/** Sends a large file slice by slice, and continues after a lost connection. */
import { SLICE_MAX, sizeFault, type UploadKind } from '#contract/desk/uploads.ts';
import { FILE_TYPES } from '#contract/upload-types.ts';
import { ask, ResponseError } from './api.ts';
import { askUntilAnswered, type Wait } from './until-answered.ts';

const FIRST_SLICE = 256 * 1024;
/** If a slice took less time than this, the next one has twice its size. */
const QUICK_MS = 2000;
/** Responses without progress after which it fails. */
const STUCK_MAX = 40;

const newId = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export interface UploadOptions {
  /** Called with the uploaded share, 0 to 1. */
  readonly onPart: (part: number) => void;
  /** Called when it starts to wait, and with null when it stops. */
  readonly onWait?: (wait: Wait | null) => void;
  /** Aborts the upload, and deletes what was uploaded. */
  readonly signal?: AbortSignal;
}

/** Deletes an uploaded file that is no longer needed. Otherwise the server deletes it after a day. */
const forgetUpload = (id: string) =>
  void ask(`/uploads/${id}`, undefined, 'DELETE').catch(() => {});

/** Whether the browser takes the file for an SVG. The server looks at its content. */
export const isSvg = (file: File) => file.type === FILE_TYPES.svg.mediaType;

/** @returns the server's name of the file. Rejects with a `ResponseError`, or with the signal's reason */
export async function upload(
  file: File,
  kind: UploadKind,
  { onPart, onWait, signal }: UploadOptions,
): Promise<string> {
  if (file.size === 0)
    throw new ResponseError(400, {
      error: 'This file is empty. Choose the original file.',
    });
  const tooLarge = sizeFault(kind, file.size);
  if (tooLarge) throw new ResponseError(413, { error: tooLarge });
  const id = newId();
  let [at, slice, stuck] = [0, FIRST_SLICE, 0];
  /** Number of bytes that the server has; after a lost connection it may be more than was confirmed. */
  async function sendSlice(): Promise<number> {
    const answer = await fetch(`/desk/api/uploads/${id}?at=${at}&size=${file.size}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: file.slice(at, at + slice),
      signal: signal ?? null,
    }).catch((error) => {
      slice = FIRST_SLICE;
      throw error;
    });
    const body = (await answer.json().catch(() => null)) as { at?: number } | null;
    if (!answer.ok && answer.status !== 409) throw new ResponseError(answer.status, body);
    const arrived = body?.at ?? at;
    if (arrived !== at) stuck = 0;
    else if (++stuck > STUCK_MAX)
      throw new ResponseError(409, {
        error:
          'The upload failed: the server did not get all parts of the file. Upload the file again.',
      });
    // The server has not noticed yet that the previous slice was interrupted.
    else throw new TypeError('Nothing was uploaded. Try again.');
    return arrived;
  }
  try {
    while (at < file.size) {
      const began = performance.now();
      at = await askUntilAnswered(sendSlice, { signal, onWait });
      if (performance.now() - began < QUICK_MS) slice = Math.min(SLICE_MAX, slice * 2);
      onPart(at / file.size);
    }
  } catch (error) {
    forgetUpload(id);
    throw error;
  }
  return id;
}
