/** Takes in another drawing: dropped, or chosen. A PDF with several sheets asks which. */
import { useEffect, useRef, useState } from 'react';
import type { PlanView, Taken } from '#contract/desk/plan.ts';
import { ask } from '../../api.ts';
import { Image } from '../../parts/image.tsx';
import { NO_LINE, untilAnswered } from '../../until-answered.ts';
import { upload } from '../../upload.ts';
import { planPath, refreshPlan } from './use-plan.ts';

const ACCEPT = '.svg,.png,.jpg,.jpeg,.pdf,image/svg+xml,image/png,image/jpeg,application/pdf';

interface NewPlanProps {
  readonly plan: PlanView;
  readonly isFirst?: boolean;
}

type Step =
  | { readonly is: 'idle' }
  | { readonly is: 'arriving'; readonly part: number }
  | { readonly is: 'read' }
  | { readonly is: 'choosing'; readonly upload: string; readonly sheets: number };

/** Notes outlive the screen that a new drawing renews. */
const noted = new Map<string, readonly string[]>();

export function NewPlan({ plan, isFirst = false }: NewPlanProps) {
  const { slug } = plan.project;
  const [step, setStep] = useState<Step>({ is: 'idle' });
  const [trouble, setTrouble] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  const [notes, setNotes] = useState<readonly string[]>(noted.get(slug) ?? []);
  const input = useRef<HTMLInputElement>(null);

  async function read(id: string, sheet?: number) {
    setStep({ is: 'read' });
    const taken = await untilAnswered(
      () => ask<Taken>(`${planPath(slug)}/drawing`, { upload: id, sheet }),
      { onWait: setWaiting },
    );
    if (!taken.isTaken)
      return setStep({ is: 'choosing', upload: taken.upload, sheets: taken.sheets });
    noted.set(slug, taken.notes);
    setNotes(taken.notes);
    setStep({ is: 'idle' });
    await refreshPlan(slug);
  }
  async function attempt(act: () => Promise<void>) {
    setTrouble('');
    setNotes([]);
    noted.delete(slug);
    try {
      await act();
    } catch (error) {
      setTrouble((error as Error).message);
      setStep({ is: 'idle' });
    }
  }
  const take = (file: File | undefined) => {
    if (!file) return;
    void attempt(async () => {
      setStep({ is: 'arriving', part: 0 });
      const onPart = (part: number) => setStep({ is: 'arriving', part });
      await read(await upload(file, { onPart, onWait: setWaiting }));
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
  const choose = () => input.current?.click();
  return (
    <div className="new-plan">
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        aria-label="Another plan"
        hidden
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = '';
        }}
      />
      {step.is === 'idle' && (
        <p>
          {isFirst ? 'Drop it here, or ' : 'Another plan: drop an SVG, PNG or PDF here, or '}
          <button type="button" className="underlined strong" onClick={choose}>
            choose one
          </button>
          {plan.hasFormer && (
            <>
              .{' '}
              <button
                type="button"
                className="underlined"
                onClick={() =>
                  void attempt(async () => {
                    await ask(`${planPath(slug)}/former`, {});
                    await refreshPlan(slug);
                  })
                }
              >
                Restore the previous plan
              </button>
            </>
          )}
        </p>
      )}
      <p role="status">
        {isWaiting && NO_LINE}
        {!isWaiting && step.is === 'arriving' && `Uploading: ${Math.round(100 * step.part)} %`}
        {!isWaiting && step.is === 'read' && 'Reading the file'}
        {notes.join(' ')}
      </p>
      <p className="trouble" role="alert">
        {trouble}
      </p>
      {step.is === 'choosing' && (
        <ChooseSheet
          slug={slug}
          {...step}
          onChoose={(sheet) => void attempt(() => read(step.upload, sheet))}
          onClose={() => setStep({ is: 'idle' })}
        />
      )}
    </div>
  );
}

interface ChooseSheetProps {
  readonly slug: string;
  readonly upload: string;
  readonly sheets: number;
  readonly onChoose: (sheet: number) => void;
  readonly onClose: () => void;
}

function ChooseSheet({ slug, upload: id, sheets, onChoose, onClose }: ChooseSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="sheet" onClose={onClose} aria-labelledby="sheets-title">
      <h2 id="sheets-title">Which sheet is the plan?</h2>
      <ul className="plan-sheets">
        {Array.from({ length: sheets }, (_, i) => i + 1).map((n) => (
          <li key={n}>
            <button type="button" onClick={() => onChoose(n)}>
              <Image src={`/desk/api${planPath(slug)}/sheets/${id}/${n}`} alt="" />
              Sheet {n}
            </button>
          </li>
        ))}
      </ul>
      <form method="dialog" className="acts">
        <button type="submit" className="button low quiet">
          None of these
        </button>
      </form>
    </dialog>
  );
}
