/** Measures a font, so that a system font can take its place: width, ascent and descent, in per cent. */
import { convert } from 'fontverter';
import { Blob, Face, Font, Buffer as Letters, shape } from 'harfbuzzjs';

/** Average width of a letter in Arial (the same as in Liberation Sans), as a share of the em. */
const TEXT =
  'The house opens onto a shaded veranda, and every room is drawn by hand before anything is built. We plan, cost and build homes in Pune; enquire now for a first visit at the studio.';
const ARIAL = 0.444;

const percent = (share: number) => Math.round(share * 1000) / 10;

/** @param woff2 a font file */
export async function measure(woff2: Uint8Array) {
  const font = Buffer.from(await convert(woff2, 'sfnt'));
  const at = (table: string) => font.readUInt32BE(font.indexOf(table, 12, 'latin1') + 8);
  const unitsPerEm = font.readUInt16BE(at('head') + 18);
  const letters = new Letters();
  letters.addText(TEXT);
  letters.guessSegmentProperties();
  shape(new Font(new Face(new Blob(font), 0)), letters);
  const across = letters
    .getGlyphInfosAndPositions()
    .reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
  const size = across / unitsPerEm / TEXT.length / ARIAL;
  return {
    size: percent(size),
    ascent: percent(font.readInt16BE(at('hhea') + 4) / unitsPerEm / size),
    descent: percent(-font.readInt16BE(at('hhea') + 6) / unitsPerEm / size),
  };
}
