import { memo, useRef } from 'react';
import type { Project } from '#content-model/types.ts';
import type { PageTexts } from './page-types.ts';
import { PlanDrawing } from './plan-drawing.tsx';
import { useReading } from './use-reading.ts';

const PLAN_ID = 'plan';

interface PlanNavProps {
  readonly project: Project;
  /** Number of the first picture of the page. */
  readonly cover?: number;
  readonly words: PageTexts;
}

/**
 * The plan beside the pictures, sticky while they scroll. On phones it is a popover behind a small button; both work
 * without script. Renders `<nav>` and that button, or nothing for a project without a plan.
 * (docs/decisions/projects-and-plans.md#the-plan-is-a-popover-that-wide-screens-show-as-a-column)
 */
export const PlanNav = memo(function PlanNav({ project, cover, words }: PlanNavProps) {
  const { plan, photos } = project;
  const nav = useRef<HTMLElement>(null);
  const reading = useReading(photos.length);
  if (!plan) return null;
  const n = reading ?? cover ?? 1;
  const photo = photos[n - 1];
  return (
    <>
      <nav
        ref={nav}
        id={PLAN_ID}
        popover="auto"
        className="project-plan"
        aria-label={words.planLabel}
      >
        <div className="plan-stand">
          <p className="plan-head">
            <span>{photo?.room ?? photo?.title}</span>
            <span>{words.reading.replace('{n}', String(n))}</span>
            <button
              type="button"
              className="link"
              popoverTarget={PLAN_ID}
              popoverTargetAction="hide"
            >
              {words.planFold}
            </button>
          </p>
          <PlanDrawing
            project={project}
            plan={plan}
            reading={reading}
            words={words}
            onChoose={() => nav.current?.matches(':popover-open') && nav.current.hidePopover()}
          />
        </div>
      </nav>
      <div className="plan-niche">
        <button type="button" popoverTarget={PLAN_ID} aria-label={words.planLabel}>
          <img
            src={plan.src}
            alt=""
            width={plan.viewBox[2]}
            height={plan.viewBox[3]}
            loading="lazy"
          />
          <span>{words.planOpen}</span>
        </button>
      </div>
    </>
  );
});
