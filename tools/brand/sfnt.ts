/** Splits a TrueType font (sfnt) into its tables and joins them again. */

export type Tables = Map<string, Buffer>;

const HEAD = 12;
const RECORD = 16;
const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);

export function tablesOf(sfnt: Buffer): Tables {
  const count = sfnt.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, n) => {
      const at = HEAD + n * RECORD;
      const from = sfnt.readUInt32BE(at + 8);
      const table = sfnt.subarray(from, from + sfnt.readUInt32BE(at + 12));
      return [sfnt.toString('latin1', at, at + 4), Buffer.from(table)] as const;
    }),
  );
}

/** Writes no checksums: they are computed when the font is compressed. */
export function sfntOf(tables: Tables): Buffer {
  const head = Buffer.alloc(HEAD + tables.size * RECORD);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.size, 4);
  const bodies: Buffer[] = [];
  let from = head.length;
  for (const [n, [tag, table]] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1)).entries()) {
    const at = HEAD + n * RECORD;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(from, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    bodies.push(padded(table));
    from += padded(table).length;
  }
  return Buffer.concat([head, ...bodies]);
}

/** The table that says which glyph a character has (format 4), for characters up to U+FFFF. */
export function cmapOf(glyphs: ReadonlyMap<number, number>): Buffer {
  const runs: { first: number; last: number; glyph: number }[] = [];
  for (const [code, glyph] of [...glyphs].sort(([a], [b]) => a - b)) {
    const run = runs.at(-1);
    if (run && code === run.last + 1 && glyph === run.glyph + code - run.first) run.last = code;
    else runs.push({ first: code, last: code, glyph });
  }
  runs.push({ first: 0xffff, last: 0xffff, glyph: 0 });
  const power = 2 ** Math.floor(Math.log2(runs.length));
  const words = [
    ...[4, 16 + runs.length * 8, 0],
    ...[runs.length * 2, power * 2, Math.log2(power), (runs.length - power) * 2],
    ...runs.map(({ last }) => last),
    0,
    ...runs.map(({ first }) => first),
    ...runs.map(({ first, glyph }) => (glyph - first) & 0xffff),
    ...runs.map(() => 0),
  ];
  const table = Buffer.alloc(12 + words.length * 2);
  // One subtable, of Windows for the basic plane, 12 bytes from here.
  for (const [n, word] of [0, 1, 3, 1, 0, 12, ...words].entries()) table.writeUInt16BE(word, n * 2);
  return table;
}
