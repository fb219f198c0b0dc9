/** Uploads photos, a few at a time and in the chosen order, on whatever screen. */
import { useSyncExternalStore } from 'react';
import type { UploadedPhoto } from '#contract/desk/photos.ts';
import { ask } from '../../api.ts';
import { askUntilAnswered, type Wait } from '../../until-answered.ts';
import { upload } from '../../upload.ts';
import { projectPath, putPhoto, renewProjects } from './use-projects.ts';

const AT_ONCE = 3;

export interface Upload {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly file: File;
  /** Progress, 0 to 1. */
  readonly part: number;
  /** `preparing`: uploaded, and being processed by the server. */
  readonly state: 'waiting' | 'uploading' | 'preparing' | 'done' | 'refused';
  readonly wait: Wait | null;
  /** Why it was refused, or how it was changed. */
  readonly notes: readonly string[];
  /** File of the picture that it became. */
  readonly became: string | null;
}

const WAITING = {
  part: 0,
  state: 'waiting',
  wait: null,
  notes: [],
  became: null,
} as const satisfies Partial<Upload>;

let uploads: readonly Upload[] = [];
let lastId = 0;
let takes: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();
const stops = new Map<number, AbortController>();

function set(next: readonly Upload[]) {
  uploads = next;
  for (const listener of listeners) listener();
}
const change = (id: number, over: Partial<Upload>) =>
  set(uploads.map((each) => (each.id === id ? { ...each, ...over } : each)));

/** Whether an upload is neither finished nor refused. */
export const isUnderWay = ({ state }: Upload) =>
  state === 'waiting' || state === 'uploading' || state === 'preparing';

/** Warns before leaving the page while uploads are unfinished. */
window.addEventListener('beforeunload', (event) => {
  if (uploads.some(isUnderWay)) event.preventDefault();
});

const onWait = (id: number) => (wait: Wait | null) => {
  if (uploads.some((each) => each.id === id && each.wait !== wait)) change(id, { wait });
};

async function take({ id, slug, name }: Upload, arrived: Promise<string>): Promise<void> {
  try {
    const file = await arrived;
    if (stops.get(id)?.signal.aborted) return;
    change(id, { state: 'preparing', part: 1 });
    const { photo, notes } = await askUntilAnswered(
      () => ask<UploadedPhoto>(`${projectPath(slug)}/photos`, { upload: file, name }),
      { onWait: onWait(id), signal: stops.get(id)?.signal },
    );
    putPhoto(slug, photo);
    change(id, { state: 'done', notes, became: photo.file });
  } catch (error) {
    if (stops.get(id)?.signal.aborted) return;
    change(id, { state: 'refused', notes: [(error as Error).message] });
  } finally {
    stops.delete(id);
  }
}

function settle(slug: string) {
  const own = uploads.filter((each) => each.slug === slug);
  if (own.some(isUnderWay)) return;
  void renewProjects(slug);
}

function next(): void {
  if (uploads.filter(({ state }) => state === 'uploading').length >= AT_ONCE) return;
  const one = uploads.find(({ state }) => state === 'waiting');
  if (!one) return;
  const { id, file, slug } = one;
  const stop = new AbortController();
  stops.set(id, stop);
  change(id, { state: 'uploading' });
  const arrived = upload(file, 'photo', {
    onPart: (part) => change(id, { part }),
    onWait: onWait(id),
    signal: stop.signal,
  });
  void arrived
    .then(
      () => !stop.signal.aborted && change(id, { state: 'preparing', part: 1 }),
      () => {},
    )
    .then(next);
  // One after another, so that the sheet keeps the chosen order.
  takes = takes.then(() => take(one, arrived)).then(() => settle(slug));
  next();
}

/** Uploads photos to a project, after its other uploads. */
export function addPhotos(slug: string, files: readonly File[]): void {
  const added = files.map((file): Upload => {
    lastId += 1;
    const { name } = file;
    return { id: lastId, slug, name, file, ...WAITING };
  });
  const still = uploads.filter(
    (each) => each.slug !== slug || isUnderWay(each) || each.state === 'refused',
  );
  set([
    ...(uploads.some((each) => each.slug === slug && isUnderWay(each)) ? uploads : still),
    ...added,
  ]);
  next();
}

/** Starts from the beginning, because the server keeps nothing of a refused file. */
export function tryAgain(id: number): void {
  change(id, WAITING);
  next();
}

/** Removes it from the tray. */
export const dismissUpload = (id: number) => set(uploads.filter((each) => each.id !== id));

/**
 * Files that are not completely uploaded are not added. A photo that the server has added although its response was lost appears
 * when the project is loaded again.
 */
export function stopUploads(slug: string): void {
  const stopped = uploads.filter(
    (each) => each.slug === slug && isUnderWay(each) && (each.state !== 'preparing' || each.wait),
  );
  for (const { id } of stopped) stops.get(id)?.abort();
  set(uploads.filter((each) => !stopped.includes(each)));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** The uploads of a project. */
export function useUploads(slug: string): readonly Upload[] {
  const all = useSyncExternalStore(subscribe, () => uploads);
  return all.filter((each) => each.slug === slug);
}
