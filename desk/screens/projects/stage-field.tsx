/** When a picture was taken: before, during or after the work. */
import { useId } from 'react';
import { PHOTO_LABELS, type Photo } from '#contract/desk/photos.ts';
import { useEditedValue } from '../../keep/keep.ts';
import { UnsavedValue } from '../../parts/unsaved-value.tsx';
import { photoPath } from './use-projects.ts';

type Value = Photo['stage']['value'];
const TITLES: Readonly<Record<Value, string>> = {
  '': 'Finished room',
  before: 'Before the work',
  during: 'During the work',
  after: 'After the work (shown next to the “before” picture)',
};

interface StageFieldProps {
  readonly slug: string;
  readonly photo: Photo;
}

export function StageField({ slug, photo }: StageFieldProps) {
  const id = useId();
  const field = useEditedValue(`${photoPath(slug, photo.file)}/stage`, photo.stage);
  return (
    <div className="project-field">
      <div className="lab">
        <label htmlFor={id}>{PHOTO_LABELS.stage}</label>
      </div>
      <select
        id={id}
        value={field.value}
        onChange={({ target }) => field.set(target.value as Value)}
      >
        {Object.entries(TITLES).map(([stage, title]) => (
          <option key={stage} value={stage}>
            {title}
          </option>
        ))}
      </select>
      <p className="hint">
        Pictures of one room before, during and after the work are shown side by side.
      </p>
      <UnsavedValue field={field} say={(stage) => TITLES[stage]} />
    </div>
  );
}
