/** What a file is, by its bytes: its name and what a browser says of it count for nothing. */

export type Kind =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'avif'
  | 'tiff'
  | 'heic'
  | 'gif'
  | 'raw'
  | 'film'
  | 'pdf';

const ascii = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to);
const HEIC = /^(hei[cxms]|hev[cxms]|mif1|msf1)$/;
const TIFF = /^(II\*\0|MM\0\*|II\+\0|MM\0\+)/;
/** Of cameras, in the TIFF's own bytes or before them: Canon's, Fuji's, Olympus', Panasonic's; */
const RAW = /^(II\*\0.{4}CR|IIU\0|IIRO|IIRS|FUJIFILMCCD-RAW|.{4}ftypcrx )/s;
/** Names for the sentence alone: these TIFFs hold a small picture beside the camera's data. */
const RAW_NAME = /\.(cr2|cr3|nef|nrw|arw|srf|sr2|dng|raf|orf|rw2|pef)$/i;

/** @param head the file's first bytes, 64 or more; `name`: the owner's, which only tells camera data from a scan */
export function kindOf(head: Buffer, name = ''): Kind | null {
  const start = ascii(head, 0, 64);
  if (RAW.test(start) || (TIFF.test(start) && RAW_NAME.test(name))) return 'raw';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp';
  if (TIFF.test(start)) return 'tiff';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (start.startsWith('%PDF-')) return 'pdf';
  if (/^.{4}ftyp/s.test(start)) {
    // The box names what else the file may be read as.
    const length = Math.min(head.readUInt32BE(0), 64, head.length);
    const brands = [ascii(head, 8, 12), ...(start.slice(16, length).match(/.{4}/gs) ?? [])];
    if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'avif';
    return brands.some((brand) => HEIC.test(brand)) ? 'heic' : 'film';
  }
  const isFilm = start.startsWith('\x1aE\xdf\xa3') || /^RIFF.{4}AVI /s.test(start);
  return isFilm ? 'film' : null;
}

/** Why these are refused, and what to do. */
export const REFUSED: Readonly<Partial<Record<Kind, string>>> = {
  gif: 'This is a GIF: 256 colours are too few for a room. Export it as JPEG.',
  raw: 'This is a camera’s raw file. Develop it, and export it as JPEG.',
  film: 'This is a film. Add films below the list of projects.',
  pdf: 'This is a PDF. Add plans beside the pictures; photos as JPEG.',
};
