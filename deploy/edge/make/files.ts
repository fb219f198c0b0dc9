/** Copies a built site for the edge: files at their addresses, pages where only the Worker can read them. */
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { isHashed } from '#server/static/addresses.ts';
import { sizeProblem } from '#tools/export/limits.ts';
import { pageFile } from '../worker/pages.ts';

const PAGE = /(?:^|\/)index\.html$/;

function namesBelow(root: string): string[] {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  const existing = new Set(names);
  // Cloudflare compresses by itself.
  const isTwin = (name: string) => /\.(br|gz)$/.test(name) && existing.has(name.slice(0, -3));
  return names.filter((name) => !isTwin(name)).map((name) => name.split(sep).join('/'));
}

const placeOf = (name: string) =>
  PAGE.test(name) ? pageFile(`/${name.replace(PAGE, '')}`).slice(1) : name;

/** Throws if Cloudflare would refuse a file. */
function checkSize(path: string): void {
  const problem = sizeProblem(path, statSync(path).size);
  if (problem) throw new Error(problem);
}

/** Copies `roots[0]`, and from the older ones the files with a hash in their name, for pages that are still open. */
export function copyFiles(roots: readonly string[], target: string): void {
  rmSync(target, { recursive: true, force: true });
  for (const [index, root] of roots.entries())
    for (const name of namesBelow(root)) {
      const to = join(target, placeOf(name));
      if (index > 0 && (!isHashed(`/${name}`) || existsSync(to))) continue;
      checkSize(join(root, name));
      mkdirSync(dirname(to), { recursive: true });
      copyFileSync(join(root, name), to, constants.COPYFILE_FICLONE);
    }
}
