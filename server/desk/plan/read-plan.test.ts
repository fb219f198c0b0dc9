import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { readInChild } from './read-in-child.ts';
import { type ReadPlan, readPlan, type Sheets } from './read-plan.ts';

/** A PDF with one drawing on each page: a wall round a room, in millimetres of A4. */
function pdf(pages: number, more = ''): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, n) => `${3 + 2 * n} 0 R`).join(' ')}] >>`,
  ];
  for (let n = 0; n < pages; n += 1) {
    const content = `6 w 100 ${200 + 20 * n} 400 300 re S 1 0 0 RG 2 w 150 250 m 450 450 l S ${more}`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${4 + 2 * n} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, n) => {
    const at = text.length;
    text += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** A sheet with a dark frame and a red line on paper. */
const sheet = (paper = '#fff') =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: paper } }).composite([
    {
      input: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect x="200" y="150" width="500" height="400" fill="none" stroke="#111" stroke-width="12"/><path d="M250 200L600 500" stroke="#c00" stroke-width="5"/></svg>',
      ),
    },
  ]);

function put(name: string, bytes: Buffer | string): string {
  const file = join(temporaryFolder(), name);
  writeFileSync(file, bytes);
  return file;
}
const asPlan = (read: ReadPlan | Sheets) => {
  if ('sheets' in read) throw new Error('a choice of sheets');
  return read;
};
/** The pixels inside the drawing, RGBA. */
async function pixelsOf({ svg }: ReadPlan) {
  const [, base64 = ''] = /href="data:image\/\w+;base64,([^"]+)"/.exec(svg)!;
  const { data, info } = await sharp(Buffer.from(base64, 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data
      .subarray(4 * (Math.round(y * info.height) * info.width + Math.round(x * info.width)))
      .subarray(0, 4),
  ];
  return { at, info };
}

describe('a sheet of pixels', () => {
  test('becomes a drawing: its white is paper, its margin is cut, its colours stay', async () => {
    const file = put('plan.png', await sheet().png().toBuffer());
    const plan = asPlan(await readPlan(file));
    const { at, info } = await pixelsOf(plan);
    expect(info.width / info.height).toBeCloseTo(500 / 400, 1);
    expect(at(0.5, 0.1)[3]).toBe(0);
    const [r = 0, g = 0, b = 0, alpha = 0] = at(0.453, 0.5);
    expect(alpha > 100 && r > 2 * g && r > 2 * b).toBe(true);
    expect(plan.svg).toMatch(/^<svg xmlns="[^"]*" viewBox="0 0 \d+ \d+">/);
    expect(plan.svg).toContain('prefers-color-scheme:dark');
  });

  test('is upright whatever its camera wrote, and tells nothing of the camera', async () => {
    const exif = { IFD0: { Make: 'Somebody' }, IFD3: { GPSLatitude: '18/1 33/1 0/1' } };
    const bytes = await sheet()
      .withMetadata({ orientation: 6 })
      .withExifMerge(exif)
      .jpeg()
      .toBuffer();
    const plan = asPlan(await readPlan(put('scan.jpg', bytes)));
    const { info } = await pixelsOf(plan);
    expect(info.height).toBeGreaterThan(info.width);
    const [, base64 = ''] = /base64,([^"]+)"/.exec(plan.svg)!;
    expect((await sharp(Buffer.from(base64, 'base64')).metadata()).exif).toBeUndefined();
  });

  test('that was scanned from grey paper has white paper', async () => {
    const file = put('scan.jpg', await sheet('#e4e2dd').jpeg({ quality: 60 }).toBuffer());
    const { at } = await pixelsOf(asPlan(await readPlan(file)));
    expect(at(0.8, 0.3)[3]).toBeLessThan(16);
  });

  test.each([
    ['half a picture', async () => (await sheet().jpeg().toBuffer()).subarray(0, 3000), /damaged/],
    [
      'an empty sheet',
      () =>
        sharp({ create: { width: 90, height: 90, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      /Nothing is drawn/,
    ],
    ['text that is called .png', async () => Buffer.from('Hello'), /none of SVG, PNG, JPEG or PDF/],
    ['nothing', async () => Buffer.alloc(0), /none of SVG/],
    ['AutoCAD’s own', async () => Buffer.from('AC1032\0\0\0'), /plot it to PDF/],
    ['HEIC', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), /HEIC/],
    ['a GIF', async () => Buffer.from('GIF89a......'), /none of SVG/],
  ] as const)('%s is refused in plain words', async (_, bytes, reason) => {
    await expect(readPlan(put('plan.png', await bytes()))).rejects.toThrow(reason);
  });

  test('a bomb of 100,000 by 100,000 is refused before it is unpacked', async () => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const ihdr = bytes.indexOf('IHDR');
    bytes.writeUInt32BE(100_000, ihdr + 4);
    bytes.writeUInt32BE(100_000, ihdr + 8);
    await expect(readPlan(put('bomb.png', bytes))).rejects.toThrow(/larger than a sheet|damaged/);
  });
});

describe('a PDF', () => {
  test('with one sheet is drawn, without its margins', async () => {
    const plan = asPlan(await readPlan(put('plan.pdf', pdf(1))));
    const { info } = await pixelsOf(plan);
    expect(info.width / info.height).toBeCloseTo(400 / 300, 1);
    expect(Math.max(info.width, info.height)).toBeGreaterThan(1000);
  });

  test('with several asks which, and draws that one', async () => {
    const file = put('plan.pdf', pdf(3));
    const read = await readPlan(file);
    if (!('sheets' in read)) throw new Error('no choice');
    expect(read.sheets).toHaveLength(3);
    expect((await sharp(read.sheets[0]).metadata()).format).toBe('png');
    expect(asPlan(await readPlan(file, 2)).svg).toContain('<image');
    await expect(readPlan(file, 4)).rejects.toThrow(/no such sheet/);
  });

  test.each([
    ['half of one', pdf(1).subarray(0, 120)],
    ['one of noise', Buffer.from(`%PDF-1.7\n${'x'.repeat(5000)}`)],
  ])('%s is refused', async (_, bytes) => {
    await expect(readPlan(put('plan.pdf', bytes))).rejects.toThrow(/damaged|no sheet|Nothing/);
  });

  test('of an empty sheet is refused', async () => {
    const bytes = Buffer.from(
      pdf(1)
        .toString('latin1')
        .replace(/6 w .*? S 1/, (all) => all.replace(/./g, ' '))
        .replace(/0 0 RG 2 w.*? S/, (all) => all.replace(/./g, ' ')),
      'latin1',
    );
    await expect(readPlan(put('plan.pdf', bytes))).rejects.toThrow(/Nothing is drawn/);
  });
});

describe('a drawing of lines', () => {
  test('that is too large for visitors becomes a picture of itself', async () => {
    const line = `M10 10${'L90 10L90 90'.repeat(40_000)}`;
    const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="${line}" fill="none" stroke="#000"/></svg>`;
    const plan = asPlan(await readPlan(put('plan.svg', source)));
    expect(plan.isPicture).toBe(true);
    expect(plan.svg.length).toBeLessThan(620_000);
  });

  test('in Latin-1 or UTF-16 is read', async () => {
    const source =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>Küche</text></svg>';
    for (const bytes of [Buffer.from(source, 'latin1'), Buffer.from(`\ufeff${source}`, 'utf16le')])
      expect(asPlan(await readPlan(put('plan.svg', bytes))).svg).toContain('Küche');
  });
});

describe('in a child', () => {
  test('it is read as here, and what is refused is said in the same words', async () => {
    const file = put(
      'plan.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0L9 9"/></svg>',
    );
    expect(asPlan(await readInChild(file)).svg).toContain('M0 0L9 9');
    await expect(readInChild(put('x.png', 'Hello'))).rejects.toThrow(/none of SVG/);
  });

  test('what takes too long is ended', async () => {
    const file = put('plan.pdf', pdf(1));
    await expect(readInChild(file, { timeMs: 1 })).rejects.toThrow(/too long/);
  });
});
