/** Adds, removes, restores and moves the entries of a list of a page's texts. */
import { Hono } from 'hono';
import { z } from 'zod';
import { BRAND_ONLY_OWNERS } from '#contract/desk/roles.ts';
import type { ListActionResult } from '#contract/desk/texts.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { valueAt } from '#server/drafts/yaml-path.ts';
import { badRequest, HttpError, notFound } from '#server/http/http-error.ts';
import { GONE } from '#server/messages/en.ts';
import { isBrand } from '#server/publishing/brand-groups.ts';
import { parseBody, readBody } from '../../body.ts';
import type { DeskEnv } from '../../context.ts';
import { requireOwner } from '../../owners-only.ts';
import { unusedFilmName } from '../films/places.ts';
import { refuseUnknownProject } from './addresses.ts';
import { allLists } from './all-parts.ts';
import { changeList } from './change-list.ts';
import type { EntryIds } from './entry-ids.ts';
import { type AnyPicture, newEntry, templateEntry } from './new-entry.ts';
import { readYaml } from './read-yaml.ts';
import { entryShape, shapeAt } from './shape-at.ts';
import type { TextFiles } from './text-files.ts';
import { schemaOfField, type Writers } from './writers.ts';

const path = z.string().max(200);
const listSchema = z.object({
  path,
  action: z.discriminatedUnion('type', [
    z.object({ type: z.literal('add'), values: z.record(path, z.string()) }),
    z.object({ type: z.literal('remove'), entry: path }),
    z.object({ type: z.literal('restore'), id: z.uuid() }),
    z.object({ type: z.literal('move'), entry: path, by: z.int() }),
  ]),
});

export function createSaveList(files: TextFiles, writers: Writers, drafts: Drafts) {
  const words = new Hono<DeskEnv>();

  words.post('/words/:file/list', async (c) => {
    const name = c.req.param('file');
    const body = await readBody(c, listSchema);
    if (isBrand(name, body.path)) requireOwner(c, BRAND_ONLY_OWNERS);
    const { parts, all } = await files.partsOf(name);
    const list = allLists(parts).find((one) => one.path === body.path);
    if (!list) throw notFound(GONE.list);
    const typed = body.action.type === 'add' ? body.action.values : {};
    const values = Object.fromEntries(
      list.blank.map((one) => [one.path, parseBody(schemaOfField(one), typed[one.path] ?? '')]),
    );
    for (const one of list.blank)
      if (one.type === 'address' && body.action.type === 'add')
        await refuseUnknownProject(drafts, one.label, values[one.path] ?? '');
    const action = body.action;
    const film = await unusedFilmName(drafts);
    const { share } = readYaml(await files.textOf('site')) as { share: AnyPicture };
    let [place, kept, title] = ['', '', ''];
    const write = async (source: string, ids: EntryIds) => {
      const at = ids.real(body.path);
      const entry = 'entry' in action ? ids.real(`${body.path}.${action.entry}`) : null;
      const whole = readYaml(source);
      const isThere = at && entry?.length === at.length + 1 && valueAt(whole, entry) !== undefined;
      if (!at || ('entry' in action && !isThere)) throw notFound(GONE.entry);
      place = at.join('.');
      title = String((entry && valueAt(whole, [...entry, 'name'])) ?? '');
      const removed = (await files.removedFrom(name, whole, ids)).filter(
        (one) => one.list === list.path,
      );
      const removedEntry =
        action.type === 'restore' ? removed.find(({ id }) => id === action.id) : null;
      if (removedEntry === undefined)
        throw notFound('This entry was restored already. Reload the page.');
      const like = templateEntry(Object.values(valueAt(whole, at) ?? {}), removed);
      const shape = entryShape(shapeAt(all[name] ?? {}, at));
      const isChosen = list.blank[0]?.type === 'choice' && list.blank[0].path === '';
      const begin = { like, values, picture: share, film };
      const fresh = () => (isChosen ? values[''] || null : newEntry(shape, begin));
      const changed = changeList(source, {
        list,
        action,
        at,
        key: entry?.at(-1),
        gone: removedEntry,
        fresh,
      });
      return {
        text: changed.text,
        ...(removedEntry && { restored: changed.text }),
        async accepted() {
          if (changed.removed)
            kept = await files.removedEntries.add(name, { list: list.path, ...changed.removed });
        },
        async written() {
          if (removedEntry) await files.removedEntries.forget(name, removedEntry.id);
        },
      };
    };
    await files.change(name, write).catch(async (error) => {
      // It was not removed after all.
      if (kept) await files.removedEntries.forget(name, kept);
      if (action.type === 'remove' && error instanceof HttpError && error.status === 400)
        throw badRequest([
          'This entry is still needed.',
          // Without its entry, the check knows only the key of a material.
          ...error.messages.map((text) =>
            title ? text.replaceAll(`“${action.entry}”`, `“${title}”`) : text,
          ),
        ]);
      throw error;
    });
    await writers.record(c, { name, where: list.path, at: place });
    const answer: ListActionResult = { removed: kept || null };
    return c.json(answer);
  });
  return words;
}
