/** The studio's templates for replies: listed, added, changed, moved, removed and restored. */
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { FieldFaults } from '#contract/desk/enquiries.ts';
import type { TemplateConflict, Templates } from '#contract/desk/templates.ts';
import { MESSAGE_MAX } from '#contract/forms.ts';
import { hasLooseBrace } from '#contract/reply-gaps.ts';
import { HttpError, notFound } from '#server/http/http-error.ts';
import { GONE } from '#server/messages/en.ts';
import { createRecord } from '../audit-log.ts';
import { EMPTY, lineSchema, readBody, readFields, textSchema } from '../body.ts';
import type { DeskContext, DeskEnv } from '../context.ts';

const TEMPLATES_MAX = 100;
const NAME_MAX = 60;
const name = lineSchema(NAME_MAX)
  .refine((typed) => typed !== '', EMPTY)
  .meta({ title: 'Name' });
const body = textSchema(MESSAGE_MAX)
  .refine((typed) => typed.trim() !== '', EMPTY)
  .refine(
    (typed) => !hasLooseBrace(typed),
    'has a { without a }, or a } without a {. Write a gap as {name}, on one line',
  )
  .meta({ title: 'Text' });
const words = z.object({ name, body });
const changedWords = words.extend({ before: z.object({ name: z.string(), body: z.string() }) });
const order = z.object({ ids: z.array(z.number().int()).max(2 * TEMPLATES_MAX) });

const TAKEN: FieldFaults = {
  error: 'Another template has this name. Choose another name.',
  fields: { name: 'Another template has this name. Choose another name.' },
};
const templateNotFound = () => notFound(GONE.template);

export function createTemplates(context: DeskContext) {
  const { database, now } = context;
  const templates = new Hono<DeskEnv>().basePath('/reply-templates');
  const record = createRecord(context);
  /** @throws HttpError 404 */
  function idOf(c: Context<DeskEnv>): number {
    const id = Number(c.req.param('id'));
    if (!Number.isSafeInteger(id)) throw templateNotFound();
    return id;
  }

  templates.get('/', async (c) =>
    c.json({ templates: await database.call('templates') } satisfies Templates),
  );

  templates.post('/', async (c) => {
    const read = await readFields(c, words);
    if ('faults' in read) return c.json(read.faults, 400);
    const added = await database.call('addTemplate', read.value, TEMPLATES_MAX);
    if (added === 'same name') return c.json(TAKEN, 400);
    if (added === 'full')
      throw new HttpError(409, [`There are ${TEMPLATES_MAX} templates. Remove one first.`]);
    await record(c, 'added the reply template', read.value.name);
    return c.json({ id: added });
  });

  templates.put('/order', async (c) => {
    const { ids } = await readBody(c, order);
    await database.call('orderTemplates', ids);
    await record(c, 'moved a reply template');
    return c.json({});
  });

  templates.put('/:id', async (c) => {
    const id = idOf(c);
    const read = await readFields(c, changedWords);
    if ('faults' in read) return c.json(read.faults, 400);
    const { before, ...after } = read.value;
    const changed = await database.call('changeTemplate', id, after, before);
    if (changed === 'gone') throw templateNotFound();
    if (changed === 'same name') return c.json(TAKEN, 400);
    if (changed !== 'changed') {
      const error = 'Somebody else changed this template meanwhile. Save again to replace it.';
      return c.json({ error, template: changed } satisfies TemplateConflict, 409);
    }
    await record(c, 'changed the reply template', after.name);
    return c.json({});
  });

  templates.delete('/:id', async (c) => {
    const removed = await database.call('removeTemplate', idOf(c), now());
    if (removed === null) throw templateNotFound();
    await record(c, 'removed the reply template', removed);
    return c.json({});
  });

  templates.post('/:id/restore', async (c) => {
    const restored = await database.call('restoreTemplate', idOf(c));
    if (restored === null)
      throw notFound('This template can no longer be restored. Write it again.');
    await record(c, 'restored the reply template', restored);
    return c.json({});
  });
  return templates;
}
