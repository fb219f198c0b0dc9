/** Finds all pictures, films and plans in `content/`. */
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { contentDir } from './content-dir.ts';
import { isPicture } from './formats.ts';

/** A square crop: its centre in per cent from the left and the top; a scale of 2 takes half of the shorter side. */
export interface Cut {
  readonly at: readonly [number, number];
  readonly scale: number;
}

/** A file and the key by which pages refer to it. */
export interface Source {
  readonly key: string;
  readonly file: string;
  /** The part of it that is used; by default all of it. */
  readonly cut?: Cut;
  /** Degrees of clockwise rotation before the crop (framing.ts). */
  readonly straighten?: number;
}

/** Formats of phones and cameras that neither browsers nor the encoder read. */
const FOREIGN_PICTURE = /\.(heic|heif|hif|dng|nef|cr2|cr3|arw|raf|orf|psd|gif|bmp)$/i;
const FILM = /^(?:content\/)?media\/films\/([^/]+)\.(?:(av1|h264)\.mp4|jpg)$/i;
const MEDIA = 'content/media/';
const IN_PROJECT = /^((?:content\/)?projects\/([^/]+)\/([^/]+))\/(.+)$/;
const KIND_FILE = /^(?:content\/)?projects\/([^/]+)\/category\.yaml$/;

/** Sorts names, with numbers by their value. */
export const byName = new Intl.Collator('en', { numeric: true }).compare;

/** As Unicode NFC: macOS may write é as two code points where `project.yaml` has one. */
const asWritten = (name: string) => name.normalize('NFC');
/** A file's name without its extension, as Unicode NFC. */
export const stemOf = (file: string) => asWritten(file.replace(/\.\w+$/, ''));

export const isForeignPicture = (file: string) => FOREIGN_PICTURE.test(file);

/** Paths of all files in `content/`, such as "content/site.yaml", sorted; hidden files are left out. */
export async function listContent(folder = contentDir()): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .map((file) => `content/${file}`)
    .filter((file) => !/\/\./.test(file))
    .sort(byName);
}

/**
 * The parts of a path in a project's folder: "projects/residential/rao", "residential", "rao", "03.jpg". Undefined for any other
 * path.
 * @param path with or without "content/" in front, as is then `folder`
 */
export function projectParts(path: string) {
  const [, folder, kind, slug, name] = IN_PROJECT.exec(path) ?? [];
  return folder && kind && slug && name ? { folder, kind, slug, name } : undefined;
}
/** The same for a `project.yaml` only. */
export function projectFileParts(path: string) {
  const parts = projectParts(path);
  return parts?.name === 'project.yaml' ? parts : undefined;
}
/** The folder's name of a kind of projects, by its `category.yaml`; undefined for any other path. */
export const kindOfFile = (path: string) => KIND_FILE.exec(path)?.[1];

/** The key of a picture: below `media/` its path, else `<project>/<name>`. Undefined if the file is not a picture. */
export function pictureKey(file: string): string | undefined {
  if (!isPicture(file)) return undefined;
  if (file.startsWith(MEDIA)) return stemOf(file.slice(MEDIA.length));
  const { slug, name } = projectParts(file) ?? {};
  return slug && name && !name.includes('/') ? `${asWritten(slug)}/${stemOf(name)}` : undefined;
}

/** Name and codec of a film's file, such as `playlist-1.av1.mp4` or `playlist-1-phone.h264.mp4`. */
export function filmKey(file: string): { name: string; codec: 'av1' | 'h264' } | undefined {
  const [, name, codec] = FILM.exec(file) ?? [];
  return name && codec ? { name: asWritten(name), codec: codec.toLowerCase() as 'av1' } : undefined;
}

/** "playlist-1" for "playlist-1-phone", the version for phones, and for itself. */
export const wideName = (name: string) => name.replace(/-phone$/, '');

/** The film of a file: for wide screens or phones, in two encodings, with first frames. @param file with or without "content/" */
export function filmOf(file: string): string | undefined {
  const [, name] = FILM.exec(file) ?? [];
  return name && wideName(name);
}

function planKey(file: string) {
  const parts = projectParts(file);
  return parts?.name === 'plan.svg' ? parts.slug : undefined;
}

const keyed = (files: readonly string[], keyOf: (file: string) => string | undefined): Source[] =>
  files.flatMap((file) => {
    const key = keyOf(file);
    return key ? [{ key, file }] : [];
  });

/** Pictures of pages (`content/media`) and of projects (one folder each), sorted by name. */
export const picturesIn = (files: readonly string[]) => {
  const found = keyed(files, pictureKey);
  const ofPages = found.filter(({ file }) => file.startsWith(MEDIA));
  return [...ofPages, ...found.filter(({ file }) => !file.startsWith(MEDIA))];
};

export const plansIn = (files: readonly string[]) => keyed(files, planKey);

/** Pairs of files with the same key, which pages could not distinguish. */
export function samePictures(files: readonly string[]): (readonly [Source, Source])[] {
  const first = new Map<string, Source>();
  return picturesIn(files).flatMap((source) => {
    const other = first.get(source.key);
    if (!other) first.set(source.key, source);
    return other ? [[other, source] as const] : [];
  });
}
