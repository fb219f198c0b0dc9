/** `npm run pictures`: encodes what is new in `content/`, says how far it is, and writes the manifest. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { encode, variantFiles } from './encode.ts';
import { publishFilms } from './films.ts';
import { type FramedPicture, MANIFEST_FILE, type Manifest } from './manifest.ts';
import { publishPlans } from './plans.ts';
import { settingsFor } from './settings.ts';
import { findFilmFiles, findPictures, findPlans } from './sources.ts';

const PUBLIC_FOLDER = 'public';
const MEDIA_FOLDER = join(PUBLIC_FOLDER, 'media');
const leastEffort = Number(process.env.PICTURES_EFFORT ?? 0);

const started = performance.now();
const sources = await findPictures();
await mkdir(MEDIA_FOLDER, { recursive: true });

const framed: Record<string, FramedPicture> = {};
const queue = [...sources];
let done = 0;
await Promise.all(Array.from({ length: availableParallelism() }, work));

async function work() {
  for (let source = queue.shift(); source; source = queue.shift()) {
    try {
      framed[source.key] = await encode(
        source,
        PUBLIC_FOLDER,
        settingsFor(source.key, leastEffort),
      );
    } catch (cause) {
      throw new Error(
        `${source.file} cannot be read as a picture, so no page could show it. Save it again as JPEG or PNG, or remove it.`,
        { cause },
      );
    }
    done += 1;
    report();
  }
}

function report() {
  const line = `pictures: ${done} of ${sources.length}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line} `);
  else if (done % 20 === 0) process.stdout.write(`${line}\n`);
}

const pictures = Object.fromEntries(sources.map(({ key }) => [key, framed[key]!]));
const films = await publishFilms(await findFilmFiles(), PUBLIC_FOLDER);
const plans = await publishPlans(await findPlans(), PUBLIC_FOLDER);
const manifest: Manifest = { pictures, films, plans };
await writeFile(MANIFEST_FILE, JSON.stringify(manifest, null, 1));
await removeLeftovers(manifest);

const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(
  `${process.stdout.isTTY ? '\r' : ''}pictures: ${sources.length} pictures, ${Object.keys(films).length} films ready in ${seconds} s\n`,
);

async function removeLeftovers({ pictures, films, plans }: Manifest) {
  const kept = new Set(
    [
      ...Object.entries(pictures).flatMap(([key, picture]) => variantFiles(key, picture)),
      ...Object.values(plans).map(({ src }) => src),
      ...Object.values(films).flatMap((film) => [
        film.av1,
        film.h264,
        film.phone?.av1,
        film.phone?.h264,
      ]),
    ].map((file) => basename(file ?? '')),
  );
  for (const name of await readdir(MEDIA_FOLDER))
    if (!kept.has(name)) await rm(join(MEDIA_FOLDER, name));
}
