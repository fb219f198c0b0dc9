/** Writes compressed copies of text files, in the best compression; the server sends them as they are. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

import { previousCompressed } from '#tools/previous-build.ts';
import { BUDGETS } from '#tools/release/budgets.ts';
import { replaceFile } from '#tools/replace-file.ts';

const TEXT = /\.(html|js|css|svg|json|xml|txt|webmanifest|data)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const inMode = (body: Buffer, mode: number) =>
  brotli(body, {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: 11,
      [zlib.BROTLI_PARAM_MODE]: mode,
      [zlib.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });

/**
 * The text compressed with Brotli (RFC 7932).
 * @param most size limit in bytes. If the result exceeds it, another encoding of distances is tried too: which one is
 *   smaller changes with a single word of a page, by up to 90 bytes of 13,500. It takes as long again.
 */
export async function smallBrotli(body: Buffer, most = Number.POSITIVE_INFINITY): Promise<Buffer> {
  const generic = await inMode(body, zlib.BROTLI_MODE_GENERIC);
  if (generic.byteLength <= most) return generic;
  const font = await inMode(body, zlib.BROTLI_MODE_FONT);
  return font.byteLength < generic.byteLength ? font : generic;
}

/** Writes `.br` and `.gz` for every text file that gets smaller by it. `files` are relative to `client`. */
export async function compressFiles(client: string, files: readonly string[]) {
  const changed: { readonly file: string; readonly body: Buffer }[] = [];
  for (const file of files.filter((name) => TEXT.test(name))) {
    const body = readFileSync(file);
    const previous = previousCompressed(relative(client, file), body);
    if (!previous) changed.push({ file, body });
    else {
      replaceFile(`${file}.br`, previous.br);
      replaceFile(`${file}.gz`, previous.gz);
    }
  }
  await Promise.all(
    changed.map(async ({ file, body }) => {
      const isPage = file.endsWith('.html');
      const br = await smallBrotli(body, isPage ? BUDGETS.flight : undefined);
      const gz = await zip(body, { level: 9 });
      if (br.byteLength < body.byteLength) replaceFile(`${file}.br`, br);
      if (gz.byteLength < body.byteLength) replaceFile(`${file}.gz`, gz);
    }),
  );
}
