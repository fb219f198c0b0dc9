/** Kinds of project: their names and order; adding, removing and restoring them. */
import { readdir } from 'node:fs/promises';
import { Hono } from 'hono';
import { z } from 'zod';
import { KIND_TEXTS, type KindField } from '#contract/project-texts.ts';
import { required } from '#contract/required.ts';
import { SLUG } from '#pictures/names.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import type { Queue } from '#server/drafts/queue.ts';
import { badRequest, HttpError, notFound } from '#server/http/http-error.ts';
import { placeOf } from '#server/labels/place.ts';
import { GONE, KIND_IN_USE } from '#server/messages/en.ts';
import { say } from '#server/messages/say.ts';
import { revisionOf } from '#server/revision.ts';
import { readBody, readFields } from '../../body.ts';
import type { DeskContext, DeskEnv } from '../../context.ts';
import { ConflictError, catchConflict, withRevision } from '../../revision.ts';
import { freeAddress, kindAddressWriter } from './address.ts';
import {
  faultOf,
  faultsOf,
  newerFaultOf,
  newKind,
  publishedText,
  textOfKind,
} from './kind-faults.ts';
import { setValue } from './project-file.ts';
import { type Kind, readKindFile, readKinds, readProjects } from './project-folder.ts';
import type { Saver } from './save.ts';

const fileOf = (key: string) => `projects/${key}/category.yaml`;
const isField = (name: string): name is KindField => Object.hasOwn(KIND_TEXTS, name);

/** The singular and the plural of a count are written together or not at all. */
function withWords(source: string, field: Exclude<KindField, 'address'>, value: string): string {
  if (field === 'title' || field === 'description') return setValue(source, [field], value);
  const written: Record<KindField, string> = { ...readKindFile(source, '').words, [field]: value };
  const counted = setValue(source, ['counted', 'one'], written.one);
  return setValue(counted, ['counted', 'many'], written.many);
}

/** @throws HttpError 400 with the reason why a kind cannot be removed */
async function refuseIfNeeded(
  drafts: Drafts,
  { key, title, words: { address }, former }: Kind,
): Promise<void> {
  const all = await readProjects(drafts);
  const count = all.find(({ kind }) => kind.key === key)?.projects.length ?? 0;
  if (count > 0) throw badRequest([say(KIND_IN_USE, { title, count })]);
  if (all.length === 1)
    throw badRequest(['The site needs at least one kind of project. Add another one first.']);
  const names = [key, address, ...former].map(RegExp.escape).join('|');
  const link = new RegExp(`/projects#(${names})(?![\\w-])`);
  const pages = (await readdir(await drafts.open())).filter((page) => page.endsWith('.yaml'));
  for (const page of pages)
    if (link.test(await drafts.readText(page)))
      throw badRequest([
        `“${placeOf(page)?.label ?? page}” has a link to “${title}”. Change that link first, then remove the kind.`,
      ]);
}

export function createKinds(context: DeskContext, { record }: Saver, inTurn: Queue) {
  const { drafts } = context;
  const kinds = new Hono<DeskEnv>().basePath('/project-kinds');
  const about = (key: string, title: string) => ({ slug: key, words: { title } });

  async function kindAt(key: string) {
    const kind = (await readKinds(drafts)).find((one) => one.key === key);
    if (!kind) throw notFound(GONE.kind);
    return kind;
  }

  kinds.post('/', async (c) => {
    const read = await readFields(c, newKind);
    const faults = 'faults' in read ? read.faults : faultsOf(read.value);
    if ('faults' in read || faults) return c.json(faults, 400);
    const { title, description, homes } = read.value;
    const key = await inTurn(async () => {
      const all = await readKinds(drafts);
      const order = Math.max(0, ...all.map((kind) => kind.order % 99)) + 1;
      const begin = `order: ${order}\n${homes ? 'homes: true\n' : ''}`;
      const text = setValue(setValue(begin, ['title'], title), ['description'], description);
      const free = await freeAddress(drafts, title, 'kind');
      await drafts.writeText(fileOf(free), text);
      return free;
    });
    await record(c, 'added the kind of project', about(key, title), { always: true });
    return c.json({ key });
  });

  kinds.put('/', async (c) => {
    const { value } = await readBody(
      c,
      z.object({ value: z.array(z.string().regex(SLUG)).max(60) }),
    );
    const all = await readKinds(drafts);
    const keys = all.map(({ key }) => key);
    if (c.req.header('X-Revision') !== revisionOf(keys)) return c.json(withRevision(keys), 409);
    if (value.length !== keys.length || keys.some((key) => !value.includes(key)))
      throw new HttpError(409, [
        'A kind of project was added or removed meanwhile, so the order was not changed. Reload the page and try again.',
      ]);
    await drafts.changeTexts(value.map(fileOf), async (texts) =>
      texts.map((text, i) => setValue(required(text, 'A kind of project'), ['order'], i + 1)),
    );
    await record(c, 'changed the order of', about('kinds', 'the kinds of project'));
    return c.json(withRevision(value));
  });

  kinds.put('/:key/:field', async (c) => {
    const { key, field } = c.req.param();
    if (!isField(field)) throw notFound(GONE.field);
    const { value } = await readBody(c, z.object({ value: textOfKind(field) }));
    const kind = await kindAt(key);
    const fault = faultOf(field, value);
    if (fault) throw badRequest([fault]);
    const write =
      field === 'address'
        ? await kindAddressWriter(drafts, fileOf(key), kind)
        : (source: string) => withWords(source, field, value);
    const published = await publishedText(drafts, fileOf(key), field);
    const conflict = await catchConflict(c, () =>
      drafts.changeText(fileOf(key), (source) => {
        const current = readKindFile(source, key).words[field];
        if (current === value) return source;
        if (revisionOf(current) !== c.req.header('X-Revision')) throw new ConflictError(current);
        const newer = value === published ? null : newerFaultOf(field, value);
        if (newer) throw badRequest([newer]);
        return write(source, value);
      }),
    );
    if (conflict) return conflict;
    const what = field === 'address' ? 'changed the address of' : 'changed the texts of';
    await record(c, what, about(key, kind.title));
    return c.json(withRevision((await kindAt(key)).words[field]));
  });

  kinds.delete('/:key', async (c) => {
    const kind = await kindAt(c.req.param('key'));
    const { key, title } = kind;
    await inTurn(async () => {
      await refuseIfNeeded(drafts, kind);
      // Not its folder: removed projects in it can still be restored with it.
      await drafts.remove(fileOf(key), title);
    });
    await record(c, 'removed the kind of project', about(key, title), { always: true });
    return c.json({});
  });

  kinds.post('/:key/back', async (c) => {
    const key = c.req.param('key');
    if (!SLUG.test(key)) throw notFound(GONE.kind);
    await drafts.restore(fileOf(key));
    await record(c, 'restored the kind of project', about(key, (await kindAt(key)).title), {
      always: true,
    });
    return c.json({});
  });

  return kinds;
}
