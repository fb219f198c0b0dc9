/** Actions on a picture: use as cover, turn, move, remove. */
import { useState } from 'react';
import type { Photo, ProjectView } from '#contract/desk/projects.ts';
import { ask } from '../../api.ts';
import { useKept } from '../../keep/keep.ts';
import { Refused } from '../../parts/refused.tsx';
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
  const covering = useKept(`${projectPath(slug)}/cover`, cover);
  const [trouble, setTrouble] = useState('');
  const isCover = covering.value === file;
  const turn = () =>
    ask<Photo>(`${photoPath(slug, file)}/turn`, { quarters: 1 })
      .then((turned) => {
        putPhoto(slug, turned);
        setTrouble('');
        return renewProjects(slug);
      })
      .catch((error: Error) => setTrouble(error.message));
  return (
    <div className="picture-actions">
      <button
        type="button"
        className="underlined"
        aria-pressed={isCover}
        onClick={() => covering.set(isCover ? null : file)}
      >
        {isCover ? 'Current cover' : 'Use as cover'}
      </button>
      <button type="button" className="underlined" onClick={() => void turn()}>
        Rotate
      </button>
      <button type="button" className="underlined" onClick={onMove}>
        Move to<span className="visually-hidden"> place</span> …
      </button>
      <button type="button" className="underlined" onClick={onRemove}>
        Remove
      </button>
      <p className="trouble" role="alert">
        {trouble}
      </p>
      <Refused field={covering} />
    </div>
  );
}
