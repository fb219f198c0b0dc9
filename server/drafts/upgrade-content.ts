/**
 * Content that was moved out of the code by an older version lacks what newer pages and fields of forms need: their words,
 * and their lines for search engines. It gets those of the checkout, or of a new site where it is another studio's.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { PAGES } from '#content-model/pages.ts';
import { FILES } from '#content-model/schema.server.ts';
import { FIELD_NAMES } from '#contract/forms.ts';
import { copyFolder } from './folders.ts';
import { CHECKOUT, publishedContent, versionsFolder } from './published.ts';
import { keepVersion, makeVersionCurrent } from './versions.ts';
import { writeFileDurably } from './write-file.ts';

const PAGES_FILE = 'pages.yaml';
const CLAIMS_FILE = 'achievements.yaml';
const FORMS_FILE = 'forms.yaml';
/** Parts of pages that came after the page. */
const NEWER_PARTS: readonly (readonly [file: string, part: string])[] = [
  ['why-choose-us.yaml', 'risks'],
  ['expertise.yaml', 'materials'],
  ['faq.yaml', 'more'],
];
/** What a site begins with that is not the demonstration. */
const STARTER = join(import.meta.dirname, '..', 'new-studio', 'starter');

const yamlIn = async (path: string) =>
  parseDocument(await readFile(path, 'utf8'), { logLevel: 'silent' });

/** Where a new file comes from: the checkout's people and clients are none of another studio's. */
async function sourceOf(file: string, folder: string): Promise<string> {
  const starter = join(STARTER, file);
  if (!existsSync(starter)) return join(CHECKOUT, file);
  const [own, shipped] = await Promise.all(
    [folder, CHECKOUT].map(async (at) => (await yamlIn(join(at, 'site.yaml'))).get('name')),
  );
  return own === shipped ? join(CHECKOUT, file) : starter;
}

/** `achievements.yaml` with each claim as a group, which has room for a year and a source; null where all are. */
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

/** `pages.yaml` with the pages that it lacks; null where it lacks none or cannot be read. */
async function withNewPages(folder: string): Promise<string | null> {
  const [own, shipped] = await Promise.all(
    [folder, CHECKOUT].map((at) => yamlIn(join(at, PAGES_FILE))),
  );
  if (!own || !shipped || own.errors.length > 0 || !own.contents) return null;
  const missing = PAGES.filter(({ path }) => !own.has(path) && shipped.has(path));
  for (const { path } of missing) own.set(path, own.createNode(shipped.toJS()[path]));
  return missing.length > 0 ? own.toString({ lineWidth: 0 }) : null;
}

/** `forms.yaml` with the labels of newer fields; null where it lacks none or cannot be read. */
async function withNewLabels(folder: string): Promise<string | null> {
  const [own, shipped] = await Promise.all(
    [folder, CHECKOUT].map((at) => yamlIn(join(at, FORMS_FILE))),
  );
  if (!own || !shipped || own.errors.length > 0 || !isMap(own.get('labels'))) return null;
  const labels = FIELD_NAMES.map((name) => ['labels', name] as const);
  const missing = labels.filter((path) => !own.hasIn(path) && shipped.hasIn(path));
  for (const path of missing) own.setIn(path, shipped.getIn(path));
  return missing.length > 0 ? own.toString({ lineWidth: 0 }) : null;
}

/** A file with the part that it lacks; null where it has it or cannot be read. */
async function withNewPart(folder: string, file: string, part: string): Promise<string | null> {
  const paths = [join(folder, file), await sourceOf(file, folder)];
  const [own, shipped] = await Promise.all(paths.map(yamlIn));
  if (!own || !shipped?.has(part) || own.errors.length > 0 || own.has(part)) return null;
  own.set(part, own.createNode(shipped.toJS()[part]));
  return own.toString({ lineWidth: 0 });
}

/**
 * Adds what is missing, in place; existing values are not changed.
 * @returns whether something was added
 */
export async function upgradeContent(folder: string): Promise<boolean> {
  // What is no content of a site, as in tests of a single file, is left alone.
  if (!existsSync(join(folder, PAGES_FILE))) return false;
  const files = Object.keys(FILES).map((name) => `${name}.yaml`);
  const missing = files.filter(
    (file) => !existsSync(join(folder, file)) && existsSync(join(CHECKOUT, file)),
  );
  for (const file of missing) await copyFile(await sourceOf(file, folder), join(folder, file));
  const texts: (readonly [string, string | null])[] = [
    [PAGES_FILE, await withNewPages(folder).catch(() => null)],
    [CLAIMS_FILE, await withClaims(folder).catch(() => null)],
    [FORMS_FILE, await withNewLabels(folder).catch(() => null)],
  ];
  for (const [file, part] of NEWER_PARTS)
    texts.push([file, await withNewPart(folder, file, part).catch(() => null)]);
  const changed = texts.filter(([, text]) => text !== null);
  for (const [file, text] of changed) await writeFileDurably(join(folder, file), text ?? '');
  return missing.length > 0 || changed.length > 0;
}

/** The same for the version that is published: a new one takes its place. Only where the content has moved out of the code. */
export async function upgradePublishedContent(dataDir: string): Promise<void> {
  const published = publishedContent({ dataDir, contentDir: undefined });
  const folder = await mkdtemp(join(versionsFolder(dataDir), '.new-forward-'));
  const content = join(folder, 'content');
  try {
    await copyFolder(published, content, true);
    if (await upgradeContent(content))
      await makeVersionCurrent(dataDir, await keepVersion(dataDir, content, true));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
