/** The plan with its pictures: a list, the board, and the settings of the chosen picture. */
import { useState } from 'react';
import type { PlanScale, PlanView, Standpoint } from '#contract/desk/plan.ts';
import { useKeepState } from '../../keep/keep.ts';
import { PLAN } from '../../messages/en.ts';
import { Announcement } from '../../parts/announcements.tsx';
import { TextLink } from '../../parts/buttons.tsx';
import { UnsavedValue } from '../../parts/unsaved-value.tsx';
import { projectPath } from '../projects/use-projects.ts';
import { describeMeasure, describePosition, type PlanContext } from './describe.ts';
import { firstStandpoint } from './geometry.ts';
import type { Line } from './measure.tsx';
import { MeasureFields } from './measure-fields.tsx';
import { PictureList } from './picture-list.tsx';
import { PictureSettings } from './picture-settings.tsx';
import { DrawnPlan, type PlanDrawing } from './plan-drawing.tsx';
import { focusDot, usePlanEditor } from './use-editor.ts';
import { planPath } from './use-plan.ts';

export const BackToProject = ({ project }: Pick<PlanView, 'project'>) => (
  <TextLink to={projectPath(project.slug)}>{project.title}</TextLink>
);

export function Editor({ plan, drawing }: PlanDrawing) {
  const { slug } = plan.project;
  const editor = usePlanEditor(plan, drawing);
  const { pictures, chosen, measure, known, choose, put, onKey } = editor;
  const [line, setLine] = useState<Line | null>(null);
  const box = drawing.viewBox;
  const placed = pictures.filter(({ standpoint }) => standpoint).length;
  return (
    <main className="plan-edit" id="main" tabIndex={-1} onKeyDown={(event) => onKey(event, chosen)}>
      <title>{`Plan of ${plan.project.title} · Desk`}</title>
      <section className="who" aria-labelledby="where">
        <BackToProject project={plan.project} />
        <h1 id="where">Camera positions</h1>
        <p className="hint">
          Pictures placed on the plan: {placed} of {pictures.length}.
        </p>
        <PictureList
          slug={slug}
          pictures={pictures}
          chosen={chosen}
          onChoose={choose}
          onPut={(picture) => {
            put(picture, firstStandpoint(picture.room, plan.rooms, box));
            focusDot(picture.file);
          }}
          onDrop={editor.dropAt}
        />
      </section>
      <DrawnPlan {...{ plan, drawing, editor, line, setLine }} />
      <aside className="sees" aria-label={line ? 'Scale and north' : 'Chosen picture'}>
        <PlanConflict slug={slug} known={known} />
        {line ? (
          <MeasureFields
            {...{ box, measure, line }}
            onChange={editor.setMeasure}
            onDone={() => setLine(null)}
          />
        ) : (
          chosen && (
            <PictureSettings
              {...{ slug, pictures, chosen, known }}
              onChoose={choose}
              onChange={(standpoint) => put(chosen, standpoint)}
            />
          )
        )}
      </aside>
      <Announcement>{editor.announcement}</Announcement>
    </main>
  );
}

interface ClashedProps {
  readonly slug: string;
  readonly known: PlanContext;
}

/** Values that somebody else changed in the meantime, and refused ones. */
function PlanConflict({ slug, known }: ClashedProps) {
  const typed = useKeepState((state) => state.typed);
  const say = (value: unknown) => {
    if (value && typeof value === 'object' && 'metre' in value)
      return describeMeasure(value as PlanScale, known.box);
    return value ? describePosition(value as Standpoint, known) : PLAN.notPlaced;
  };
  return Object.entries(typed)
    .filter(([path]) => path.startsWith(`${planPath(slug)}/`))
    .map(([path, pending]) => (
      <UnsavedValue
        key={path}
        field={{ path, value: pending.value, typed: pending, theirs: pending.theirs }}
        say={say}
      />
    ));
}
