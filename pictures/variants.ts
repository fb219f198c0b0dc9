/** The names of a picture's encoded files. A separate module, because most users do not need the encoder. */
import { FORMAT_LIST, FORMATS } from './formats.ts';
import type { EncodedPicture } from './manifest.ts';
import { isShareCard } from './settings.ts';
import { widthsFor } from './widths.ts';

/** Width of a variant in pixels, from its name or address. */
export function widthOf(file: string): number {
  const [, width] = /-(\d+)\.\w+$/.exec(file) ?? [];
  if (!width) throw new Error(`${file} names no width.`);
  return Number(width);
}

/** Names of all variants of a picture. */
export function variantFiles(key: string, { base, width }: EncodedPicture): string[] {
  const { variants, endings } = FORMATS.jpeg;
  if (isShareCard(key)) return [`${base}-${widthsFor(width, variants.widths).at(-1)}${endings[0]}`];
  return FORMAT_LIST.flatMap(({ variants, endings: [ending] }) =>
    widthsFor(width, variants?.widths ?? []).map((w) => `${base}-${w}${ending}`),
  );
}
