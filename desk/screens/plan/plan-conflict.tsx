/** Values of the plan that somebody else changed in the meantime, and refused ones. */
import type { PlanScale, Standpoint } from '#contract/desk/plan.ts';
import { keeper, useKeepState } from '../../keep/keep.ts';
import type { Saved } from '../../keep/types.ts';
import { PLAN } from '../../messages/en.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { TextButton } from '../../parts/buttons.tsx';
import { Conflict } from '../../parts/save-status.tsx';
import { describeMeasure, describePosition, type PlanContext } from './describe.ts';
import { planPath } from './use-plan.ts';

interface ClashedProps {
  readonly slug: string;
  readonly known: PlanContext;
}

export function PlanConflict({ slug, known }: ClashedProps) {
  const typed = useKeepState((state) => state.typed);
  const say = (value: unknown) => {
    if (value && typeof value === 'object' && 'metre' in value)
      return describeMeasure(value as PlanScale, known.box);
    return value ? describePosition(value as Standpoint, known) : PLAN.notPlaced;
  };
  return Object.entries(typed)
    .filter(([path]) => path.startsWith(`${planPath(slug)}/`))
    .map(([path, pending]) => (
      <div key={path}>
        <Conflict
          field={{ path, value: pending.value, typed: pending, theirs: pending.theirs as Saved }}
          say={say}
        />
        {pending.is === 'refused' && (
          <ErrorMessage>
            {pending.reason}{' '}
            <TextButton onClick={() => keeper.discard(path)}>Restore what is saved</TextButton>
          </ErrorMessage>
        )}
      </div>
    ));
}
