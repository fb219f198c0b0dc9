/** The desk's API of texts: the pages, the fields of each, and saves of one field or one list at a time. */
import { Hono } from 'hono';
import { OTHER_TEXTS, PAGES } from '#content-model/pages.ts';
import { BRAND_ONLY_OWNERS } from '#contract/desk/roles.ts';
import type { Part, TextsPage, TextsPages } from '#contract/desk/texts.ts';
import { pageLabel } from '#server/labels/label-of.ts';
import { isBrand } from '#server/publishing/brand-groups.ts';
import type { DeskContext, DeskEnv } from '../../context.ts';
import { offeredAddresses } from './addresses.ts';
import { createSaveField } from './save-field.ts';
import { createSaveList } from './save-list.ts';
import { contentShapes } from './schemas.ts';
import type { TextFiles } from './text-files.ts';
import { createWriters } from './writers.ts';

/** Locks the fields of the brand for a colleague, with the reason. */
const withoutBrand = (file: string, parts: readonly Part[]): Part[] =>
  parts.map((part) => {
    if (part.kind === 'group') return { ...part, parts: withoutBrand(file, part.parts) };
    if (part.kind !== 'field' || !isBrand(file, part.place)) return part;
    return { ...part, locked: BRAND_ONLY_OWNERS };
  });

export function createTexts(context: DeskContext, files: TextFiles) {
  const { drafts, now } = context;
  const words = new Hono<DeskEnv>();
  const writers = createWriters(context);

  words.get('/words', async (c) => {
    const shapes = contentShapes();
    const changed = new Set((await drafts.changed()).map(({ file }) => file));
    const answer: TextsPages = {
      pages: orderPages(Object.keys(shapes)).map((file) => ({
        file,
        label: pageLabel(file),
        isChanged: changed.has(`${file}.yaml`),
        isShared: isShared(file),
      })),
    };
    return c.json(answer);
  });

  words.get('/words/:file', async (c) => {
    const name = c.req.param('file');
    const { parts } = await files.partsOf(name);
    const answer: TextsPage = {
      file: name,
      label: pageLabel(name),
      live: liveAddress(name),
      addresses: await offeredAddresses(drafts),
      parts: c.get('person').role === 'owner' ? parts : withoutBrand(name, parts),
    };
    return c.json(answer);
  });

  words.route('/', createSaveField(files, writers, drafts, now));
  words.route('/', createSaveList(files, writers, drafts));
  return words;
}

/** The page's address for a file, which is named without ".yaml". */
const liveAddress = (file: string) =>
  PAGES.find(({ texts }) => texts === file)?.path ?? OTHER_TEXTS[file]?.path ?? '/';
/** Whether several pages share the file's texts. */
const isShared = (file: string) => OTHER_TEXTS[file]?.isShared === true;

/** The pages first, in their order; then shared texts. */
function orderPages(files: readonly string[]): string[] {
  const order = [...PAGES.map(({ texts }) => texts), ...Object.keys(OTHER_TEXTS)];
  const place = (file: string) => (order.includes(file) ? order.indexOf(file) : order.length);
  return [...files].sort((a, b) => place(a) - place(b));
}
