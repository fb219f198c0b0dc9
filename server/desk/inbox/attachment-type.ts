/** Recognises by its first bytes whether a file may be attached to a reply. */
const text = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** Brands of ISO base media files (ISO/IEC 23008-12) for pictures of phones. */
const HEIC = new Set(['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1']);

export interface Kind {
  readonly type: string;
  /** With its article. */
  readonly name: string;
  /** File extensions; the first is added to a name that has none of them. */
  readonly endings: readonly string[];
  readonly fits: (bytes: Uint8Array) => boolean;
}

const KINDS: readonly Kind[] = [
  {
    type: 'image/jpeg',
    name: 'a JPEG',
    endings: ['.jpg', '.jpeg'],
    fits: (bytes) => text(bytes, 0, 3) === '\xff\xd8\xff',
  },
  {
    type: 'image/png',
    name: 'a PNG',
    endings: ['.png'],
    fits: (bytes) => text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  },
  {
    type: 'image/webp',
    name: 'a WebP',
    endings: ['.webp'],
    fits: (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP',
  },
  {
    type: 'image/heic',
    name: 'a HEIC',
    endings: ['.heic', '.heif'],
    fits: (bytes) => text(bytes, 4, 8) === 'ftyp' && HEIC.has(text(bytes, 8, 12)),
  },
  {
    type: 'application/pdf',
    name: 'a PDF',
    endings: ['.pdf'],
    fits: (bytes) => text(bytes, 0, 5) === '%PDF-',
  },
];

/** `null`: none of the kinds. */
export const kindOfFile = (bytes: Uint8Array): Kind | null =>
  KINDS.find(({ fits }) => fits(bytes)) ?? null;

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
