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
import { CHECKOUT, publishedContent, STARTER, versionsFolder } from './published.ts';
import { keepVersion, makeVersionCurrent } from './versions.ts';
import { writeFileDurably } from './write-file.ts';
import { type Path, valueAt } from './yaml-path.ts';

const PAGES_FILE = 'pages.yaml';
const CLAIMS_FILE = 'achievements.yaml';
const FORMS_FILE = 'forms.yaml';
/** Parts of pages that came after the page. */
const NEWER_PARTS: readonly (readonly [file: string, part: string])[] = [
  ['why-choose-us.yaml', 'risks'],
  ['expertise.yaml', 'materials'],
  ['faq.yaml', 'more'],
];
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

/**
 * The file's text with the missing values at these paths added from `source`; null where it lacks nothing or cannot be
 * read.
 */
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
  const add = async (file: string, source: string | Promise<string>, wanted: readonly Path[]) =>
    [file, await completed(join(folder, file), source, wanted).catch(() => null)] as const;
  const texts: (readonly [string, string | null])[] = [
    await add(
      PAGES_FILE,
      join(CHECKOUT, PAGES_FILE),
      PAGES.map(({ path }) => [path]),
    ),
    [CLAIMS_FILE, await withClaims(folder).catch(() => null)],
    await add(
      FORMS_FILE,
      join(CHECKOUT, FORMS_FILE),
      FIELD_NAMES.map((name) => ['labels', name]),
    ),
  ];
  for (const [file, part] of NEWER_PARTS)
    texts.push(await add(file, sourceOf(file, folder), [[part]]));
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
