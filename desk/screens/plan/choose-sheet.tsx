/** Asks which page of a PDF is the plan. */
import { CloseButton, Dialog } from '../../parts/dialog.tsx';
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
  return (
    <Dialog title="Which page is the plan?" onClose={onClose}>
      <ul className="plan-sheets">
        {Array.from({ length: sheets }, (_, i) => i + 1).map((n) => (
          <li key={n}>
            <button type="button" onClick={() => onChoose(n)}>
              <Image src={`/desk/api${planPath(slug)}/sheets/${id}/${n}`} alt="" />
              Page {n}
            </button>
          </li>
        ))}
      </ul>
      <CloseButton>None of these</CloseButton>
    </Dialog>
  );
}
