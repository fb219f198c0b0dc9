/** Writes the small forms of text files beside them, once and as well as can be: the server sends them as they are. */
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

import { previousCompressed } from '#tools/previous-build.ts';

const TEXT = /\.(html|js|css|svg|json|xml|txt|webmanifest|data)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * The smallest Brotli form (RFC 7932) of a text. Two ways to write distances are tried: which is smaller changes
 * with a single word of a page, by up to 90 bytes of 13,500, and a page has one flight of packets to fit into.
 */
export async function smallestBrotli(body: Buffer): Promise<Buffer> {
  const forms = await Promise.all(
    [zlib.BROTLI_MODE_GENERIC, zlib.BROTLI_MODE_FONT].map((mode) => {
      const params = {
        [zlib.BROTLI_PARAM_QUALITY]: 11,
        [zlib.BROTLI_PARAM_MODE]: mode,
        [zlib.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      };
      return brotli(body, { params });
    }),
  );
  return forms.reduce((best, form) => (form.byteLength < best.byteLength ? form : best));
}

/** `.br` and `.gz` beside every text file of the site that gets smaller by it; `files` lie below `client`. */
export async function compressFiles(client: string, files: readonly string[]) {
  await Promise.all(
    files
      .filter((file) => TEXT.test(file))
      .map(async (file) => {
        const body = await readFile(file);
        const previous = await previousCompressed(relative(client, file), body);
        if (previous) {
          await writeFile(`${file}.br`, previous.br);
          await writeFile(`${file}.gz`, previous.gz);
          return;
        }
        const br = await smallestBrotli(body);
        const gz = await zip(body, { level: 9 });
        if (br.byteLength < body.byteLength) await writeFile(`${file}.br`, br);
        if (gz.byteLength < body.byteLength) await writeFile(`${file}.gz`, gz);
      }),
  );
}
