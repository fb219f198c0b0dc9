/** Draws the site's icons from the studio's mark. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ARCH_LINE } from '#contract/mark.ts';
import { type Brand, readBrand } from './brand.ts';

const FAVICON = 'favicon.svg';

type Mark = Pick<Brand, 'arch' | 'letter' | 'day'>;

/** Background of a mark without an arch. */
const TILE = 'M8 0H29A8 8 0 0 1 37 8V29A8 8 0 0 1 29 37H8A8 8 0 0 1 0 29V8A8 8 0 0 1 8 0Z';

/**
 * The icon of the browser's tab: a filled arch with the letter cut out, so that it works on light and dark. At 16 px
 * the letter is a little larger.
 */
function faviconOf({ arch, letter, day }: Mark): string {
  const [ground, paper] = [day.accent, day['on-accent']];
  if (!arch)
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 37 37"><path fill="${ground}" d="${TILE}"/><path fill="${paper}" transform="translate(18.5 18.5) scale(.76) translate(-18.5 -18.5)" d="${letter}"/></svg>\n`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 37 37"><path fill="${ground}" d="${arch}"/><path fill="${paper}" stroke="${paper}" stroke-width=".9" transform="translate(18.5 21) scale(1.12) translate(-18.6 -20.2)" d="${letter}"/></svg>\n`;
}

/** A full square for home screens; the mark takes `share` of the side. */
function square({ arch, letter, day }: Mark, share: number): string {
  const [ground, paper] = [day.accent, day['on-accent']];
  const side = 37 / share;
  const edge = (side - 37) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${side} ${side}"><path fill="${ground}" d="M${-edge} ${-edge}h${side}v${side}h${-side}Z"/><path fill="none" stroke="${paper}" stroke-width="${ARCH_LINE}" d="${arch}"/><path fill="${paper}" d="${letter}"/></svg>`;
}

async function png(svg: string, size: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg), { density: (72 * size) / 37 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An .ico file with one PNG (22 bytes of header, then the PNG). */
function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18);
  return Buffer.concat([header, picture]);
}

async function drawIcons(mark: Mark, folder: string): Promise<void> {
  const favicon = faviconOf(mark);
  const files = {
    [FAVICON]: favicon,
    'favicon.ico': ico(await png(favicon, 32), 32),
    'apple-touch-icon.png': await png(square(mark, 0.7), 180),
    'icon-192.png': await png(square(mark, 0.74), 192),
    'icon-512.png': await png(square(mark, 0.74), 512),
    'icon-maskable-512.png': await png(square(mark, 0.56), 512),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}

/** Draws the icons of a built site again if they show another mark or colour than the brand's. */
export async function renewIcons(client: string): Promise<void> {
  const favicon = join(client, FAVICON);
  if (!existsSync(favicon)) return;
  const brand = await readBrand();
  if ((await readFile(favicon, 'utf8')) !== faviconOf(brand)) await drawIcons(brand, client);
}

// `npm run icons` draws the icons in `public/`. If the studio has another mark or colour, each build draws its own
// icons (`renewIcons`).
if (import.meta.main) await drawIcons(await readBrand(), 'public');
