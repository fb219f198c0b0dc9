/** `npm run icons`: draws the site's icons from the mark. The results are committed in `public/`. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { readBrand } from './brand.ts';
import { ARCH, faviconOf } from './favicon.ts';

const brand = await readBrand();
const { letter, day } = brand;
const GROUND = day.accent;
const PAPER = day['on-accent'];

const favicon = faviconOf(brand);

/** A full square for home screens, the mark within its inner part (`share` of the side). */
const square = (share: number) => {
  const side = 37 / share;
  const edge = (side - 37) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${side} ${side}"><path fill="${GROUND}" d="M${-edge} ${-edge}h${side}v${side}h${-side}Z"/><path fill="none" stroke="${PAPER}" stroke-width="1.6" d="${ARCH}"/><path fill="${PAPER}" d="${letter}"/></svg>`,
  );
};

const png = (svg: Buffer, size: number) =>
  sharp(svg, { density: (72 * size) / 37 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An .ico of one PNG (the format's 22 bytes of header, then the picture). */
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

await writeFile('public/favicon.svg', favicon);
await writeFile('public/favicon.ico', ico(await png(Buffer.from(favicon), 32), 32));
await writeFile('public/apple-touch-icon.png', await png(square(0.7), 180));
await writeFile('public/icon-192.png', await png(square(0.74), 192));
await writeFile('public/icon-512.png', await png(square(0.74), 512));
await writeFile('public/icon-maskable-512.png', await png(square(0.56), 512));
