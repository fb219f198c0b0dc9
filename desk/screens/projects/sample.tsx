/** Whether a project is still a sample of the demonstration. Shown only for a project that was marked when it was opened. */
import { useState } from 'react';
import { PROJECT_LABELS, type ProjectView } from '#contract/desk/projects.ts';
import { useEditedValue } from '../../keep/keep.ts';
import { Check } from '../../parts/check.tsx';
import { UnsavedValue } from '../../parts/unsaved-value.tsx';
import { projectPath } from './use-projects.ts';

export function Sample({ view }: { readonly view: ProjectView }) {
  const field = useEditedValue(`${projectPath(view.slug)}/sample`, view.sample);
  // It stays after it is unticked, so that it can be ticked again.
  const [wasSample] = useState(field.value);
  if (!wasSample && !field.value) return null;
  return (
    <div>
      <Check
        id="placeholder"
        checked={field.value}
        onChange={({ target }) => field.set(target.checked)}
      >
        {PROJECT_LABELS.placeholder}
      </Check>
      <UnsavedValue field={field} say={(isSample) => (isSample ? 'ticked' : 'not ticked')} />
    </div>
  );
}
