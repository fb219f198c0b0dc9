/** Unsaved input of the form, stored beside the draft so that every device of the studio has it. */
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { MARK_MAX } from '#content-model/brand-schema.server.ts';
import { FOUNDERS_MAX, type StudioForm } from '#contract/desk/studio.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { writeFileDurably } from '#server/drafts/write-file.ts';

const typed = z.string().max(2000);
/** Any text is accepted here; it is checked when the form is used. */
export const typedForm = z.object({
  ...(Object.fromEntries(
    [
      ...['name', 'nameDevanagari', 'fullName', 'description', 'foundingYear', 'staff', 'accent'],
      ...['phone', 'whatsapp', 'email', 'street', 'locality', 'city', 'region', 'postalCode'],
      ...['pin', 'localities', 'radius', 'opens', 'closes'],
    ].map((name) => [name, typed]),
  ) as Record<Exclude<keyof StudioForm, 'mark' | 'days' | 'founders'>, typeof typed>),
  mark: z.string().max(MARK_MAX),
  days: z.array(z.string().max(2)).max(7),
  founders: z
    .array(z.object({ id: z.string().max(200).optional(), name: typed, role: typed, bio: typed }))
    .max(FOUNDERS_MAX),
});

export function createTypedForm(drafts: Drafts) {
  const file = join(dirname(drafts.folder), 'studio.json');
  return {
    async read(): Promise<StudioForm | null> {
      const text = await readFile(file, 'utf8').catch(() => null);
      try {
        return typedForm.parse(JSON.parse(text ?? ''));
      } catch {
        // Nothing was typed, or the file is damaged: the form shows the site's values.
        return null;
      }
    },
    write: (form: StudioForm) => writeFileDurably(file, JSON.stringify(form)),
    forget: () => rm(file, { force: true }),
  };
}
