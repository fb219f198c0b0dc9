/** Changes a font beyond subsetting: adds a glyph from another file of the package, and selects other figures as default. */
import { convert } from 'fontverter';
import { Blob, Face, Feature, Font, Buffer as Letters, shape } from 'harfbuzzjs';
import { required } from '#contract/required.ts';
import { cmapOf, sfntOf, type Tables, tablesOf } from './sfnt.ts';

/** The table of that name. */
const table = (tables: Tables, name: string) => required(tables.get(name), `The table ${name}`);

/** The glyph of each character with these font features, by code point. */
function glyphsOf(sfnt: Buffer, characters: string, features: readonly string[]) {
  const font = new Font(new Face(new Blob(sfnt), 0));
  const on = features.map((tag) => new Feature(tag, 1));
  return new Map(
    [...characters].flatMap((character) => {
      const letters = new Letters();
      letters.addText(character);
      letters.guessSegmentProperties();
      shape(font, letters, on);
      const glyph = letters.getGlyphInfos()[0]?.codepoint ?? 0;
      return glyph === 0 ? [] : [[character.codePointAt(0) ?? 0, glyph] as const];
    }),
  );
}

const offsets = (tables: Tables): number[] => {
  const loca = table(tables, 'loca');
  const isLong = table(tables, 'head').readUInt16BE(50) === 1;
  return isLong
    ? Array.from({ length: loca.length / 4 }, (_, n) => loca.readUInt32BE(n * 4))
    : Array.from({ length: loca.length / 2 }, (_, n) => loca.readUInt16BE(n * 2) * 2);
};

/** Advance and left side bearing of each glyph, 4 bytes each. */
function metricsOf(tables: Tables, count: number): Buffer[] {
  const hmtx = table(tables, 'hmtx');
  const full = table(tables, 'hhea').readUInt16BE(34);
  return Array.from({ length: count }, (_, glyph) =>
    glyph < full
      ? hmtx.subarray(glyph * 4, glyph * 4 + 4)
      : Buffer.concat([
          hmtx.subarray(full * 4 - 4, full * 4 - 2),
          hmtx.subarray(full * 2 + glyph * 2, full * 2 + glyph * 2 + 2),
        ]),
  );
}

/** Adds the outline and the metrics of one glyph of `other`, and returns its number. */
function addGlyph(tables: Tables, other: Tables, glyph: number): number {
  const [from = 0, to = 0] = offsets(other).slice(glyph, glyph + 2);
  const outline = table(other, 'glyf').subarray(from, to);
  if (outline.readInt16BE(0) < 0) throw new Error('A composite glyph cannot be added.');
  const maxp = table(tables, 'maxp');
  const count = maxp.readUInt16BE(4);
  const ends = offsets(tables);
  const begin = table(tables, 'glyf').length;
  tables.set('glyf', Buffer.concat([table(tables, 'glyf'), outline, Buffer.alloc(-to & 3)]));
  const loca = Buffer.alloc((count + 2) * 4);
  for (const [n, end] of [...ends.slice(0, count), begin, begin + outline.length].entries())
    loca.writeUInt32BE(end, n * 4);
  tables.set('loca', loca);
  table(tables, 'head').writeUInt16BE(1, 50);
  const [own] = metricsOf(other, glyph + 1).slice(-1);
  tables.set('hmtx', Buffer.concat([...metricsOf(tables, count), required(own, 'Its width')]));
  table(tables, 'hhea').writeUInt16BE(count + 1, 34);
  maxp.writeUInt16BE(count + 1, 4);
  // Maximum number of points and contours of a glyph.
  for (const at of [6, 8])
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), table(other, 'maxp').readUInt16BE(at)), at);
  return count;
}

interface Recut {
  readonly characters: string;
  /** Features that become the default. */
  readonly features: readonly string[];
  /** The font with the glyph of `sign` from another font with the same units per em. */
  readonly other?: { readonly woff2: Uint8Array; readonly sign: string };
}

export async function editFont(
  woff2: Uint8Array,
  { characters, features, other }: Recut,
): Promise<Uint8Array> {
  const sfnt = Buffer.from(await convert(woff2, 'sfnt'));
  const tables = tablesOf(sfnt);
  const glyphs = glyphsOf(sfnt, characters, features);
  if (other) {
    const file = Buffer.from(await convert(other.woff2, 'sfnt'));
    for (const [code, glyph] of glyphsOf(file, other.sign, features))
      glyphs.set(code, addGlyph(tables, tablesOf(file), glyph));
  }
  tables.set('cmap', cmapOf(glyphs));
  return convert(sfntOf(tables), 'woff2');
}
