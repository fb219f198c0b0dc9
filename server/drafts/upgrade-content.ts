/**
 * Adds to content from an older version what newer pages and form fields need: their texts, and their entries for search
 * engines. These come from the checkout, or from the starter texts if the content is another studio's. Removes the tagline.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdtempDisposable, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { PAGES } from '#content-model/pages.ts';
import { FILES } from '#content-model/schema.server.ts';
import { FIELD_NAMES } from '#contract/forms.ts';
import { copyFolder } from './folders.ts';
import { CHECKOUT, publishedContent, STARTER, versionsFolder } from './published.ts';
import { keepVersion, makeVersionCurrent } from './versions.ts';
import { writeFileDurably } from './write-file.ts';
import { type Path, valueAt } from './yaml-path.ts';

const PAGES_FILE = 'pages.yaml';
const CLAIMS_FILE = 'achievements.yaml';
const FORMS_FILE = 'forms.yaml';
const SITE_FILE = 'site.yaml';
/** Parts that were added to existing pages. */
const NEWER_PARTS: readonly (readonly [file: string, ...parts: string[]])[] = [
  ['why-choose-us.yaml', 'risks'],
  ['expertise.yaml', 'materials'],
  ['faq.yaml', 'more', 'answers'],
];
const yamlIn = async (path: string) =>
  parseDocument(await readFile(path, 'utf8'), { logLevel: 'silent' });

/** The source of a new file: people and clients of the checkout do not belong to another studio. */
async function sourceOf(file: string, folder: string): Promise<string> {
  const starter = join(STARTER, file);
  if (!existsSync(starter)) return join(CHECKOUT, file);
  const [own, shipped] = await Promise.all(
    [folder, CHECKOUT].map(async (at) => (await yamlIn(join(at, SITE_FILE))).get('name')),
  );
  return own === shipped ? join(CHECKOUT, file) : starter;
}

/** `achievements.yaml` with each claim as a group, which can have a year and a source; null if all are. */
async function withClaims(folder: string): Promise<string | null> {
  const own = await yamlIn(join(folder, CLAIMS_FILE));
  const items = own.get('items');
  if (own.errors.length > 0 || !isSeq(items) || !items.items.some(isScalar)) return null;
  items.items = items.items.map((item) => {
    if (!isScalar(item)) return item;
    const { comment, commentBefore } = item;
    const group = own.createNode({ value: item.value }, { flow: true });
    return Object.assign(group, { comment, commentBefore });
  });
  return own.toString({ lineWidth: 0 });
}

/** `site.yaml` without the tagline, which no page shows; null if there is none. */
async function withoutTagline(folder: string): Promise<string | null> {
  const own = await yamlIn(join(folder, SITE_FILE));
  return own.errors.length === 0 && own.delete('tagline') ? own.toString({ lineWidth: 0 }) : null;
}

/** The file's text with the missing values at these paths added from `source`; null if nothing is missing or the file cannot be read. */
async function completed(path: string, source: string | Promise<string>, wanted: readonly Path[]) {
  const [own, shipped] = await Promise.all([path, await source].map(yamlIn));
  if (!own?.contents || !shipped || own.errors.length > 0) return null;
  const missing = wanted.filter((at) => {
    const isRoom = at.length === 1 || isMap(own.getIn(at.slice(0, -1)));
    return isRoom && !own.hasIn(at) && shipped.hasIn(at);
  });
  for (const at of missing) own.setIn(at, own.createNode(valueAt(shipped.toJS(), at)));
  return missing.length > 0 ? own.toString({ lineWidth: 0 }) : null;
}

/**
 * Adds what is missing, in place; other values are not changed.
 * @returns whether something was changed
 */
export async function upgradeContent(folder: string): Promise<boolean> {
  // A folder that is not a site's whole content, as in tests of a single file, is skipped.
  if (!existsSync(join(folder, PAGES_FILE))) return false;
  const files = Object.keys(FILES).map((name) => `${name}.yaml`);
  const missing = files.filter(
    (file) => !existsSync(join(folder, file)) && existsSync(join(CHECKOUT, file)),
  );
  for (const file of missing) await copyFile(await sourceOf(file, folder), join(folder, file));
  const add = async (file: string, source: string | Promise<string>, wanted: readonly Path[]) =>
    [file, await completed(join(folder, file), source, wanted).catch(() => null)] as const;
  const texts: (readonly [string, string | null])[] = [
    await add(
      PAGES_FILE,
      join(CHECKOUT, PAGES_FILE),
      PAGES.map(({ path }) => [path]),
    ),
    [CLAIMS_FILE, await withClaims(folder).catch(() => null)],
    [SITE_FILE, await withoutTagline(folder).catch(() => null)],
    await add(
      FORMS_FILE,
      join(CHECKOUT, FORMS_FILE),
      FIELD_NAMES.map((name) => ['labels', name]),
    ),
  ];
  for (const [file, ...parts] of NEWER_PARTS)
    texts.push(
      await add(
        file,
        sourceOf(file, folder),
        parts.map((part) => [part]),
      ),
    );
  const changed = texts.filter(([, text]) => text !== null);
  for (const [file, text] of changed) await writeFileDurably(join(folder, file), text ?? '');
  return missing.length > 0 || changed.length > 0;
}

/** The same for the published version, which is replaced by a new version. Only if the content was copied out of the code. */
export async function upgradePublishedContent(dataDir: string): Promise<void> {
  const published = publishedContent({ dataDir, contentDir: undefined });
  await using folder = await mkdtempDisposable(join(versionsFolder(dataDir), '.new-forward-'));
  const content = join(folder.path, 'content');
  await copyFolder(published, content, true);
  if (await upgradeContent(content))
    await makeVersionCurrent(dataDir, await keepVersion(dataDir, content, true));
}
