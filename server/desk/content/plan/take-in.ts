/** Accepts a drawing: reads it in a child process, writes it into the draft, and keeps the previous one. */

import type { PlanUploadResult } from '#contract/desk/plan.ts';
import { readViewBox } from '#contract/view-box.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { HttpError } from '#server/http/http-error.ts';
import { PLAN } from '#server/messages/en.ts';
import { say } from '#server/messages/say.ts';
import { refuseUpload } from '../../read-upload.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { createFormerPlans } from './former-plans.ts';
import type { ProjectPictures } from './project-pictures.ts';
import { readInChild } from './read-in-child.ts';
import { onNewDrawing, parseViews, writeViews } from './views.ts';

/** Maximum number of PDFs whose small pages are kept until one is chosen. */
const CHOICES_MAX = 8;

export function createDrawings(uploads: Uploads, drafts: Drafts) {
  const choices = new Map<string, readonly Uint8Array[]>();
  const formers = createFormerPlans(drafts);

  async function read({ folder }: ProjectPictures) {
    const svg = await drafts.readText(`${folder}/plan.svg`, '');
    const viewBox = readViewBox(svg);
    return viewBox ? { svg, viewBox } : null;
  }

  async function takeIn(
    project: ProjectPictures,
    upload: string,
    file: string,
    sheet?: number,
  ): Promise<PlanUploadResult> {
    const plan = await readInChild(file, { sheet }).catch(refuseUpload('plan refused'));
    if ('sheets' in plan) {
      for (const old of [...choices.keys()].slice(0, choices.size - CHOICES_MAX + 1))
        choices.delete(old);
      choices.set(upload, plan.sheets);
      return { isTaken: false, upload, sheets: plan.sheets.length };
    }
    const before = await read(project);
    const views = await drafts.readText(`${project.folder}/views.json`, '');
    const viewBox = readViewBox(plan.svg);
    if (!viewBox) throw new Error('A plan that was read has no viewBox.');
    const next = onNewDrawing(parseViews(views), before?.viewBox ?? null, viewBox);
    if (before && before.svg !== plan.svg)
      await formers.keep(project.folder, { svg: before.svg, views }, plan.svg);
    // The drawing first: if the views cannot be written, the previous plan can be restored with its own.
    await drafts.writeText(`${project.folder}/plan.svg`, plan.svg);
    await drafts.writeText(`${project.folder}/views.json`, writeViews(next));
    choices.delete(upload);
    const lost = parseViews(views).views.length - next.views.length;
    return { isTaken: true, notes: notes(lost) };
  }

  return {
    read,
    sheet: (upload: string, n: number) => choices.get(upload)?.[n - 1],
    hasFormer: async ({ folder }: ProjectPictures) => (await formers.read(folder)) !== null,

    /** @throws HttpError 400 with a message for the owner if the file is not a plan */
    take: (project: ProjectPictures, upload: string, sheet?: number): Promise<PlanUploadResult> =>
      uploads.once(
        upload,
        (file) => takeIn(project, upload, file, sheet),
        ({ isTaken }) => isTaken,
      ),

    async takeFormer(project: ProjectPictures): Promise<void> {
      const previous = await formers.read(project.folder);
      if (!previous)
        throw new HttpError(409, ['There is no previous plan any more. Reload the page.']);
      // The views first: until the drawing is written, the restoration can be repeated.
      const views = previous.views || writeViews(parseViews(''));
      await drafts.writeText(`${project.folder}/views.json`, views);
      await drafts.writeText(`${project.folder}/plan.svg`, previous.svg);
      await formers.forget(project.folder);
    },
  };
}

const notes = (lost: number): string[] => [
  PLAN.saved,
  ...(lost > 0 ? [say(PLAN.lost, { count: lost })] : []),
];
export type Drawings = ReturnType<typeof createDrawings>;
