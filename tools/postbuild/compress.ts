/** Writes the small forms of text files beside them, once and as well as can be: the server sends them as they are. */
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  gunzip,
  gzip,
  type InputType,
  constants as zlib,
} from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|xml|txt|webmanifest|data)$/;
const [brotli, unbrotli] = [promisify(brotliCompress), promisify(brotliDecompress)];
const [zip, unzip] = [promisify(gzip), promisify(gunzip)];

const FORMS = {
  '.br': {
    unpack: (packed: InputType) => unbrotli(packed),
    pack: (body: Buffer) =>
      brotli(body, {
        params: {
          [zlib.BROTLI_PARAM_QUALITY]: 11,
          [zlib.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
        },
      }),
  },
  '.gz': {
    unpack: (packed: InputType) => unzip(packed),
    pack: (body: Buffer) => zip(body, { level: 9 }),
  },
} as const;

/**
 * `.br` and `.gz` beside every text file of a folder that gets smaller by it.
 * @param before folder of the build before: of a file that is the same there, the small forms are too, and need not be made again
 */
export async function compressFiles(files: readonly string[], folder = '', before?: string) {
  await Promise.all(
    files
      .filter((file) => TEXT.test(file))
      .map(async (file) => {
        const body = await readFile(file);
        for (const [ending, { pack, unpack }] of Object.entries(FORMS)) {
          const made =
            before &&
            (await readFile(join(before, relative(folder, file)) + ending).catch(() => undefined));
          const isSame = made && (await unpack(made).catch(() => undefined))?.equals(body);
          const packed = isSame ? made : await pack(body);
          if (packed.byteLength < body.byteLength) await writeFile(`${file}${ending}`, packed);
        }
      }),
  );
}
