/**
 * `npm run content -- export [FOLDER]` copies the content that the desk has published to a folder (default: the checkout's
 * `content/`).
 * `npm run content -- import [FOLDER]` takes a folder as the content of the next release.
 */
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { print } from '#server/cli-output.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import { draftFolder } from '#server/drafts/draft-folder.ts';
import { compareFolders, copyFolder } from '#server/drafts/folders.ts';
import { CHECKOUT, hasOwnContent, publishedContent } from '#server/drafts/published.ts';
import { keepVersion, makeVersionCurrent } from '#server/drafts/versions.ts';

const HELP = `npm run content -- export [FOLDER]    writes what the desk has published to FOLDER (the checkout's content/)
npm run content -- import [FOLDER]    replaces the published content by FOLDER (the checkout's content/); npm run release then publishes it
                  --discard-draft     imports even if the draft of the desk has unpublished changes, and deletes them`;

/** The command line was not understood: the help follows, exit code 2. */
class Misunderstood extends Error {}

async function exportTo(config: Config, target: string): Promise<void> {
  const from = publishedContent(config);
  if (resolve(from) === resolve(target))
    throw new Error(`Nothing to export: the content is already in ${from}.`);
  if (
    existsSync(target) &&
    readdirSync(target).length > 0 &&
    !existsSync(join(target, 'site.yaml'))
  )
    throw new Error(
      `${target} is not a content folder, and is not empty: name an empty or a new folder.`,
    );
  // Hidden, because a person may have a folder "content.before".
  const beside = (ending: string) =>
    join(dirname(resolve(target)), `.${basename(resolve(target))}.${ending}`);
  const staging = beside('new');
  const former = beside('before');
  for (const leftover of [staging, former]) rmSync(leftover, { recursive: true, force: true });
  await copyFolder(from, staging, false);
  if (existsSync(target)) renameSync(target, former);
  renameSync(staging, target);
  rmSync(former, { recursive: true, force: true });
  print(`Copied the published content to ${target}.`);
}

async function importFrom(config: Config, source: string, isDiscarding: boolean): Promise<void> {
  const { dataDir } = config;
  if (config.contentDir !== undefined)
    throw new Error(
      'CONTENT_DIR is set, so nothing can be imported: unset it, or copy the folder to CONTENT_DIR.',
    );
  if (!existsSync(join(source, 'site.yaml')))
    throw new Error(`${source} is not a content folder: it has no site.yaml.`);
  const draft = draftFolder(resolve(dataDir));
  const changed = existsSync(draft) ? await compareFolders(publishedContent(config), draft) : [];
  if (changed.length > 0 && !isDiscarding)
    throw new Error(
      `The draft of the desk has ${changed.length} changed files that are not published (${changed[0]?.file} …): publish them first, or add --discard-draft.`,
    );
  await makeVersionCurrent(dataDir, await keepVersion(dataDir, source, false));
  rmSync(draft, { recursive: true, force: true });
  print(`Imported ${source}. The desk now edits this content; npm run release publishes it.`);
}

async function run(args: readonly string[]): Promise<void> {
  const [act, folder = CHECKOUT, ...more] = args.filter((arg) => arg !== '--discard-draft');
  const isDiscarding = args.includes('--discard-draft');
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--discard-draft');
  if (act === undefined || act === 'help' || unknown === '--help' || unknown === '-h') {
    print(HELP);
    return;
  }
  if (unknown) throw new Misunderstood(`There is no option "${unknown}".`);
  if (act !== 'export' && act !== 'import')
    throw new Misunderstood(`There is no command "${act}".`);
  if (more.length > 0) throw new Misunderstood(`${act} takes one folder.`);
  const config = readConfig(process.env);
  if (act === 'export' && !hasOwnContent(config) && config.contentDir === undefined)
    throw new Error(
      'The desk has published nothing yet, so the site uses the folder content/. There is nothing to export.',
    );
  await (act === 'export' ? exportTo(config, folder) : importFrom(config, folder, isDiscarding));
}

await run(process.argv.slice(2)).catch((error: Error) => {
  const isMisunderstood = error instanceof Misunderstood;
  process.stderr.write(`${error.message}\n${isMisunderstood ? `\n${HELP}\n` : ''}`);
  process.exitCode = isMisunderstood ? 2 : 1;
});
