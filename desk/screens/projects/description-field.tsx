/** The description of a picture, with suggestions while it is empty. */
import { useState } from 'react';
import { PHOTO_LABELS, type Photo } from '#contract/desk/photos.ts';
import type { ProjectView } from '#contract/desk/projects.ts';
import { useEditedValue } from '../../keep/keep.ts';
import { SuggestedDescriptions } from './suggested.tsx';
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
        limit={view.limits.alt}
        isLong
      />
      {isEmpty && (
        <SuggestedDescriptions {...{ view, photo, neighbours, chosen }} onChoose={choose} />
      )}
    </>
  );
}
