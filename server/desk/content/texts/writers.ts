/** The last author of each text, and the audit log's lines about changes. */
import { MARK_MAX } from '#content-model/brand-schema.server.ts';
import { TEXT_MAX } from '#content-model/limits.server.ts';
import type { Field } from '#contract/desk/texts.ts';
import { labelsOf, pageLabel, pathOfAddress } from '#server/labels/label-of.ts';
import { recordAuditEntry, SAME_ENTRY_MS } from '../../audit-log.ts';
import { textSchema } from '../../body.ts';
import type { DeskContext, DeskRequest } from '../../context.ts';

/** Schema of a field's value; its label is part of the error. */
export const schemaOfField = ({
  label,
  type,
}: Pick<Field, 'label'> & Partial<Pick<Field, 'type'>>) =>
  textSchema(type === 'mark' ? MARK_MAX : TEXT_MAX).meta({ title: label });

interface Written {
  /** The page's file without its extension. */
  readonly name: string;
  /** Path with the ids of entries. */
  readonly where: string;
  /** The same path with the entries' indexes. */
  readonly at: string;
}

export function createWriters(context: DeskContext) {
  /** By page and path, since the server started. */
  const writers = new Map<string, { readonly name: string; readonly at: number }>();

  return {
    lastOf: (name: string, where: string) => writers.get(`${name}#${where}`)?.name ?? null,

    async record(c: DeskRequest, { name, where, at }: Written): Promise<void> {
      const { name: who } = c.get('person');
      const now = context.now();
      const key = `${name}#${where}`;
      const before = writers.get(key);
      writers.set(key, { name: who, at: now });
      if (before?.name === who && now - before.at < SAME_ENTRY_MS) return;
      const place = [pageLabel(name), ...labelsOf(`${name}.yaml`, pathOfAddress(at))];
      await recordAuditEntry(context, { who, what: 'changed', detail: place.join(', ') });
    },
  };
}
export type Writers = ReturnType<typeof createWriters>;
