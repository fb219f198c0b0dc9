/** The facts of a project: facts, consent, cover, order of its pictures, and whether it is shown. */

import { Hono } from 'hono';
import { z } from 'zod';
import { orderPictures } from '#content-model/picture-order.server.ts';
import { type Consent, PROJECT_LABELS } from '#contract/desk/projects.ts';
import { DAY_MS } from '#contract/duration.ts';
import { PICTURE_KINDS, type PictureKind } from '#contract/picture-kinds.ts';
import { PROJECT_TEXTS, type ProjectText } from '#contract/project-texts.ts';
import { isBlank } from '#contract/text.ts';
import { stemOf } from '#pictures/sources.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import type { Queue } from '#server/drafts/queue.ts';
import { badRequest, HttpError, notFound } from '#server/http/http-error.ts';
import { GONE } from '#server/messages/en.ts';
import { lineSchema, readBody, textRuleSchema } from '../../body.ts';
import type { DeskContext, DeskEnv } from '../../context.ts';
import { addressOf } from './address.ts';
import { namesakeFault } from './namesake.ts';
import { setValue } from './project-file.ts';
import { type ProjectFolder, readProject } from './project-folder.ts';
import { coverValue, factOf } from './project-view.ts';
import type { SavedValue, Saver } from './save.ts';

const names = z.array(lineSchema(120)).max(400).meta({ title: PROJECT_LABELS.sequence });
/** A list of names of materials. `title`: its label on the screen. */
export const materials = (title: string) =>
  z
    .array(lineSchema(40).refine((name) => name !== '', 'has an entry without a name. Name it'))
    .max(40)
    .meta({ title });
type Fact = Exclude<ProjectText, 'address'>;
const isFact = (name: string): name is Fact =>
  name !== 'address' && Object.hasOwn(PROJECT_TEXTS, name);
const pathOf = (field: Fact) =>
  field === 'title' || field === 'summary' ? [field] : ['facts', field];

const fact = (field: Fact): SavedValue<string> => ({
  schema: textRuleSchema(PROJECT_TEXTS[field]),
  read: (project) => factOf(project, field),
  write: (source, value) => setValue(source, pathOf(field), value),
  what: 'changed the details of',
});

async function titleOf(drafts: Drafts, slug: string): Promise<SavedValue<string>> {
  const faultOf = await namesakeFault(drafts, slug);
  const { write, ...title } = fact('title');
  return {
    ...title,
    write(source, value, project) {
      if (isBlank(value))
        throw badRequest(['A project needs a name, so the previous one is kept.']);
      const namesake = faultOf(value);
      if (namesake) throw badRequest([namesake]);
      return write(source, value, project);
    },
  };
}

const NO_CONSENT =
  'These are photographs of a home: enter the date on which the family agreed. Then the home can be shown.';

/** @param inTurn in which projects are added, because no two may have one name */
export function createFacts({ drafts, now }: DeskContext, { save, record }: Saver, inTurn: Queue) {
  const facts = new Hono<DeskEnv>().basePath('/projects/:slug');

  facts.put('/facts/:field', async (c) => {
    const { slug, field } = c.req.param();
    if (field === 'materials')
      return save<readonly string[]>(c, slug, {
        schema: materials(PROJECT_LABELS.materials),
        read: ({ words }) => words.facts.materials ?? [],
        write: (source, value) => setValue(source, ['facts', 'materials'], value),
        what: 'changed the details of',
      });
    if (field === 'kind')
      return save<PictureKind>(c, slug, {
        schema: z.enum(PICTURE_KINDS).meta({ title: PROJECT_LABELS.kind }),
        read: ({ words }) => words.kind,
        write: (source, value) => setValue(source, ['kind'], value),
        what: 'changed the details of',
      });
    if (field === 'address') return save(c, slug, await addressOf(drafts, slug));
    if (field === 'title') return inTurn(async () => save(c, slug, await titleOf(drafts, slug)));
    if (!isFact(field)) throw notFound(GONE.field);
    return save(c, slug, fact(field));
  });

  facts.put('/sample', (c) =>
    save<boolean>(c, c.req.param('slug'), {
      schema: z.boolean().meta({ title: PROJECT_LABELS.placeholder }),
      read: ({ words }) => words.placeholder,
      write: (source, value) => setValue(source, ['placeholder'], value || undefined),
      what: 'changed the details of',
    }),
  );

  facts.put('/consent', (c) =>
    save<Consent | null>(c, c.req.param('slug'), {
      schema: z.object({ on: z.iso.date() }).nullable().meta({ title: PROJECT_LABELS.consent }),
      read: ({ words }) => words.consent ?? null,
      write(source, value, { words, needsConsent }) {
        if (value && Date.parse(value.on) > now() + DAY_MS)
          throw badRequest(['This date is in the future. Enter the date on which they agreed.']);
        if (!value && needsConsent && !words.hidden)
          throw badRequest([
            'Hide the project first: without consent the family’s name must not be shown.',
          ]);
        return setValue(source, ['consent'], value ?? undefined);
      },
      what: 'recorded the consent for',
      always: true,
    }),
  );

  facts.put('/hidden', async (c) => {
    const { value } = await readBody(
      c,
      z.object({ value: z.boolean().meta({ title: PROJECT_LABELS.hidden }) }),
    );
    const project = await readProject(drafts, c.req.param('slug'));
    if (!value && project.lacksConsent) throw badRequest([NO_CONSENT]);
    if (value !== project.words.hidden) {
      await drafts.changeText(project.file, (source) =>
        setValue(source, ['hidden'], value ? true : undefined),
      );
      await record(c, value ? 'hid' : 'put this project on the site:', project, { always: true });
    }
    return c.json({ value });
  });

  facts.put('/cover', (c) =>
    save<string | null>(c, c.req.param('slug'), {
      schema: lineSchema(120).nullable().meta({ title: PROJECT_LABELS.cover }),
      read: coverValue,
      write(source, value, { pictures }) {
        if (value && !pictures.includes(value)) throw notFound(GONE.picture);
        return setValue(source, ['cover'], value ?? undefined);
      },
      what: 'chose the cover of',
    }),
  );

  facts.put('/order', (c) =>
    save<readonly string[]>(c, c.req.param('slug'), {
      schema: names,
      read: ({ pictures, words }) => orderPictures(pictures, words.sequence),
      write: (source, value, project) =>
        setValue(source, ['sequence'], sequenceFor(value, project)),
      what: 'changed the order of the pictures of',
    }),
  );
  return facts;
}

/**
 * The order to be written; empty if it is the order of the names. @throws HttpError 409 if a picture was added or removed in
 * the meantime
 */
function sequenceFor(value: readonly string[], { pictures }: ProjectFolder): readonly string[] {
  const isWhole =
    value.length === pictures.length &&
    new Set(value).size === value.length &&
    value.every((file) => pictures.includes(file));
  if (!isWhole)
    throw new HttpError(409, [
      'A picture was added or removed meanwhile, so the order was not changed. Reload the page and try again.',
    ]);
  const byName = orderPictures(pictures, []).map(stemOf);
  return byName.every((stem, i) => stem === stemOf(value[i] ?? '')) ? [] : value;
}
