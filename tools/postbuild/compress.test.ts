import { brotliCompressSync, brotliDecompressSync, constants as zlib } from 'node:zlib';
import { expect, test } from 'vitest';
import { smallBrotli } from './compress.ts';

const inMode = (body: Buffer, mode: number) =>
  brotliCompressSync(body, {
    params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_MODE]: mode },
  }).byteLength;

/** Pages of one kind, as a build makes them: each has words of its own among the same marks. */
const PAGES = Array.from({ length: 40 }, (_, page) =>
  Buffer.from(
    Array.from({ length: 60 }, (_, k) => {
      const word = ((page * 7919 + k * 104729) % 99991).toString(36);
      return `<li class="c${k % 5}"><a href="/${word}">${word} ${k}</a></li>`;
    }).join(''),
  ),
);

test('a page that does not fit takes the smaller of two Brotli forms, one that fits the usual form, and both say the same', async () => {
  let font = 0;
  let generic = 0;
  for (const page of PAGES) {
    const small = await smallBrotli(page, 1);
    const sizes = [inMode(page, zlib.BROTLI_MODE_GENERIC), inMode(page, zlib.BROTLI_MODE_FONT)];
    expect(brotliDecompressSync(small).equals(page)).toBe(true);
    expect(small.byteLength).toBe(Math.min(...sizes));
    expect((await smallBrotli(page)).byteLength).toBe(sizes[0]);
    if (sizes[0]! < sizes[1]!) generic += 1;
    if (sizes[1]! < sizes[0]!) font += 1;
  }
  // Neither form would do alone.
  expect(generic).toBeGreaterThan(0);
  expect(font).toBeGreaterThan(0);
});
