import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { countShapes } from './draw-svg.ts';
import { readInChild } from './read-in-child.ts';
import { type ReadPlan, readPlan, type Sheets } from './read-plan.ts';

/** A PDF with one drawing on each page: a wall around a room, in millimetres on A4. */
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
/** The pixels of the drawing, RGBA. */
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

describe('a picture of a plan', () => {
  test('becomes a drawing: white is transparent, the margin is cut, colours stay', async () => {
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

  test('is rotated by the camera’s tag, and keeps no data of the camera', async () => {
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

  test('scanned from grey paper gets white paper', async () => {
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
      /Nothing is drawn here/,
    ],
    ['text that is called .png', async () => Buffer.from('Hello'), /not an SVG, PNG, JPEG or PDF/],
    ['nothing', async () => Buffer.alloc(0), /not an SVG/],
    ['AutoCAD’s own', async () => Buffer.from('AC1032\0\0\0'), /plot it to PDF/],
    ['HEIC', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), /HEIC/],
    ['a GIF', async () => Buffer.from('GIF89a......'), /not an SVG/],
  ] as const)('%s is refused with a plain message', async (_, bytes, reason) => {
    await expect(readPlan(put('plan.png', await bytes()))).rejects.toThrow(reason);
  });

  test('a decompression bomb of 100,000 by 100,000 pixels is refused before it is decoded', async () => {
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
  test('with one page is drawn, without its margins', async () => {
    const plan = asPlan(await readPlan(put('plan.pdf', pdf(1))));
    const { info } = await pixelsOf(plan);
    expect(info.width / info.height).toBeCloseTo(400 / 300, 1);
    expect(Math.max(info.width, info.height)).toBeGreaterThan(1000);
  });

  test('with several pages asks for one, and draws it', async () => {
    const file = put('plan.pdf', pdf(3));
    const read = await readPlan(file);
    if (!('sheets' in read)) throw new Error('no choice');
    expect(read.sheets).toHaveLength(3);
    expect((await sharp(read.sheets[0]).metadata()).format).toBe('png');
    expect(asPlan(await readPlan(file, 2)).svg).toContain('<image');
    await expect(readPlan(file, 4)).rejects.toThrow(/no such page/);
  });

  test.each([
    ['half of one', pdf(1).subarray(0, 120)],
    ['one of noise', Buffer.from(`%PDF-1.7\n${'x'.repeat(5000)}`)],
  ])('%s is refused', async (_, bytes) => {
    await expect(readPlan(put('plan.pdf', bytes))).rejects.toThrow(/damaged|no sheet|Nothing/);
  });

  test('with an empty page is refused', async () => {
    const bytes = Buffer.from(
      pdf(1)
        .toString('latin1')
        .replace(/6 w .*? S 1/, (all) => all.replace(/./g, ' '))
        .replace(/0 0 RG 2 w.*? S/, (all) => all.replace(/./g, ' ')),
      'latin1',
    );
    await expect(readPlan(put('plan.pdf', bytes))).rejects.toThrow(/Nothing is drawn here/);
  });
});

const svg = (inside: string, more = 'viewBox="0 0 400 300"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${more}>${inside}</svg>`;
const WALLS = '<path d="M20 20H380V280H20Z" fill="none" stroke="#000" stroke-width="6"/>';

describe('a vector drawing', () => {
  test('becomes a picture: its lines are ink on paper, and nothing of the file is published', async () => {
    const source = svg(
      `<script>alert(1)</script>${WALLS}<path onclick="alert(1)" d="M20 150H380" stroke="#c00" stroke-width="6"/>`,
    );
    const plan = asPlan(await readPlan(put('plan.svg', source)));
    const { at, info } = await pixelsOf(plan);
    expect(Math.max(info.width, info.height)).toBeGreaterThan(1000);
    expect(info.width / info.height).toBeCloseTo(366 / 266, 1);
    expect(at(0.5, 0.25)[3]).toBe(0);
    const [r = 0, g = 0, b = 0, alpha = 0] = at(0.5, 0.5);
    expect(alpha > 100 && r > 2 * g && r > 2 * b).toBe(true);
    expect(plan.svg).not.toMatch(/script|onclick|path/);
  });

  test.each([
    ['in Latin-1', Buffer.from(svg(`${WALLS}<text y="99">Küche</text>`), 'latin1')],
    [
      'in UTF-16',
      Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${svg(WALLS)}`, 'utf16le'),
    ],
    [
      'with a long prolog',
      Buffer.from(`<?xml version="1.0"?><!--${'-x'.repeat(3000)}-->${svg(WALLS)}`),
    ],
    [
      'with the names that Illustrator declares',
      Buffer.from(
        `<!DOCTYPE svg [<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">]>${svg(WALLS, 'xmlns:i="&ns_ai;" viewBox="0 0 400 300"')}`,
      ),
    ],
    [
      'in millimetres',
      Buffer.from(svg(WALLS, 'width="400mm" height="300mm" viewBox="0 0 400 300"')),
    ],
    [
      'as large as a town',
      Buffer.from(svg(WALLS, 'width="80000" height="60000" viewBox="0 0 400 300"')),
    ],
    ['with no size at all', Buffer.from(svg(WALLS, ''))],
  ])('%s is read', async (_, bytes) => {
    const { info } = await pixelsOf(asPlan(await readPlan(put('plan.svg', bytes))));
    expect(info.width / info.height).toBeCloseTo(366 / 266, 1);
  });

  test('of thousands of lines, as CAD exports it, is read in the child process', {
    timeout: 180_000,
  }, async () => {
    let seed = 7;
    const random = (to: number) => {
      seed = (seed * 16_807) % 2_147_483_647;
      return Math.round((seed / 2_147_483_647) * to);
    };
    const lines = Array.from({ length: 6000 }, () => {
      const [x, y] = [random(380), random(280)];
      return `<path d="M${x} ${y}h${random(20)}v${random(20)}" stroke="#333" fill="none" stroke-width=".4"/>`;
    });
    const plan = asPlan(await readInChild(put('plan.svg', svg(lines.join('\n')))));
    expect(plan.svg.length).toBeGreaterThan(200_000);
  });

  const server = createServer((_, response) => {
    asked += 1;
    response.end(RED);
  });
  let asked = 0;
  const RED =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0H9V9H0z" fill="red"/></svg>';
  test('causes no file or address to be read, whatever it references', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'red.svg'), RED);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    for (const address of [
      `file://${folder}/red.svg`,
      `${folder}/red.svg`,
      'red.svg',
      `http://127.0.0.1:${port}/red.svg`,
    ]) {
      const inside = `${WALLS}<image href="${address}" xlink:href="${address}" x="100" y="100" width="200" height="100"/><use href="${address}#a"/><style>@import url(${address});</style>`;
      writeFileSync(join(folder, 'plan.svg'), svg(inside));
      const { at } = await pixelsOf(asPlan(await readPlan(join(folder, 'plan.svg'))));
      expect(at(0.5, 0.5), address).toEqual([0, 0, 0, 0]);
    }
    expect(asked).toBe(0);
  });

  /** Ten times ten times ten … references to one shape. */
  const nested = (part: (n: number) => string, last: string) =>
    svg(
      `<defs><g id="a0"><rect width="9" height="9"/></g>${Array.from({ length: 10 }, (_, n) => part(n + 1)).join('')}</defs>${WALLS}${last}`,
    );
  test.each([
    [
      'parts that repeat parts',
      nested(
        (n) => `<g id="a${n}">${`<use href="#a${n - 1}"/>`.repeat(10)}</g>`,
        '<use href="#a10"/>',
      ),
      /too complex for a plan/,
    ],
    [
      'patterns of patterns',
      nested(
        (n) =>
          `<pattern id="a${n}" width="9" height="9">${`<rect width="9" height="9" fill="url(#a${n - 1})"/>`.repeat(10)}</pattern>`,
        '<rect width="99" height="99" fill="url(#a10)"/>',
      ),
      /too complex for a plan/,
    ],
    [
      'entities of entities',
      `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${svg('<text>&b;</text>')}`,
      /too complex for a plan/,
    ],
    [
      'a file of the machine as an entity',
      `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg(`${WALLS}<text y="99">&a;&z;</text>`)}`,
      /damaged/,
    ],
    ['half a drawing', svg(WALLS).slice(0, 120), /damaged/],
    ['a strip', svg('<path d="M0 0H9"/>', 'viewBox="0 0 9000 10"'), /Crop it to the plan/],
    ['nothing that is drawn', svg(''), /Nothing is drawn here|damaged/],
    ['HTML', '<!DOCTYPE html><html><body>Hello</body></html>', /damaged/],
  ])('%s is refused with a plain message', async (_, source, reason) => {
    await expect(readPlan(put('plan.svg', source))).rejects.toThrow(reason);
  });

  test('references are counted as often as they are drawn', () => {
    expect(
      countShapes(
        '<svg><g id="a"><rect/><rect/></g><use href="#a"/><use xlink:href=\'#a\'/></svg>',
      ),
    ).toBe(12);
    expect(countShapes('<svg><g id="a"><use href="#a"/></g></svg>')).toBe(3);
  });
});

describe('in a child process', () => {
  test('a PDF of ten pages is read completely, and a refusal has the same message', async () => {
    const hatch = Array.from(
      { length: 400 },
      (_, n) => `${n} ${(n * 37) % 800} m ${500 - n} ${(n * 91) % 800} l S`,
    );
    const sheets = await readInChild(put('plan.pdf', pdf(10, hatch.join(' '))));
    if (!('sheets' in sheets)) throw new Error('no choice');
    expect(sheets.sheets).toHaveLength(10);
    expect(sheets.sheets.reduce((sum, { length }) => sum + length, 0)).toBeGreaterThan(300_000);
    await expect(readInChild(put('x.png', 'Hello'))).rejects.toThrow(/not an SVG/);
  });

  test('a plan that takes too long is aborted', async () => {
    const file = put('plan.pdf', pdf(1));
    await expect(readInChild(file, { timeMs: 1 })).rejects.toThrow(/too long/);
  });
});
