/** Recognises by its first bytes whether a file may be attached to a reply. */
import { FORMATS, isHeic } from '#pictures/formats.ts';

export interface Kind {
  readonly type: string;
  /** With its article. */
  readonly name: string;
  /** File extensions; the first is added to a name that has none of them. */
  readonly endings: readonly string[];
  /** `head`: the first 64 bytes. */
  readonly fits: (head: Buffer) => boolean;
}

const picture = (format: 'jpeg' | 'png' | 'webp', name: string): Kind => {
  const { mediaType: type, endings, matches: fits } = FORMATS[format];
  return { type, name, endings, fits };
};
const KINDS: readonly Kind[] = [
  picture('jpeg', 'a JPEG'),
  picture('png', 'a PNG'),
  picture('webp', 'a WebP'),
  { type: 'image/heic', name: 'a HEIC', endings: ['.heic', '.heif'], fits: isHeic },
  {
    type: 'application/pdf',
    name: 'a PDF',
    endings: ['.pdf'],
    fits: (head) => head.toString('latin1', 0, 5) === '%PDF-',
  },
];

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
