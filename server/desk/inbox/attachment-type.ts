/** Recognises by its first bytes whether a file may be attached to a reply. */
import { ATTACHMENT_TYPES, FILE_TYPES, type FileType } from '#contract/upload-types.ts';
import { FORMATS, isHeic } from '#pictures/formats.ts';

export interface Kind extends FileType {
  /** `head`: the first 64 bytes. */
  readonly fits: (head: Buffer) => boolean;
}

const FITS: Readonly<Record<(typeof ATTACHMENT_TYPES)[number], Kind['fits']>> = {
  jpeg: FORMATS.jpeg.matches,
  png: FORMATS.png.matches,
  webp: FORMATS.webp.matches,
  heic: isHeic,
  pdf: (head) => head.toString('latin1', 0, 5) === '%PDF-',
};
const KINDS: readonly Kind[] = ATTACHMENT_TYPES.map((type) => ({
  ...FILE_TYPES[type],
  fits: FITS[type],
}));

/** `null`: none of the kinds. */
export const kindOfFile = (head: Buffer): Kind | null =>
  KINDS.find(({ fits }) => fits(head)) ?? null;

/** The kind by the file extension; `undefined`: none of the kinds. */
export const kindOfName = (typed: string): Kind | undefined =>
  KINDS.find(({ endings }) =>
    endings.some((ending) => typed.trim().toLowerCase().endsWith(ending)),
  );

const ENDING = /\.[a-z0-9]{1,5}$/i;

/** The last part of a path as one line, with the file extension of its actual kind. */
export function attachmentName(typed: string, { endings }: Pick<Kind, 'endings'>): string {
  const last = typed.split(/[/\\]/).at(-1) ?? '';
  const name = last
    .toWellFormed()
    // Bidirectional control characters would hide the extension.
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}"<>:|?*]+/gu, ' ')
    .trim()
    .replace(/^\.+/, '');
  const ending = ENDING.exec(name)?.[0].toLowerCase() ?? '';
  const stem = (endings.includes(ending) ? name.slice(0, -ending.length) : name)
    .slice(0, 80)
    .trim();
  return `${stem || 'file'}${endings.includes(ending) ? ending : endings[0]}`;
}
