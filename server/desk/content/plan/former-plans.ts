/** The plan that the draft's plan replaced. It can be restored until the new plan is published or replaced. */
import { hash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { formerPlansFolder } from '#server/drafts/draft-folder.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { writeFileDurably } from '#server/drafts/write-file.ts';

const formerPlan = z.object({
  svg: z.string(),
  /** Its `views.json`; '' if there was none. */
  views: z.string(),
  /**
   * Hash of the plan that replaced this one. If the draft now has another plan, this one is no longer the previous
   * plan.
   */
  replacedBy: z.string(),
});
type FormerPlan = Readonly<z.infer<typeof formerPlan>>;

const hashOf = (svg: string) => hash('sha256', svg);

/** The argument `folder` is the project's folder in the content. */
export function createFormerPlans(drafts: Drafts) {
  const fileOf = (folder: string) =>
    join(formerPlansFolder(drafts.folder), `${folder.replaceAll('/', '.')}.json`);

  return {
    /**
     * Null if no previous plan can be restored: none is stored, the draft's plan is no longer the one that replaced the
     * stored one, or the draft's plan is published.
     */
    async read(folder: string): Promise<FormerPlan | null> {
      const former = await readFile(fileOf(folder), 'utf8')
        .then((text) => formerPlan.parse(JSON.parse(text)))
        .catch(() => null);
      if (!former) return null;
      const file = `${folder}/plan.svg`;
      const now = await drafts.readText(file, '');
      if (hashOf(now) !== former.replacedBy) return null;
      const published = (await drafts.readPublished(file)) ?? '';
      return published === now ? null : former;
    },
    /** Called before `next` is written, so that a crash in between loses no plan. */
    keep: (folder: string, { svg, views }: Omit<FormerPlan, 'replacedBy'>, next: string) =>
      writeFileDurably(fileOf(folder), JSON.stringify({ svg, views, replacedBy: hashOf(next) })),
    forget: (folder: string) => rm(fileOf(folder), { force: true }),
  };
}
