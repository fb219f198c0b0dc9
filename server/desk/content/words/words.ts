/** The desk's addresses of words: the pages, the fields of each, and saves of one field or one list at a time. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import type {
  Field,
  KeptField,
  List,
  StaleField,
  WordsPage,
  WordsPages,
} from '#contract/desk/words.ts';
import { pathIn } from '#server/drafts/names.ts';
import { type Path, valueAt } from '#server/drafts/yaml-path.ts';
import { badRequest, notFound } from '#server/http/http-error.ts';
import { labelsOf, pageLabel, pathOfAddress } from '#server/labels/label-of.ts';
import { sayFault } from '#server/labels/say-fault.ts';
import { recordAuditEntry } from '../../audit-log.ts';
import { checked, readBody, text } from '../../body.ts';
import type { DeskContext, DeskEnv, DeskRequest } from '../../context.ts';
import { createChecker } from './checker.ts';
import { createEntryIds, type EntryIds } from './entry-ids.ts';
import {
  allFields,
  allLists,
  createFields,
  newEntry,
  revisionOf,
  shapeAt,
  shown,
} from './fields.ts';
import { inOrder, isShared, liveAddress } from './pages.ts';
import { contentShapes } from './schemas.ts';
import { without, withValue } from './write.ts';
import { type Order, reordered } from './write-list.ts';

const LETTERS_MAX = 8000;
const path = z.string().max(200);
const revision = z.string().max(20);
const fieldSchema = z.object({ path, revision, value: z.string() });
const textFor = (label: string) => text(LETTERS_MAX).meta({ title: label });
const listSchema = z.object({
  path,
  act: z.discriminatedUnion('act', [
    z.object({ act: z.literal('add'), values: z.record(path, z.string()) }),
    z.object({ act: z.literal('remove'), entry: path }),
    z.object({ act: z.literal('move'), entry: path, by: z.literal([-1, 1]) }),
  ]),
});

class Stale extends Error {
  readonly value: unknown;
  constructor(value: unknown) {
    super('Changed elsewhere.');
    this.value = value;
  }
}
const STALE = 'This was changed elsewhere meanwhile.';
const ENTRY_GONE = 'Somebody else has removed this entry meanwhile.';
const GONE =
  'It was removed from the page meanwhile, so these words have no place. Copy them, then put back what was kept.';
/** Of the same person at the same field: one line for so long. */
const SAME_ACT_MS = 600_000;

export function createWords(context: DeskContext) {
  const { drafts, now } = context;
  const words = new Hono<DeskEnv>();
  const checker = createChecker();
  const entryIds = createEntryIds(join(drafts.folder, '..', 'entries'));
  /** Who wrote a field last, since the server started. */
  const writers = new Map<string, { readonly name: string; readonly at: number }>();

  const known = (name: string) => {
    const all = contentShapes();
    if (!Object.hasOwn(all, name)) throw notFound('There is no such page.');
    return all;
  };
  const read = (source: string): unknown => parseYaml(source, { logLevel: 'silent' });
  const publishedText = (name: string) =>
    readFile(pathIn(drafts.published(), `${name}.yaml`), 'utf8').catch(() => '');
  async function partsOf(name: string, source: string) {
    const all = known(name);
    const draft = read(source);
    const published = read(await publishedText(name));
    const ids = await entryIds(name, draft);
    const parts = createFields(name, all, { draft, published, ids });
    return { all, parts, ids };
  }

  /** `at`: names in the file; `where`: the same with the names of entries. */
  async function act(c: DeskRequest, name: string, where: string, at: string) {
    const { name: who } = c.get('person');
    const key = `${name}#${where}`;
    const before = writers.get(key);
    writers.set(key, { name: who, at: now() });
    if (before?.name === who && now() - before.at < SAME_ACT_MS) return;
    const place = [pageLabel(name), ...labelsOf(`${name}.yaml`, pathOfAddress(at))];
    await recordAuditEntry(context, { who, what: 'wrote', detail: place.join(', ') });
  }

  /** Changes the file unless the content check finds a new fault in it, which is told in plain words. */
  async function change(name: string, write: (source: string, ids: EntryIds) => string) {
    const file = `${name}.yaml`;
    const folder = await drafts.open();
    await drafts.changeText(file, async (before) => {
      const after = write(before, await entryIds(name, read(before)));
      if (after === before) return before;
      const faults = await checker.faults({ folder, file, before, after });
      if (faults.length > 0) throw badRequest(faults.slice(0, 3).map(sayFault));
      // One change at a time, so that each entry is known again.
      await entryIds(name, read(after));
      return after;
    });
  }

  words.get('/words', async (c) => {
    const shapes = contentShapes();
    const changed = new Set((await drafts.changed()).map(({ file }) => file));
    const answer: WordsPages = {
      pages: inOrder(Object.keys(shapes)).map((file) => ({
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
    known(name);
    const { parts } = await partsOf(name, await drafts.readText(`${name}.yaml`));
    const answer: WordsPage = {
      file: name,
      label: pageLabel(name),
      live: liveAddress(name),
      parts,
    };
    return c.json(answer);
  });

  /** The field as it is just now; 404 for what is none, 400 for what is locked. */
  async function fieldAt(name: string, where: string): Promise<Field> {
    const { parts } = await partsOf(name, await drafts.readText(`${name}.yaml`));
    const field = allFields(parts).find((one) => one.path === where || one.place === where);
    if (!field) throw notFound(GONE);
    if (field.locked) throw badRequest([field.locked]);
    return field;
  }

  function write(source: string, field: Field, at: Path, value: string, like: string): string {
    const whole = read(source);
    const isThere = valueAt(whole, at) !== undefined;
    if (field.type === 'flag') {
      if (value !== '') return withValue(source, at, true, like);
      return isThere ? without(source, at) : source;
    }
    if (field.type === 'number') {
      const number = Number(value.trim());
      if (value.trim() === '' || !Number.isFinite(number))
        throw badRequest([`“${field.label}” must be a number, such as 10. Write one.`]);
      return withValue(source, at, number, like);
    }
    if (value.trim() === '' && isThere && field.published === null) return without(source, at);
    return withValue(source, at, value, like);
  }

  words.put('/words/:file/field', async (c) => {
    const name = c.req.param('file');
    const { value: typed, ...body } = await readBody(c, fieldSchema);
    const field = await fieldAt(name, body.path);
    const value = checked(textFor(field.label), typed);
    // What is put back is put back to the letter.
    const like = await publishedText(name);
    const current = (source: string, ids: EntryIds) => {
      const at = ids.real(body.path);
      if (!at) throw notFound(GONE);
      return { at, there: shown(valueAt(read(source), at)) };
    };
    try {
      await change(name, (source, ids) => {
        const { at, there } = current(source, ids);
        if (there === value) return source;
        if (revisionOf(there) !== body.revision) throw new Stale(there);
        return write(source, field, at, value, like);
      });
    } catch (error) {
      if (!(error instanceof Stale)) throw error;
      const theirs = error.value as string;
      const by = writers.get(`${name}#${field.path}`)?.name ?? null;
      const stale: StaleField = {
        error: STALE,
        value: theirs,
        revision: revisionOf(theirs),
        by,
      };
      return c.json(stale, 409);
    }
    const source = await drafts.readText(`${name}.yaml`);
    const { at, there: saved } = current(source, await entryIds(name, read(source)));
    await act(c, name, field.path, at.join('.'));
    const kept: KeptField = { value: saved, revision: revisionOf(saved), at: now() };
    return c.json(kept);
  });

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
      if (entry === null) throw badRequest(['A new entry needs all of its texts.']);
      return [...order, { entry }];
    }
    if (body.act === 'remove') {
      if (!list.canRemove) throw badRequest([`${list.label} needs at least one entry.`]);
      return order.toSpliced(at, 1);
    }
    if (!list.canMove) throw badRequest([`${list.label} stay in this order.`]);
    const to = Math.min(length - 1, Math.max(0, at + body.by));
    return order.toSpliced(at, 1).toSpliced(to, 0, at);
  }

  words.post('/words/:file/list', async (c) => {
    const name = c.req.param('file');
    const body = await readBody(c, listSchema);
    const { parts, all } = await partsOf(name, await drafts.readText(`${name}.yaml`));
    const list = allLists(parts).find((one) => one.path === body.path);
    if (!list) throw notFound('This list no longer exists.');
    const typed = body.act.act === 'add' ? body.act.values : {};
    const values = Object.fromEntries(
      list.blank.map((one) => [one.path, checked(textFor(one.label), typed[one.path] ?? '')]),
    );
    let place = '';
    await change(name, (source, ids) => {
      const entry = body.act.act === 'add' ? null : ids.real(`${body.path}.${body.act.entry}`);
      const at = ids.real(body.path);
      if (!at || (body.act.act !== 'add' && !entry)) throw notFound(ENTRY_GONE);
      place = at.join('.');
      const entries = valueAt(read(source), at) as unknown[];
      const shape = shapeAt(all[name]!, at)?.items ?? {};
      const fresh = () => newEntry(shape, entries.at(-1), values);
      return reordered(
        source,
        at,
        orderFor(list, entries.length, body.act, Number(entry?.at(-1) ?? -1), fresh),
      );
    });
    await act(c, name, list.path, place);
    return c.json({});
  });
  return words;
}
