/** The one film that is being made: its progress, its end, and the message if it fails. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilmJob, FilmPiece } from '#contract/desk/films.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { isDiskFull } from '#server/durable.ts';
import { HttpError } from '#server/http/http-error.ts';
import { errorCode, type Log } from '#server/log.ts';
import { DISK_FULL, UploadError } from '../../upload-error.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { makeFilm } from './film-tools.ts';

/** Two formats in two encodings; they take most of the time. */
const PARTS = 4;

interface FilmJobOptions {
  readonly drafts: Drafts;
  readonly uploads: Uploads;
  /** Folder of the uploads, in which the film's files are made. */
  readonly work: string;
  /** Path of the strip of an upload's frames; it is deleted with the upload. */
  readonly stripOf: (upload: string) => string;
  readonly log: Log;
}

export function createFilmJob({ drafts, uploads, work, stripOf, log }: FilmJobOptions) {
  let job: FilmJob | null = null;
  let abort: AbortController | null = null;
  /** The job as requested; empty if it failed or was stopped, so that it can be repeated. */
  let begun = '';

  async function make(name: string, { upload: id, from, seconds, focus }: FilmPiece) {
    const stop = new AbortController();
    abort = stop;
    const finished = new Set<string>();
    let out: string | undefined;
    try {
      out = await mkdtemp(join(work, 'film-'));
      const clip = await uploads.file(id);
      const args = ['--from', from.toFixed(2), '--seconds', seconds.toFixed(2)];
      const ran = await makeFilm(
        [clip, name, ...args, '--focus', String(focus), '--out', out],
        (message) => {
          const { file, done } = message as { file: string; done: number };
          if (done >= 1) finished.add(file.replace(/,.*$/s, ''));
          const sum = finished.size + (done < 1 ? done : 0);
          if (job?.is === 'running') job = { ...job, done: Math.min(0.99, sum / PARTS) };
        },
        stop.signal,
      );
      if (ran.code !== 0) throw new UploadError(lastLineOf(ran.errors));
      stop.signal.throwIfAborted();
      for (const file of await readdir(out))
        await drafts.place(`media/films/${file}`, join(out, file));
      const notes = ran.out.split('\n').filter((line) => line.startsWith('Note: '));
      job = { name, done: 1, is: 'done', notes: notes.map((line) => line.slice(6)) };
      await uploads.remove(id);
      await rm(stripOf(id), { force: true });
    } catch (error) {
      if (!(error instanceof UploadError || stop.signal.aborted))
        log('error', 'film-failed', { code: errorCode(error) });
      job = stop.signal.aborted
        ? { name, done: 0, is: 'stopped' }
        : { name, done: 0, is: 'failed', error: errorOf(error) };
    } finally {
      abort = null;
      if (out) await rm(out, { recursive: true, force: true }).catch(() => {});
    }
  }

  return {
    current: () => job,

    /**
     * Starts the job, unless the same one was requested before. `note` runs first. @throws HttpError 409 while another film is
     * made
     */
    async start(name: string, piece: FilmPiece, note: () => Promise<void>): Promise<void> {
      const request = JSON.stringify([name, piece]);
      // Repeated, because the first response was lost.
      if (request === begun) return;
      await uploads.file(piece.upload);
      if (job?.is === 'running')
        throw new HttpError(409, ['Another film is being made: wait until it is done.']);
      const before = job;
      job = { name, done: 0, is: 'running' };
      try {
        await note();
      } catch (error) {
        job = before;
        throw error;
      }
      begun = request;
      void make(name, piece).finally(() => {
        if (job?.is !== 'done') begun = '';
      });
    },

    /** The name of the stopped film; null if none was being made. */
    stop(): string | null {
      if (job?.is !== 'running') return null;
      abort?.abort();
      return job.name;
    },
  };
}

/** Shown after the sentence that says which film could not be made. */
const TROUBLE = 'Choose a shorter part of it, or another film.';
function errorOf(error: unknown): string {
  if (error instanceof UploadError) return error.message;
  return isDiskFull(error) ? DISK_FULL : TROUBLE;
}
/** The last line of the command's output, unless it is about programs or options that the desk does not show. */
function lastLineOf(errors: string): string {
  const last = (errors.trim().split('\n').at(-1) ?? '').replace(' (--from, --seconds)', '');
  if (/^The disk is full/.test(last)) return DISK_FULL;
  return last === '' || /^\s*at |Error:|node:|^Node\.js v|^ffmpeg|--/.test(last) ? TROUBLE : last;
}
