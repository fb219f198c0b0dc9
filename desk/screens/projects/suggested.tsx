/** Below an empty description: what the picture probably shows, taken only by a press and then open to be changed. */
import type { Photo, ProjectView } from '#contract/desk/projects.ts';
import { type Field, useKept } from '../../keep/keep.ts';
import { TextButton } from '../../parts/buttons.tsx';
import { suggestion } from './quick-words.ts';
import { photoPath } from './use-projects.ts';

interface SuggestedProps {
  readonly view: ProjectView;
  readonly photo: Photo;
  /** The picture before it. */
  readonly before: Photo | undefined;
  readonly alt: Field<string>;
  /** ID of the description's field. */
  readonly fieldId: string;
}

export function Suggested({ view, photo, before = photo, alt, fieldId }: SuggestedProps) {
  const [own, other] = [photoPath(view.slug, photo.file), photoPath(view.slug, before.file)];
  const room = useKept(`${own}/room`, photo.room).value;
  const title = useKept(`${own}/title`, photo.title).value;
  const materials = useKept(`${own}/materials`, photo.materials).value;
  const otherRoom = useKept(`${other}/room`, before.room).value;
  const otherAlt = useKept(`${other}/alt`, before.alt).value;
  const titleOf = (name: string) =>
    view.allMaterials.find((each) => each.name === name)?.title ?? name;
  const text = suggestion({
    room,
    title,
    materials: materials.map(titleOf),
    before: before === photo ? null : { room: otherRoom, alt: otherAlt },
  });
  if (text === null || alt.value.trim() !== '') return null;
  return (
    <p className="hint">
      Suggestion: “{text}”{' '}
      <TextButton
        onClick={() => {
          alt.set(text);
          document.getElementById(fieldId)?.focus();
        }}
      >
        Use it and edit
      </TextButton>
    </p>
  );
}
