/** Actions on a picture: use as cover, turn, move, remove. */
import type { Photo } from '#contract/desk/photos.ts';
import type { ProjectView } from '#contract/desk/projects.ts';
import { askSaved } from '../../keep/ask-saved.ts';
import { useEditedValue } from '../../keep/keep.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { TextButton } from '../../parts/buttons.tsx';
import { UnsavedValue } from '../../parts/unsaved-value.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import { photoPath, projectPath, putPhoto, renewProjects } from './use-projects.ts';

interface PictureActionsProps {
  readonly view: ProjectView;
  readonly photo: Photo;
  readonly onMove: () => void;
  readonly onRemove: () => void;
}

export function PictureActions({ view, photo, onMove, onRemove }: PictureActionsProps) {
  const { slug, cover } = view;
  const { file } = photo;
  const covering = useEditedValue(`${projectPath(slug)}/cover`, cover);
  const { error, attempt } = useAttempt();
  const isCover = covering.value === file;
  const turn = () =>
    attempt(async () => {
      // The server rotates the saved focal point.
      putPhoto(slug, await askSaved<Photo>(`${photoPath(slug, file)}/turn`, { quarters: 1 }));
      await renewProjects(slug);
    });
  return (
    <div className="picture-actions">
      <TextButton aria-pressed={isCover} onClick={() => covering.set(isCover ? null : file)}>
        {isCover ? 'Current cover' : 'Use as cover'}
      </TextButton>
      <TextButton onClick={() => void turn()}>Rotate</TextButton>
      <TextButton onClick={onMove}>
        Move to<span className="visually-hidden"> place</span> …
      </TextButton>
      <TextButton onClick={onRemove}>Remove</TextButton>
      <ErrorMessage>{error}</ErrorMessage>
      <UnsavedValue field={covering} say={(chosen) => chosen ?? 'the first wide one'} />
    </div>
  );
}
