/**
 * A process that renders one page from the draft, with the bundle that rendered the served page. `node
 * render-program.ts BUNDLE ADDRESS`; `CONTENT_DIR` is the draft. The parent process sends `{ changed, unframed }`
 * (files that differ from the published ones, and pictures without their published focal point), and gets `{ html }` or
 * `{ failed }`.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { required } from '#contract/required.ts';
import { readManifest } from '#pictures/manifest.ts';
import { answerParent } from '#server/desk/answer-parent.ts';
import { lowerPriority } from '#server/lower-priority.ts';
import { readContentFiles } from '#tools/content/content-files.ts';
import { withNewPictures } from './new-pictures.ts';
import { withCrops } from './with-crops.ts';

interface Difference {
  readonly changed: readonly string[];
  readonly unframed: readonly string[];
}

/** A release's folder has no packages, so its bundle gets those of this program. */
function findPackagesHere() {
  registerHooks({
    resolve: (name, context, next) =>
      /^[./]|^\w+:/.test(name)
        ? next(name, context)
        : next(name, { ...context, parentURL: import.meta.url }),
  });
}

/**
 * The manifest of the last encoding: in the data folder if the content is there. New pictures are shown as the desk's
 * own copies. The list is always written to the same file, because this process is killed as soon as it has answered
 * and could not delete a file of its own. The server runs one such process at a time.
 */
async function findPictures(dataDir: string, changed: readonly string[]) {
  const work = join(dataDir, 'work');
  const encoded = join(work, 'public');
  if (existsSync(join(work, 'manifest.json'))) process.env.PUBLIC_DIR = encoded;
  const manifest = await withNewPictures(readManifest(), changed);
  const folder = join(work, 'draft-pictures');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  // The manifest is in the parent folder.
  process.env.PUBLIC_DIR = join(folder, 'public');
  return manifest;
}

async function render(
  bundle: string,
  address: string,
  { changed, unframed }: Difference,
): Promise<string> {
  findPackagesHere();
  const manifest = await findPictures(required(process.env.DATA_DIR, 'DATA_DIR'), changed);
  const texts = await readContentFiles();
  globalThis.contentInstead = texts;
  const build = (await import(pathToFileURL(bundle).href)) as ServerBuild;
  const handle = createRequestHandler({ ...build, prerender: [address] }, 'production');
  const answer = await handle(new Request(new URL(address, 'http://localhost')));
  if (!answer.ok) throw new Error(`The page answered ${answer.status}.`);
  return withCrops(await answer.text(), { texts, manifest, unframed });
}

const [bundle = '', address = '/'] = process.argv.slice(2);
lowerPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// As a message, because the list may be longer than a command-line argument can be.
process.once('message', async (difference: Difference) => {
  try {
    answerParent({ html: await render(bundle, address, difference) });
  } catch (error) {
    answerParent({ failed: String(error) });
  }
});
