/** `npm run launch-check`: lists what is still a placeholder, with file and line; fails while anything is. */
import { readContentFiles } from './content-files.ts';
import { findPlaceholders } from './placeholders.ts';

const found = findPlaceholders(await readContentFiles());
const lines = found.map(({ file, line, what }) => `${file}:${line}  ${what}\n`);
process.stdout.write(lines.join(''));
process.stdout.write(
  found.length === 0
    ? 'Nothing is a placeholder any more: the site may open its door.\n'
    : `\n${found.length} to replace before the site opens. Write the real value (and drop the mark), then run this again.\n`,
);
process.exitCode = found.length === 0 ? 0 : 1;
