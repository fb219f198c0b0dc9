/** Whether the pictures of a project are photographs or renders. */
import { PROJECT_LABELS, type ProjectView } from '#contract/desk/projects.ts';
import { PICTURE_KINDS, type PictureKind } from '#contract/picture-kinds.ts';
import { useEditedValue } from '../../keep/keep.ts';
import { Check } from '../../parts/check.tsx';
import { UnsavedValue } from '../../parts/unsaved-value.tsx';
import { projectPath } from './use-projects.ts';

const nameOf = (kind: PictureKind) => (kind === 'photograph' ? 'Photographs' : 'Visualisations');

export function Kind({ view }: { readonly view: ProjectView }) {
  const field = useEditedValue(`${projectPath(view.slug)}/facts/kind`, view.kind);
  return (
    <fieldset className="project-kind">
      <legend>{PROJECT_LABELS.kind}</legend>
      {PICTURE_KINDS.map((kind) => (
        <Check
          key={kind}
          id={field.value === kind ? 'kind' : undefined}
          type="radio"
          name="kind"
          checked={field.value === kind}
          onChange={() => field.set(kind)}
        >
          {nameOf(kind)}
        </Check>
      ))}
      <UnsavedValue field={field} say={nameOf} />
    </fieldset>
  );
}
