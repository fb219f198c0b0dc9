/** Asks which sheet of a PDF is the plan. */
import { useEffect, useRef } from 'react';
import { Image } from '../../parts/image.tsx';
import { planPath } from './use-plan.ts';

interface ChooseSheetProps {
  readonly slug: string;
  readonly upload: string;
  readonly sheets: number;
  readonly onChoose: (sheet: number) => void;
  readonly onClose: () => void;
}

export function ChooseSheet({ slug, upload: id, sheets, onChoose, onClose }: ChooseSheetProps) {
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
      <form method="dialog" className="actions">
        <button type="submit" className="button low quiet">
          None of these
        </button>
      </form>
    </dialog>
  );
}
