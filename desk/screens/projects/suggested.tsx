/** Suggestions below an empty description. A suggestion only fills the field; it is saved after the person edits it. */
import type { Photo } from '#contract/desk/photos.ts';
import type { ProjectView } from '#contract/desk/projects.ts';
import { useKeepState } from '../../keep/keep.ts';
import { currentValue } from '../../keep/value-now.ts';
import { suggestions } from './number-keys.ts';
import { photoPath } from './use-projects.ts';

interface SuggestedProps {
  readonly view: ProjectView;
  readonly photo: Photo;
  readonly neighbours: readonly Photo[];
  /** The suggestion that currently fills the field. */
  readonly chosen: string | null;
  readonly onChoose: (text: string) => void;
}

type Words = 'room' | 'title' | 'alt' | 'materials';

export function SuggestedDescriptions({
  view,
  photo,
  neighbours,
  chosen,
  onChoose,
}: SuggestedProps) {
  // Includes typed text that is not saved yet.
  const typed = useKeepState((state) => state.typed);
  const now = <K extends Words>(of: Photo, field: K) =>
    currentValue<Photo[K]['value']>(
      typed,
      `${photoPath(view.slug, of.file)}/${field}`,
      of[field].value,
    );
  const titleOf = (name: string) =>
    view.allMaterials.find((each) => each.name === name)?.title ?? name;
  const offered = suggestions({
    room: now(photo, 'room'),
    title: now(photo, 'title'),
    materials: now(photo, 'materials').map(titleOf),
    neighbours: neighbours.map((one) => ({
      n: one.n,
      room: now(one, 'room'),
      alt: now(one, 'alt'),
    })),
  });
  if (offered.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields
    <div className="picture-suggested" role="group" aria-label="Suggestions">
      <span className="hint">Begin with:</span>
      {offered.map(({ text, of }) => (
        <button
          key={text}
          type="button"
          aria-pressed={text === chosen}
          onClick={() => onChoose(text)}
        >
          {of !== null && <span className="hint">As picture {of}: </span>}
          {text}
        </button>
      ))}
    </div>
  );
}
