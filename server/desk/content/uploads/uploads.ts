/** Uploaded files that are not used yet: each is used once, and unused ones are deleted after a day. */

import { access, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { DAY_MS } from '#contract/duration.ts';
import { writeFileDurably } from '#server/drafts/write-file.ts';
import { HttpError, notFound } from '#server/http/http-error.ts';
import { uploadsFolder } from './upload-routes.ts';

const SWEEP_MS = 3_600_000;
/** The ID of an uploaded file, which the desk's client chooses. */
export const uploadId = z.string().regex(/^[\w-]{22}$/);
const NOT_UPLOADED = 'This file was not uploaded. Choose it again.';

export interface Uploads {
  /** Path of a completely uploaded file. @throws HttpError 404 */
  file(upload: string): Promise<string>;
  /** Deletes it, also an incomplete one. */
  remove(upload: string): Promise<void>;
  /**
   * Runs `work` with the file's path, and deletes the file when it is done or refused (4xx), because an original contains its
   * location. A repeated request, after a lost response, gets the same response. After any other error the file stays for
   * another attempt. If the response cannot be written to the disk, it is repeated until the server restarts.
   * @param isFinal false for a response after which the file is still needed
   */
  once<T>(
    upload: string,
    work: (path: string) => Promise<T>,
    isFinal?: (answer: T) => boolean,
  ): Promise<T>;
}

type Answer<T> =
  | { readonly value: T }
  | { readonly status: HttpError['status']; readonly messages: readonly string[] };

/** @param now milliseconds since 1970 */
export function createUploads(dataDir: string, now: () => number): Uploads {
  const folder = uploadsFolder(dataDir);
  const running = new Map<string, Promise<unknown>>();
  /** Answers that could not be written, because the disk is full: the work must not be done twice. */
  const unwritten = new Map<string, Answer<unknown>>();

  async function sweep(): Promise<void> {
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now() }));
      if (now() - mtimeMs > DAY_MS) await rm(path, { recursive: true, force: true });
    }
  }
  const sweepQuietly = () => void sweep().catch(() => {});
  sweepQuietly();
  setInterval(sweepQuietly, SWEEP_MS).unref();

  function pathOf(upload: string): string {
    if (!uploadId.safeParse(upload).success) throw notFound(NOT_UPLOADED);
    return join(folder, upload);
  }
  const answerFile = (upload: string) => `${pathOf(upload)}.answer`;

  async function file(upload: string): Promise<string> {
    const path = pathOf(upload);
    await access(path).catch(() => {
      throw notFound(NOT_UPLOADED);
    });
    return path;
  }
  async function remove(upload: string): Promise<void> {
    await rm(pathOf(upload), { force: true });
    await rm(`${pathOf(upload)}.part`, { force: true });
  }
  async function finish<T>(upload: string, answer: Answer<T>): Promise<void> {
    await writeFileDurably(answerFile(upload), JSON.stringify(answer)).catch(() =>
      unwritten.set(upload, answer),
    );
    await remove(upload);
  }
  async function givenBefore<T>(upload: string): Promise<Answer<T> | null> {
    const kept = unwritten.get(upload) as Answer<T> | undefined;
    if (kept) return kept;
    const text = await readFile(answerFile(upload), 'utf8').catch(() => null);
    return text === null ? null : (JSON.parse(text) as Answer<T>);
  }

  async function use<T>(
    upload: string,
    work: (path: string) => Promise<T>,
    isFinal: (answer: T) => boolean,
  ): Promise<T> {
    const before = await givenBefore<T>(upload);
    if (before && 'value' in before) return before.value;
    if (before) throw new HttpError(before.status, before.messages);
    const path = await file(upload);
    try {
      const value = await work(path);
      if (isFinal(value)) await finish(upload, { value });
      return value;
    } catch (error) {
      if (error instanceof HttpError && error.status < 500) {
        const { status, messages } = error;
        await finish<T>(upload, { status, messages });
      }
      throw error;
    }
  }

  return {
    file,
    remove,
    async once(upload, work, isFinal = () => true) {
      const begun = running.get(upload) as ReturnType<typeof work> | undefined;
      if (begun) return begun;
      const using = use(upload, work, isFinal).finally(() => running.delete(upload));
      running.set(upload, using);
      return using;
    },
  };
}
