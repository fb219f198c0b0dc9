/** First step of a build: a fault in `content/` stops it with file, field and reason, and nothing else on the screen. */

import { assemble } from '#app/content/assemble.server.ts';
import { ContentError } from '#app/content/read.server.ts';
import { readManifest } from '#pictures/manifest.ts';
import { readContentFiles } from './content-files.ts';

try {
  assemble(await readContentFiles(), readManifest());
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  process.stderr.write(`The content has a fault, so the site is not built.\n${error.message}\n`);
  process.exitCode = 1;
}
