/** Replaces the drawing: by drop or choice, or by the previous one. */
import { useRef } from 'react';
import type { PlanView } from '#contract/desk/plan.ts';
import { NO_CONNECTION } from '../../until-answered.ts';
import { ChooseSheet } from './choose-sheet.tsx';
import { useDrawing } from './use-drawing.ts';

const ACCEPT = '.svg,.png,.jpg,.jpeg,.pdf,image/svg+xml,image/png,image/jpeg,application/pdf';

interface NewPlanProps {
  readonly plan: PlanView;
  readonly isFirst?: boolean;
}

export function NewPlan({ plan, isFirst = false }: NewPlanProps) {
  const { slug } = plan.project;
  const { step, notes, trouble, isWaiting, take, choose, cancel, restore } = useDrawing(slug);
  const input = useRef<HTMLInputElement>(null);
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
          <button
            type="button"
            className="underlined strong"
            onClick={() => input.current?.click()}
          >
            choose one
          </button>
          {plan.hasFormer && (
            <>
              .{' '}
              <button type="button" className="underlined" onClick={restore}>
                Restore the previous plan
              </button>
            </>
          )}
        </p>
      )}
      <p role="status">
        {isWaiting && NO_CONNECTION}
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
          onChoose={(sheet) => choose(step.upload, sheet)}
          onClose={cancel}
        />
      )}
    </div>
  );
}
