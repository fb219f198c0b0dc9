/**
 * Photos as phones, cameras and chats produce them, generated for tests, and a function that drops them on the desk's
 * page.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

interface PhotoFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A photo of a camera, with its location; rotated if `orientation` says so. */
export const photo = (background: string, width = 2000, height = 1333, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 33/1 0/1' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

const hue = (n: number) => `hsl(${n * 14}, 40%, ${30 + n}%)`;

/** Twenty-five JPEGs, every third one rotated, all with their location. */
export const cameraRoll = (count = 25): Promise<PhotoFile[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, n) => ({
      name: `DSC_${4460 + n}.jpg`,
      bytes: await photo(hue(n), 1800, 1200, n % 3 ? 1 : 6),
    })),
  );

/** Unusual files: an iPhone photo, one for print, one cut off, and one that is not a photo. */
export async function oddOnes(): Promise<PhotoFile[]> {
  const testing = join(import.meta.dirname, '../../server/desk/content/intake/testing');
  const grain = Buffer.alloc(1800 * 1200 * 3).map((_, i) => (i * 7919) % 251);
  const whole = await sharp(grain, { raw: { width: 1800, height: 1200, channels: 3 } })
    .jpeg()
    .toBuffer();
  const print = sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#a33' } });
  return [
    { name: 'IMG_2291.HEIC', bytes: readFileSync(join(testing, 'photo.heic')) },
    {
      name: 'brochure.jpg',
      bytes: await print.toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(),
    },
    { name: 'half.jpg', bytes: whole.subarray(0, whole.length / 2) },
    { name: 'letter.jpg', bytes: Buffer.from('Dear Sir or Madam, this is no photo.'.repeat(9)) },
  ];
}

/** Drops the files on the page. */
export async function drop(page: Page, files: readonly PhotoFile[]): Promise<void> {
  const sent = files.map(({ name, bytes }) => ({ name, text: bytes.toString('base64') }));
  await page.evaluate((all) => {
    const dataTransfer = new DataTransfer();
    for (const { name, text } of all) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], name, { type: 'image/jpeg' }));
    }
    for (const kind of ['dragenter', 'drop'])
      window.dispatchEvent(new DragEvent(kind, { dataTransfer, cancelable: true }));
  }, sent);
}
