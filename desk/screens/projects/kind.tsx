/** Whether the pictures of a project are photographs or renders. */
import { PROJECT_LABELS, type ProjectView } from '#contract/desk/projects.ts';
import { useKept } from '../../keep/keep.ts';
import { Check } from '../../parts/check.tsx';
import { Refused } from '../../parts/refused-value.tsx';
import { projectPath } from './use-projects.ts';

export function Kind({ view }: { readonly view: ProjectView }) {
  const field = useKept(`${projectPath(view.slug)}/facts/kind`, view.kind);
  return (
    <fieldset className="project-kind">
      <legend>{PROJECT_LABELS.kind}</legend>
      {(['photograph', 'visualisation'] as const).map((kind) => (
        <Check
          key={kind}
          type="radio"
          name="kind"
          checked={field.value === kind}
          onChange={() => field.set(kind)}
        >
          {kind === 'photograph' ? 'Photographs of the finished project' : 'Visualisations'}
        </Check>
      ))}
      <Refused field={field} />
    </fieldset>
  );
}
