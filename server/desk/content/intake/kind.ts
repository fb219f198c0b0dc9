/** Recognises the kind of a file by its bytes, not by its name or the type that a browser sends. */

import { FORMATS, type FormatName, isHeic, isoBrands } from '#pictures/formats.ts';

export type Kind = FormatName | 'heic' | 'gif' | 'raw' | 'film' | 'pdf';

/** Raw formats of cameras, by their first bytes: Canon, Fuji, Olympus, Panasonic. */
const RAW = /^(II\*\0.{4}CR|IIU\0|IIRO|IIRS|FUJIFILMCCD-RAW|.{4}ftypcrx )/s;
/** Only for the message: these raw files are TIFFs that contain a small preview. */
const RAW_NAME = /\.(cr2|cr3|nef|nrw|arw|srf|sr2|dng|raf|orf|rw2|pef)$/i;

/** @param head the file's first bytes, 64 or more; `name`: its original name, only to tell raw files from scans */
export function kindOf(head: Buffer, name = ''): Kind | null {
  const start = head.toString('latin1', 0, 64);
  if (RAW.test(start) || (FORMATS.tiff.matches(head) && RAW_NAME.test(name))) return 'raw';
  for (const [kind, { matches }] of Object.entries(FORMATS))
    if (matches(head)) return kind as FormatName;
  if (isHeic(head)) return 'heic';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (start.startsWith('%PDF-')) return 'pdf';
  const isMatroska = start.startsWith('\x1aE\xdf\xa3');
  const isFilm = isoBrands(head).length > 0 || isMatroska || /^RIFF.{4}AVI /s.test(start);
  return isFilm ? 'film' : null;
}

/** Why these are refused, and what to do. */
export const REFUSED_KINDS: Readonly<Partial<Record<Kind, string>>> = {
  gif: 'This is a GIF, which has too few colours for a photo. Export it as JPEG.',
  raw: 'This is a camera’s raw file. Develop it, and export it as JPEG.',
  film: 'This is a film. Add films below the list of projects.',
  pdf: 'This is a PDF. If it is a plan, open its project and add it under “Plan”. If it is a photo, export it as JPEG.',
};
