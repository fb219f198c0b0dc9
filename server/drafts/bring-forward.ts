/**
 * Content that was moved out of the code by an older version lacks what newer pages need: their words, and their lines for
 * search engines. It gets those of the checkout, which the desk shows as placeholders or samples.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { PAGES } from '#content-model/pages.ts';
import { FILES } from '#content-model/schema.server.ts';
import { copyFolder } from './folders.ts';
import { CHECKOUT, publishedContent, versionsFolder } from './published.ts';
import { keepVersion, makeVersionCurrent } from './versions.ts';
import { writeFileDurably } from './write-file.ts';

const PAGES_FILE = 'pages.yaml';

/** `pages.yaml` with the pages that it lacks; null where it lacks none or cannot be read. */
async function withNewPages(folder: string): Promise<string | null> {
  const [own, shipped] = await Promise.all(
    [folder, CHECKOUT].map(async (at) =>
      parseDocument(await readFile(join(at, PAGES_FILE), 'utf8'), { logLevel: 'silent' }),
    ),
  );
  if (!own || !shipped || own.errors.length > 0 || !own.contents) return null;
  const missing = PAGES.filter(({ path }) => !own.has(path) && shipped.has(path));
  for (const { path } of missing) own.set(path, own.createNode(shipped.toJS()[path]));
  return missing.length > 0 ? own.toString({ lineWidth: 0 }) : null;
}

/**
 * Adds what is missing, in place; nothing that is there is changed.
 * @returns whether something was added
 */
export async function bringForward(folder: string): Promise<boolean> {
  // What is no content of a site, as in tests of a single file, is left alone.
  if (!existsSync(join(folder, PAGES_FILE))) return false;
  const files = Object.keys(FILES).map((name) => `${name}.yaml`);
  const missing = files.filter(
    (file) => !existsSync(join(folder, file)) && existsSync(join(CHECKOUT, file)),
  );
  for (const file of missing) await copyFile(join(CHECKOUT, file), join(folder, file));
  const pages = await withNewPages(folder).catch(() => null);
  if (pages !== null) await writeFileDurably(join(folder, PAGES_FILE), pages);
  return missing.length > 0 || pages !== null;
}

/** The same for the version that is published: a new one takes its place. Only where the content has moved out of the code. */
export async function bringPublishedForward(dataDir: string): Promise<void> {
  const published = publishedContent({ dataDir, contentDir: undefined });
  const folder = await mkdtemp(join(versionsFolder(dataDir), '.new-forward-'));
  const content = join(folder, 'content');
  try {
    await copyFolder(published, content, true);
    if (await bringForward(content))
      await makeVersionCurrent(dataDir, await keepVersion(dataDir, content, true));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
