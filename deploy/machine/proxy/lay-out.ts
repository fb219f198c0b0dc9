/** Lays the files out for a proxy: pages/ and files/, each file with its compressed forms, readable for everybody. */
import { createHash } from 'node:crypto';
import {
  chmodSync,
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { sync } from '#server/releases/durable.ts';
import type { SiteFile } from '#server/static/load-file.ts';
import { type Plan, pageFile } from './plan.ts';

const HASHED = /^\/(assets|media)\//;
const READABLE = 0o644;

/**
 * Both proxies make a file's ETag of its time and size. A time made of the content changes when the content does, and
 * only then: a page that a release leaves as it was stays in the browsers' caches. In seconds since 1970.
 */
const timeOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest().readUInt32BE(0) >>> 1;

interface Place {
  readonly name: string;
  /** What is written there, or the file that is copied. */
  readonly content: Buffer | { readonly path: string; readonly size: number };
  readonly time: number;
}

function placesOf(name: string, url: string, file: SiteFile): Place[] {
  // The name of a hashed file is made of its content already.
  if (file.in === 'disk') {
    const time = timeOf(HASHED.test(url) ? url : readFileSync(file.path));
    return [{ name, content: { path: file.path, size: file.size }, time }];
  }
  const { identity, br, gzip } = file.variants;
  const time = timeOf(HASHED.test(url) ? url : identity.body);
  return [
    { name, content: identity.body, time },
    ...(br ? [{ name: `${name}.br`, content: br.body, time }] : []),
    ...(gzip ? [{ name: `${name}.gz`, content: gzip.body, time }] : []),
  ];
}

/** Links the file of the layout before where it is the same; says whether it is. */
function isLinked(from: string, to: string, { content, time }: Place): boolean {
  const size = Buffer.isBuffer(content) ? content.byteLength : content.size;
  const before = statSync(from, { throwIfNoEntry: false });
  if (!before || before.size !== size || before.mtimeMs !== time * 1000) return false;
  linkSync(from, to);
  return true;
}

function write(to: string, { content, time }: Place): void {
  if (Buffer.isBuffer(content)) writeFileSync(to, content, { flush: true });
  else {
    copyFileSync(content.path, to, constants.COPYFILE_FICLONE);
    sync(to);
  }
  // A release is for its owner alone; what is copied from it is for everybody.
  chmodSync(to, READABLE);
  utimesSync(to, time, time);
}

/** Writes into the empty folder `target`; hashed files that `former` has as well are linked from there. */
export function layOut({ pages, files }: Plan, target: string, former: string | null): void {
  const places = [
    ...[...pages].flatMap(([url, file]) => placesOf(`pages${pageFile(url)}`, url, file)),
    ...[...files].flatMap(([url, file]) => placesOf(`files${url}`, url, file)),
  ];
  for (const folder of ['pages', 'files']) mkdirSync(join(target, folder), { recursive: true });
  for (const place of places) {
    const to = join(target, place.name);
    mkdirSync(dirname(to), { recursive: true });
    const isHashed = HASHED.test(place.name.slice('files'.length));
    if (!(former && isHashed && isLinked(join(former, place.name), to, place))) write(to, place);
  }
}
