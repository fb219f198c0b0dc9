/** The description of a picture, with suggestions while it is empty. */
import { useState } from 'react';
import { PHOTO_LABELS, type Photo } from '#contract/desk/photos.ts';
import type { ProjectView } from '#contract/desk/projects.ts';
import { PHOTO_TEXTS } from '#contract/project-texts.ts';
import { useEditedValue, useKeepState } from '../../keep/keep.ts';
import { currentValue } from '../../keep/value-now.ts';
import { suggestions } from './number-keys.ts';
import { TextField } from './text-field.tsx';
import { photoPath } from './use-projects.ts';

export const DESCRIPTION = 'photo-alt';
const NEEDED = 'Read aloud to people who cannot see the picture. Needed before publishing.';
const NOT_SAVED = 'This suggestion is not saved. Change it to fit this picture; then it is saved.';

interface DescriptionFieldProps {
  readonly view: ProjectView;
  readonly photo: Photo;
  readonly neighbours: readonly Photo[];
}

export function DescriptionField({ view, photo, neighbours }: DescriptionFieldProps) {
  const alt = useEditedValue(`${photoPath(view.slug, photo.file)}/alt`, photo.alt);
  const [chosen, setChosen] = useState<string | null>(null);
  const isEmpty = alt.value.trim() === '';
  const isProposed = isEmpty && chosen !== null;
  function write(text: string): void {
    setChosen(null);
    alt.set(text);
  }
  function choose(text: string): void {
    setChosen(text);
    document.getElementById(DESCRIPTION)?.focus();
  }
  return (
    <>
      <TextField
        id={DESCRIPTION}
        field={isProposed ? { ...alt, value: chosen, set: write } : alt}
        label={PHOTO_LABELS.alt}
        missing="Description is missing"
        isEmpty={isEmpty}
        placeholder="Describe it as you would in a telephone call: what you see, from left to right"
        hint={isProposed ? NOT_SAVED : isEmpty ? NEEDED : undefined}
        limit={PHOTO_TEXTS.alt.maxLength}
        isLong
      />
      {isEmpty && (
        <SuggestedDescriptions {...{ view, photo, neighbours, chosen }} onChoose={choose} />
      )}
    </>
  );
}

interface SuggestedProps {
  readonly view: ProjectView;
  readonly photo: Photo;
  readonly neighbours: readonly Photo[];
  /** The suggestion that currently fills the field. */
  readonly chosen: string | null;
  readonly onChoose: (text: string) => void;
}

type Words = 'room' | 'title' | 'alt' | 'materials';

/** A suggestion only fills the field; it is saved after the person edits it. */
function SuggestedDescriptions({ view, photo, neighbours, chosen, onChoose }: SuggestedProps) {
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
