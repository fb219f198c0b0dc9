/** Replaces the drawing by a dropped or chosen file, or by the previous drawing. */
import type { PlanView } from '#contract/desk/plan.ts';
import { acceptOf, namesOf, PLAN_TYPES } from '#contract/upload-types.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { TextButton } from '../../parts/buttons.tsx';
import { CloseButton, Dialog } from '../../parts/dialog.tsx';
import { Image } from '../../parts/image.tsx';
import { useFileInput } from '../../parts/use-file-input.tsx';
import { useDrawing } from './use-drawing.ts';
import { planPath } from './use-plan.ts';

interface NewPlanProps {
  readonly plan: PlanView;
  readonly isFirst?: boolean;
}

export function NewPlan({ plan, isFirst = false }: NewPlanProps) {
  const { slug } = plan.project;
  const { step, notes, error, waiting, stop, take, choose, cancel, restore } = useDrawing(slug);
  const { chooser, choose: open } = useFileInput({
    label: 'Another plan',
    accept: acceptOf(PLAN_TYPES),
    onFiles: ([file]) => take(file),
  });
  return (
    <div className="new-plan">
      {chooser}
      {step.is === 'idle' && (
        <p>
          {isFirst ? 'Drop it here, or ' : `Another plan: drop an ${namesOf(PLAN_TYPES)} here, or `}
          <TextButton className="strong" onClick={open}>
            choose one
          </TextButton>
          {plan.hasFormer && (
            <>
              . <TextButton onClick={restore}>Restore the previous plan</TextButton>
            </>
          )}
        </p>
      )}
      <p role="status">
        {waiting}
        {!waiting && step.is === 'arriving' && `Uploading: ${Math.round(100 * step.part)} %`}
        {!waiting && step.is === 'read' && 'Reading the file'}
        {notes.join(' ')}
      </p>
      {(step.is === 'arriving' || waiting) && <TextButton onClick={stop}>Stop</TextButton>}
      <ErrorMessage>{error}</ErrorMessage>
      {step.is === 'choosing' && (
        <ChooseSheet
          slug={slug}
          {...step}
          onChoose={(sheet) => choose(step.upload, sheet)}
          onClose={cancel}
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

/** Asks which page of a PDF is the plan. */
function ChooseSheet({ slug, upload: id, sheets, onChoose, onClose }: ChooseSheetProps) {
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
