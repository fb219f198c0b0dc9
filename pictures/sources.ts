/** Finds every picture, film and plan that the studio put into `content/`. */
import { readdir } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import { contentDir } from './content-dir.ts';
import { isPicture } from './formats.ts';

/** A square cut: its middle in percent from the left and from the top; a scale of 2 takes half of the shorter side. */
export interface Cut {
  readonly at: readonly [number, number];
  readonly scale: number;
}

/** One file of the studio's and the key that pages call it by. */
export interface Source {
  readonly key: string;
  readonly file: string;
  /** The part of it that is taken; all of it without. */
  readonly cut?: Cut;
  /** Degrees by which it is turned before, clockwise (framing.ts). */
  readonly straighten?: number;
}

/** What phones and cameras write and no browser, nor the encoder here, reads. */
const FOREIGN_PICTURE = /\.(heic|heif|hif|dng|nef|cr2|cr3|arw|raf|orf|psd|gif|bmp)$/i;
const FILM = /^(.+)\.(av1|h264)\.mp4$/i;
const MEDIA = 'content/media/';
const PROJECT = /^content\/projects\/[^/]+\/([^/]+)\/([^/]+)$/;

const collator = new Intl.Collator('en', { numeric: true });

/** In one form: macOS may write an é as two letters where `project.yaml` has one. */
const asWritten = (name: string) => name.normalize('NFC');
/** A file's name without its ending. */
export const stemOf = (file: string) =>
  asWritten(file.slice(0, file.length - extname(file).length));

export const isForeignPicture = (file: string) => FOREIGN_PICTURE.test(file);

/** Paths of all files in `content/`, "content/site.yaml", in the order of their names; a dot hides a file. */
export async function listContent(folder = contentDir()): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .map((file) => `content/${file}`)
    .filter((file) => !/\/\./.test(file))
    .sort(collator.compare);
}

/** The key that pages call a picture by, if this is the path of one: below `media/` its path, else `<project>/<name>`. */
export function pictureKey(file: string): string | undefined {
  if (!isPicture(file)) return undefined;
  if (file.startsWith(MEDIA)) return stemOf(file.slice(MEDIA.length));
  const [, project, name] = PROJECT.exec(file) ?? [];
  return project && name && `${asWritten(project)}/${stemOf(name)}`;
}

/** Name and codec of a film's file: `playlist-1.av1.mp4`, `playlist-1-phone.h264.mp4`, … */
export function filmKey(file: string): { name: string; codec: 'av1' | 'h264' } | undefined {
  if (dirname(file) !== 'content/media/films') return undefined;
  const [, name, codec] = FILM.exec(basename(file)) ?? [];
  return name && codec ? { name: asWritten(name), codec: codec.toLowerCase() as 'av1' } : undefined;
}

/** The project whose plan this is the path of. */
const planKey = (file: string) =>
  basename(file) === 'plan.svg' ? PROJECT.exec(file)?.[1] : undefined;

const keyed = (files: readonly string[], keyOf: (file: string) => string | undefined): Source[] =>
  files.flatMap((file) => {
    const key = keyOf(file);
    return key ? [{ key, file }] : [];
  });

/** Pictures of pages (`content/media`) and of projects (one folder each), in the order of their names. */
export const picturesIn = (files: readonly string[]) => {
  const found = keyed(files, pictureKey);
  const ofPages = found.filter(({ file }) => file.startsWith(MEDIA));
  return [...ofPages, ...found.filter(({ file }) => !file.startsWith(MEDIA))];
};

export const plansIn = (files: readonly string[]) => keyed(files, planKey);

/** Files that share a key, two by two: pages could not tell which of them is meant. */
export function samePictures(files: readonly string[]): (readonly [Source, Source])[] {
  const first = new Map<string, Source>();
  return picturesIn(files).flatMap((source) => {
    const other = first.get(source.key);
    if (!other) first.set(source.key, source);
    return other ? [[other, source] as const] : [];
  });
}
