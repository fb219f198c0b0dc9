/** Sends a large file slice by slice, and goes on where a broken line left it. */
import { Refusal } from './api.ts';

const FIRST_SLICE = 256 * 1024;
const SLICE_MAX = 4 * 1024 * 1024;
/** A slice that took less is followed by one of twice its size. */
const QUICK_MS = 2000;
const RETRY_MS = 3000;
const TRIES = 40;

const newId = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * @param onPart hears how much has arrived, 0 to 1
 * @param signal ends it
 * @returns the name that the server knows the file by. Rejects with a `Refusal`, or with the signal's reason.
 */
export async function upload(
  file: File,
  onPart: (part: number) => void,
  signal?: AbortSignal,
): Promise<string> {
  const id = newId();
  let [at, slice, tries] = [0, FIRST_SLICE, 0];
  while (at < file.size) {
    const began = performance.now();
    try {
      const answer = await fetch(`/desk/api/uploads/${id}?at=${at}&size=${file.size}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/octet-stream' },
        body: file.slice(at, at + slice),
        signal: signal ?? null,
      });
      const said = (await answer.json().catch(() => null)) as { at?: number } | null;
      if (!answer.ok && answer.status !== 409) throw new Refusal(answer.status, said);
      at = said?.at ?? at;
      tries = answer.ok ? 0 : tries + 1;
      if (performance.now() - began < QUICK_MS) slice = Math.min(SLICE_MAX, slice * 2);
    } catch (error) {
      signal?.throwIfAborted();
      // No line: in the lift, or the tunnel.
      tries += 1;
      slice = FIRST_SLICE;
      if (error instanceof Refusal || tries > TRIES) throw error;
      await wait(RETRY_MS);
    }
    if (tries > TRIES) throw new Refusal(409, { error: 'The file does not arrive. Try again.' });
    onPart(at / file.size);
  }
  if (file.size === 0) throw new Refusal(400, { error: 'This file is empty.' });
  return id;
}
