/** Writes the small forms of text files beside them, once and as well as can be: the server sends them as they are. */
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

import { formerTwins } from './former.ts';

const TEXT = /\.(html|js|css|svg|json|xml|txt|webmanifest|data)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** `.br` and `.gz` beside every text file of the site that gets smaller by it; `files` lie below `client`. */
export async function compressFiles(client: string, files: readonly string[]) {
  await Promise.all(
    files
      .filter((file) => TEXT.test(file))
      .map(async (file) => {
        const body = await readFile(file);
        const former = await formerTwins(relative(client, file), body);
        if (former) {
          await writeFile(`${file}.br`, former.br);
          await writeFile(`${file}.gz`, former.gz);
          return;
        }
        const params = {
          [zlib.BROTLI_PARAM_QUALITY]: 11,
          [zlib.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
        };
        const br = await brotli(body, { params });
        const gz = await zip(body, { level: 9 });
        if (br.byteLength < body.byteLength) await writeFile(`${file}.br`, br);
        if (gz.byteLength < body.byteLength) await writeFile(`${file}.gz`, gz);
      }),
  );
}
