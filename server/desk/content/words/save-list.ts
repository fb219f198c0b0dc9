/** Adds, removes, restores and moves the entries of a list of a page's words. */
import { Hono } from 'hono';
import { z } from 'zod';
import { BRAND_ONLY_OWNERS } from '#contract/desk/roles.ts';
import type { List, ListAnswer } from '#contract/desk/words.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { valueAt } from '#server/drafts/yaml-path.ts';
import { badRequest, notFound } from '#server/http/http-error.ts';
import { isBrand } from '#server/publishing/brand-groups.ts';
import { checked, readBody } from '../../body.ts';
import type { DeskEnv } from '../../context.ts';
import { requireOwner } from '../../owners-only.ts';
import { freshFilmName } from '../films/places.ts';
import { refuseUnknownProject } from './addresses.ts';
import { allLists } from './all-parts.ts';
import type { EntryIds } from './entry-ids.ts';
import { type AnyPicture, likeOf, newEntry } from './new-entry.ts';
import { readYaml } from './read-yaml.ts';
import { shapeAt } from './shape-at.ts';
import type { WordFiles } from './word-files.ts';
import { type Order, reordered } from './write-list.ts';
import { textFor, type Writers } from './writers.ts';

const path = z.string().max(200);
const listSchema = z.object({
  path,
  act: z.discriminatedUnion('act', [
    z.object({ act: z.literal('add'), values: z.record(path, z.string()) }),
    z.object({ act: z.literal('remove'), entry: path }),
    z.object({ act: z.literal('restore'), id: z.uuid() }),
    z.object({ act: z.literal('move'), entry: path, by: z.int() }),
  ]),
});
const ENTRY_GONE = 'Somebody else has removed this entry meanwhile.';

/** `at`: place of the entry that the act is about. */
function orderFor(
  list: List,
  length: number,
  body: z.infer<typeof listSchema>['act'],
  at: number,
  fresh: () => unknown,
): Order {
  const order: (number | { entry: unknown })[] = [...Array(length).keys()];
  if (body.act === 'add') {
    const entry = list.canAdd ? fresh() : null;
    if (entry === null)
      throw badRequest(['A new entry needs all of its texts. Fill in the empty ones.']);
    return [...order, { entry }];
  }
  if (body.act === 'remove') {
    if (!list.canRemove) throw badRequest([`${list.label} needs at least one entry.`]);
    return order.toSpliced(at, 1);
  }
  if (body.act === 'restore')
    return [...order.slice(0, at), { entry: fresh() }, ...order.slice(at)];
  if (!list.canMove) throw badRequest([`${list.label} stay in this order.`]);
  const to = Math.min(length - 1, Math.max(0, at + body.by));
  return order.toSpliced(at, 1).toSpliced(to, 0, at);
}

export function createSaveList(files: WordFiles, writers: Writers, drafts: Drafts) {
  const words = new Hono<DeskEnv>();

  words.post('/words/:file/list', async (c) => {
    const name = c.req.param('file');
    const body = await readBody(c, listSchema);
    if (isBrand(name, body.path)) requireOwner(c, BRAND_ONLY_OWNERS);
    const { parts, all } = await files.partsOf(name);
    const list = allLists(parts).find((one) => one.path === body.path);
    if (!list) throw notFound('This list no longer exists.');
    const typed = body.act.act === 'add' ? body.act.values : {};
    const values = Object.fromEntries(
      list.blank.map((one) => [one.path, checked(textFor(one), typed[one.path] ?? '')]),
    );
    for (const one of list.blank)
      if (one.type === 'address' && body.act.act === 'add')
        await refuseUnknownProject(drafts, one.label, values[one.path] ?? '');
    const asked = body.act;
    const film = await freshFilmName(drafts);
    const { share } = readYaml(await files.textOf('site')) as { share: AnyPicture };
    let [place, kept] = ['', ''];
    const write = async (source: string, ids: EntryIds) => {
      const entry = 'entry' in asked ? ids.real(`${body.path}.${asked.entry}`) : null;
      const at = ids.real(body.path);
      if (!at || ('entry' in asked && !entry)) throw notFound(ENTRY_GONE);
      place = at.join('.');
      const entries = valueAt(readYaml(source), at) as unknown[];
      const removed = (await files.removedEntries.list(name)).filter(
        (one) => one.list === list.path,
      );
      const gone = asked.act === 'restore' ? removed.find(({ id }) => id === asked.id) : null;
      if (gone === undefined) throw notFound('This entry was restored already.');
      const like = likeOf(entries, removed);
      const index = gone?.at ?? Number(entry?.at(-1) ?? -1);
      const shape = shapeAt(all[name] ?? {}, at)?.items ?? {};
      const begin = { like, values, picture: share, film };
      const fresh = () => (gone ? gone.entry : newEntry(shape, begin));
      return {
        text: reordered(source, at, orderFor(list, entries.length, asked, index, fresh)),
        async accepted() {
          if (asked.act !== 'remove') return;
          const entry = { list: list.path, at: index, entry: entries[index] };
          kept = await files.removedEntries.add(name, entry);
        },
        async written() {
          if (gone) await files.removedEntries.forget(name, gone.id);
        },
      };
    };
    await files.change(name, write).catch(async (error) => {
      // It was not removed after all.
      if (kept) await files.removedEntries.forget(name, kept);
      throw error;
    });
    await writers.record(c, { name, where: list.path, at: place });
    const answer: ListAnswer = { removed: kept || null };
    return c.json(answer);
  });
  return words;
}
