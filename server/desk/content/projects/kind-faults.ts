/** What is wrong with the texts of a kind of project. */
import { stringify } from 'yaml';
import { z } from 'zod';
import { kindFaults } from '#content-model/newer-rules.server.ts';
import type { FieldFaults } from '#contract/desk/enquiries.ts';
import { KIND_LABELS } from '#contract/desk/projects.ts';
import { KIND_TEXTS, type KindField } from '#contract/project-texts.ts';
import { isBlank } from '#contract/text.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { textRuleSchema } from '../../body.ts';
import { readKindFile } from './project-folder.ts';

export const textOfKind = (field: KindField) => textRuleSchema(KIND_TEXTS[field]);
export const newKind = z.object({
  title: textOfKind('title'),
  description: textOfKind('description'),
  homes: z.boolean().meta({ title: KIND_LABELS.homes }),
});

/** The fault of a text, old or new; null: none. */
export function faultOf(field: KindField, value: string): string | null {
  if (isBlank(value)) return `“${KIND_TEXTS[field].label}” cannot be empty. Write it.`;
  return field === 'many' && !value.includes('{number}')
    ? `“${KIND_TEXTS.many.label}” must contain {number}, which the site replaces by the number, such as “{number} homes”.`
    : null;
}

/** The newer rule that a text breaks (`newer-rules.server.ts`); null: none. */
export function newerFaultOf(field: KindField, value: string): string | null {
  const own = { [field]: value };
  const source = stringify(field === 'one' || field === 'many' ? { counted: own } : own);
  const [fault] = kindFaults('category.yaml', source);
  return fault ? `“${KIND_TEXTS[field].label}” ${fault.message}` : null;
}

/** The faults of a new kind; null: none. */
export function faultsOf(typed: z.infer<typeof newKind>): FieldFaults | null {
  const found = (['title', 'description'] as const).flatMap((field) => {
    const fault = faultOf(field, typed[field]) ?? newerFaultOf(field, typed[field]);
    return fault ? [[field, fault] as const] : [];
  });
  if (found.length === 0) return null;
  return {
    error: found.map(([, fault]) => fault).join(' '),
    fields: Object.fromEntries(found),
  };
}

/** The published text, which may always be restored; null if the kind is not published. */
export async function publishedText(drafts: Drafts, file: string, field: KindField) {
  const source = await drafts.readPublished(file);
  return source === null ? null : readKindFile(source, '').words[field];
}
