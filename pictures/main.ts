/** `npm run pictures`: encodes new pictures of `content/`, shows the progress, and writes the manifest. */
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { clearLine } from './clear-line.ts';
import { pictureConcurrency } from './concurrency.ts';
import { contentFile, manifestFile, publicDir } from './content-dir.ts';
import { cutsIn } from './cuts.ts';
import { encode } from './encode.ts';
import { PictureFault, unwritable } from './faults.ts';
import { publishFilms } from './films.ts';
import { readFraming, withAngles } from './framing.ts';
import { groupIdentical } from './identical-pictures.ts';
import { type EncodedPicture, type Manifest, readManifest } from './manifest.ts';
import { publishPlans } from './plans.ts';
import { backgroundColour, settingsFor } from './settings.ts';
import { listContent, picturesIn, plansIn, type Source, samePictures } from './sources.ts';
import { variantFiles } from './variants.ts';
import { syncFolder, writeAtomically } from './write-atomically.ts';

/** A build beside the running server encodes fewer at the same time (server/releases/less-memory.ts). */
const AT_ONCE = pictureConcurrency(Number(process.env.PICTURES_AT_ONCE) || undefined);

const PUBLIC_FOLDER = publicDir();
const MEDIA_FOLDER = join(PUBLIC_FOLDER, 'media');
const leastEffort = Number(process.env.PICTURES_EFFORT ?? 0);
/** Only writes the manifest, for a site that is served before its pictures are encoded. */
const isLater = Boolean(process.env.PICTURES_LATER);
/** The parent process reads the lines and shows the progress (tools/release/progress.ts). */
const isWatched = Boolean(process.env.REPORT_PROGRESS);
const REPORT_MS = 100;
let reportedAt = 0;

const words = (name: string) =>
  readFile(contentFile(`content/${name}.yaml`), 'utf8').catch(() => undefined);
const background = backgroundColour(await words('brand'));

const last = lastPictures();
const started = performance.now();
try {
  await publish();
} catch (error) {
  const fault = error instanceof PictureFault ? error : unwritable(MEDIA_FOLDER, error);
  if (!fault) throw error;
  process.stderr.write(`${clearLine(process.stderr)}${fault.message}\n`);
  process.exitCode = 1;
}

async function publish() {
  const files = await listContent();
  const framing = await readFraming(files, (file) => readFile(contentFile(file), 'utf8'));
  const whole = withAngles(picturesIn(files), framing);
  const sources = [...whole, ...cutsIn(await words('materials'), whole)];
  refuseSameNames(files);
  await mkdir(MEDIA_FOLDER, { recursive: true });
  const pictures = await encodeAll(sources);
  const films = await publishFilms(files, PUBLIC_FOLDER);
  const plans = await publishPlans(plansIn(files), PUBLIC_FOLDER);
  const straightened = Object.fromEntries(
    whole.flatMap(({ key, straighten }) => (straighten ? [[key, straighten]] : [])),
  );
  const manifest: Manifest = { pictures, films, plans, straightened };
  await syncFolder(MEDIA_FOLDER);
  await writeAtomically(manifestFile(), Buffer.from(JSON.stringify(manifest, null, 1)));
  await removeLeftovers(manifest);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${clearLine(process.stdout)}pictures: ${sources.length} pictures, ${Object.keys(films).length} films ready in ${seconds} s\n`,
  );
}

function refuseSameNames(files: readonly string[]) {
  const lines = samePictures(files).map(
    ([one, other]) =>
      `${one.file} and ${other.file} have the same name, so it is unclear which one is meant. Rename or remove one.`,
  );
  if (lines.length > 0) throw new PictureFault(lines.join('\n'));
}

/** The previous manifest; the checkout's if there is none yet. */
function lastPictures(): Manifest['pictures'] {
  try {
    return readManifest().pictures;
  } catch {
    return {};
  }
}

/** Encodes the pictures, several at the same time. Reports all photos that cannot be read together; stops on a full disk. */
async function encodeAll(sources: readonly Source[]): Promise<Record<string, EncodedPicture>> {
  const made = new Map<string, EncodedPicture>();
  let done = 0;
  if (!process.stdout.isTTY && !isWatched)
    process.stdout.write(`pictures: ${sources.length} pictures, new ones are being encoded\n`);
  const unreadable: string[] = [];
  const queue = await groupIdentical(sources);
  const work = async () => {
    for (let group = queue.shift(); group; group = queue.shift()) {
      const [source] = group as [Source];
      try {
        const settings = settingsFor(source.key, leastEffort, background);
        const picture = await encode(source, PUBLIC_FOLDER, settings, last[source.key], isLater);
        for (const { key } of group) made.set(key, picture);
      } catch (error) {
        if (!(error instanceof PictureFault) || !error.message.startsWith(source.file)) {
          queue.length = 0;
          throw error;
        }
        unreadable.push(error.message);
      }
      done += group.length;
      report(done, sources.length);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  if (unreadable.length > 0) throw new PictureFault(unreadable.join('\n'));
  const entries = sources.map(({ key }): [string, EncodedPicture] => {
    const picture = made.get(key);
    if (!picture) throw new Error(`${key} was not encoded.`);
    return [key, picture];
  });
  return Object.fromEntries(entries);
}

/** Shows the progress: on a terminal in one line, for a parent process in a limited number of lines, including the last. */
function report(done: number, all: number) {
  const line = `pictures: ${done} of ${all}`;
  if (process.stdout.isTTY) process.stdout.write(`${clearLine(process.stdout)}${line}`);
  else if (isWatched && (done === all || performance.now() - reportedAt > REPORT_MS)) {
    reportedAt = performance.now();
    process.stdout.write(`${line}\n`);
  }
}

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
