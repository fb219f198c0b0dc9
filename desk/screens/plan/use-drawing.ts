/** Uploads a dropped or chosen drawing, which the server then reads. */
import { useEffect, useState } from 'react';
import type { PlanUploadResult } from '#contract/desk/plan.ts';
import { ask } from '../../api.ts';
import { useUpload } from '../../parts/use-upload.ts';
import { askUntilAnswered } from '../../until-answered.ts';
import { isSvg, upload } from '../../upload.ts';
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
  const [error, setError] = useState('');
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
  async function attempt(action: () => Promise<void>) {
    setError('');
    setNotes([]);
    shownNotes.delete(slug);
    try {
      await action();
    } catch (error) {
      setError((error as Error).message);
      setStep({ is: 'idle' });
    }
  }
  const take = (file: File | undefined) => {
    if (!file) return;
    void attempt(async () => {
      setStep({ is: 'arriving', part: 0 });
      const onPart = (part: number) => setStep({ is: 'arriving', part });
      const options = begin();
      const kind = isSvg(file) ? 'planSvg' : 'file';
      await read(await upload(file, kind, { onPart, ...options }), options);
    });
  };
  useEffect(() => {
    const over = (event: globalThis.DragEvent) => event.preventDefault();
    const drop = (event: globalThis.DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      take(file);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
    };
  });
  return {
    step,
    notes,
    error,
    waiting,
    stop,
    take,
    choose: (id: string, sheet: number) => void attempt(() => read(id, begin(), sheet)),
    cancel: () => setStep({ is: 'idle' }),
    restore: () =>
      void attempt(async () => {
        await ask(`${planPath(slug)}/former`, {});
        await refreshPlan(slug);
      }),
  };
}
