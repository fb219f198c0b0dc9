/** How many pictures are on the plan, with a link to it. */

import { TextLink } from '../../parts/buttons.tsx';
import { planPath, usePlan } from '../plan/use-plan.ts';

export function PlanLine({ slug }: { readonly slug: string }) {
  const { data } = usePlan(slug);
  const placed = data?.pictures.filter(({ standpoint }) => standpoint).length ?? 0;
  return (
    <div className="project-plan">
      <p className="lab">Plan</p>
      <div>
        <span>
          {!data
            ? ''
            : data.drawing
              ? `Pictures placed on the plan: ${placed} of ${data.pictures.length}`
              : 'No plan yet'}
        </span>
        <TextLink className="strong" to={planPath(slug)}>
          {data?.drawing === null ? 'Add a plan' : 'Open'}
          <span className="visually-hidden"> the plan</span>
        </TextLink>
      </div>
    </div>
  );
}
