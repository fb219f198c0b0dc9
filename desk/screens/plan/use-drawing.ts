/** Uploads a dropped or chosen drawing, which the server then reads. */
import { useState } from 'react';
import type { PlanUploadResult } from '#contract/desk/plan.ts';
import { ask } from '../../api.ts';
import { useAttempt } from '../../parts/use-attempt.ts';
import { useUpload } from '../../parts/use-upload.ts';
import { askUntilAnswered } from '../../until-answered.ts';
import { isSvg, upload } from '../../upload.ts';
import { useDroppedFiles } from '../projects/drop.tsx';
import { planPath, refreshPlan } from './use-plan.ts';

type Step =
  | { readonly is: 'idle' }
  | { readonly is: 'arriving'; readonly part: number }
  | { readonly is: 'read' }
  | { readonly is: 'choosing'; readonly upload: string; readonly sheets: number };

/** By project, because a new drawing remounts the screen, and its notes must stay. */
const shownNotes = new Map<string, readonly string[]>();

export function useDrawing(slug: string) {
  const [step, setStep] = useState<Step>({ is: 'idle' });
  const { error, attempt } = useAttempt();
  const { waiting, begin, stop } = useUpload();
  const [notes, setNotes] = useState<readonly string[]>(shownNotes.get(slug) ?? []);

  async function read(id: string, options: ReturnType<typeof begin>, sheet?: number) {
    setStep({ is: 'read' });
    const taken = await askUntilAnswered(
      () => ask<PlanUploadResult>(`${planPath(slug)}/drawing`, { upload: id, sheet }),
      options,
    );
    if (!taken.isTaken)
      return setStep({ is: 'choosing', upload: taken.upload, sheets: taken.sheets });
    shownNotes.set(slug, taken.notes);
    setNotes(taken.notes);
    setStep({ is: 'idle' });
    await refreshPlan(slug);
  }
  async function run(action: () => Promise<void>) {
    setNotes([]);
    shownNotes.delete(slug);
    if (!(await attempt(action))) setStep({ is: 'idle' });
  }
  const take = (file: File | undefined) => {
    if (!file) return;
    void run(async () => {
      setStep({ is: 'arriving', part: 0 });
      const onPart = (part: number) => setStep({ is: 'arriving', part });
      const options = begin();
      const kind = isSvg(file) ? 'planSvg' : 'file';
      await read(await upload(file, kind, { onPart, ...options }), options);
    });
  };
  useDroppedFiles(([file]) => take(file));
  return {
    step,
    notes,
    error,
    waiting,
    stop,
    take,
    choose: (id: string, sheet: number) => void run(() => read(id, begin(), sheet)),
    cancel: () => setStep({ is: 'idle' }),
    restore: () =>
      void run(async () => {
        await ask(`${planPath(slug)}/former`, {});
        await refreshPlan(slug);
      }),
  };
}
