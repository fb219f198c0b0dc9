/** Saves one field of a page's texts. */
import { Hono } from 'hono';
import { z } from 'zod';
import { BRAND_ONLY_OWNERS } from '#contract/desk/roles.ts';
import type { Field, FieldConflict, SavedField } from '#contract/desk/texts.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { type Path, valueAt } from '#server/drafts/yaml-path.ts';
import { badRequest, notFound } from '#server/http/http-error.ts';
import { GONE } from '#server/messages/en.ts';
import { isBrand } from '#server/publishing/brand-groups.ts';
import { revisionOf } from '#server/revision.ts';
import { parseBody, readBody } from '../../body.ts';
import type { DeskEnv } from '../../context.ts';
import { requireOwner } from '../../owners-only.ts';
import { ConflictError } from '../../revision.ts';
import { pictureFile } from '../pictures/library.ts';
import { refuseUnknownProject } from './addresses.ts';
import { allFields } from './all-parts.ts';
import type { EntryIds } from './entry-ids.ts';
import { fieldText } from './field-at.ts';
import { withLinesOfRoom } from './lines-of-room.ts';
import { readYaml } from './read-yaml.ts';
import type { Shapes } from './schemas.ts';
import { withHidden } from './sections.ts';
import { isOptionalAt } from './shape-at.ts';
import type { TextFiles } from './text-files.ts';
import { withFlowValue, withoutKey, withValue } from './write.ts';
import { schemaOfField, type Writers } from './writers.ts';

const fieldSchema = z.object({
  path: z.string().max(200),
  revision: z.string().max(20),
  value: z.string(),
});
const STALE = 'This was changed elsewhere meanwhile.';

/** The source with the field's value, spelled as in the published source `like`. @throws HttpError 400 for an invalid number */
function written(
  source: string,
  field: Field,
  at: Path,
  { value, like, isOptional }: { value: string; like: string; isOptional: boolean },
): string {
  const whole = readYaml(source);
  const isThere = valueAt(whole, at) !== undefined;
  if (field.type === 'hide') return withHidden(source, at, value !== '');
  if (field.type === 'flag') {
    if (value !== '') return withValue(source, at, true, like);
    return isThere ? withoutKey(source, at) : source;
  }
  if (field.type === 'point') {
    const point = value.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
    if (point.length !== 2 || !point.every((part) => part >= 0 && part <= 100))
      throw badRequest([`“${field.label}” must be a point in the picture. Choose one.`]);
    return withFlowValue(source, at, `[${point.join(', ')}]`);
  }
  if (field.type === 'number') {
    const number = Number(value.trim());
    if (value.trim() === '' || !Number.isFinite(number))
      throw badRequest([`“${field.label}” must be a number, such as 10. Write one.`]);
    return withValue(source, at, number, like);
  }
  const isToRemove = field.type === 'colour' || field.published === null || isOptional;
  if (value.trim() === '' && isThere && isToRemove) return withoutKey(source, at);
  return withValue(source, at, value, like);
}

export function createSaveField(
  files: TextFiles,
  writers: Writers,
  drafts: Drafts,
  now: () => number,
) {
  const words = new Hono<DeskEnv>();

  /** The current field. @throws HttpError 404 if it does not exist, 400 if it is locked */
  async function fieldAt(name: string, where: string): Promise<{ field: Field; all: Shapes }> {
    const { parts, all } = await files.partsOf(name);
    const field = allFields(parts).find((one) => one.path === where || one.place === where);
    if (!field) throw notFound(GONE.text);
    if (field.locked) throw badRequest([field.locked]);
    return { field, all };
  }

  /** Accepts '', which is left to the content check: it knows which pictures are optional. */
  async function checkPicture({ label }: Field, key: string): Promise<void> {
    if (key.trim() === '' || (await pictureFile(drafts, key.trim()))) return;
    throw badRequest([
      `“${label}”: there is no picture called “${key}”. It may have been removed. Choose another one under Pictures.`,
    ]);
  }

  words.put('/words/:file/field', async (c) => {
    const name = c.req.param('file');
    const { value: typed, ...body } = await readBody(c, fieldSchema);
    const { field, all } = await fieldAt(name, body.path);
    if (isBrand(name, field.place)) requireOwner(c, BRAND_ONLY_OWNERS);
    const value = parseBody(schemaOfField(field), typed);
    if (field.type === 'picture') await checkPicture(field, value);
    if (field.type === 'address' && value !== field.value)
      await refuseUnknownProject(drafts, field.label, value);
    // Restoring the published value restores it to the letter.
    const like = await files.publishedText(name);
    const find = (source: string, ids: EntryIds) => {
      const at = ids.real(body.path);
      if (!at) throw notFound(GONE.text);
      return { at, current: fieldText(valueAt(readYaml(source), at)) };
    };
    try {
      await files.change(name, (source, ids) => {
        const { at, current } = find(source, ids);
        if (current === value) return source;
        if (revisionOf(current) !== body.revision) throw new ConflictError(current);
        const isOptional = isOptionalAt(all[name] ?? {}, at);
        const after = written(source, field, at, { value, like, isOptional });
        return withLinesOfRoom(name, field.place, { before: source, after, published: like });
      });
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const theirs = error.cause as string;
      const by = writers.lastOf(name, field.path);
      const stale: FieldConflict = {
        error: STALE,
        value: theirs,
        revision: revisionOf(theirs),
        by,
      };
      return c.json(stale, 409);
    }
    const source = await files.textOf(name);
    const { at, current: saved } = find(source, await files.entryIds(name, readYaml(source)));
    await writers.record(c, { name, where: field.path, at: at.join('.') });
    const kept: SavedField = { value: saved, revision: revisionOf(saved), at: now() };
    return c.json(kept);
  });

  return words;
}
