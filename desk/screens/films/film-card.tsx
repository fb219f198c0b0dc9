/** A place for a film on the site: its first frame and its buttons. */
import { useState } from 'react';
import type { FilmPlace } from '#contract/desk/films.ts';
import { ask } from '../../api.ts';
import { TextButton } from '../../parts/buttons.tsx';
import { CloseButton, Dialog } from '../../parts/dialog.tsx';
import { Image } from '../../parts/image.tsx';
import { refreshPublishing } from '../publish/use-publishing.ts';
import { refreshFilms } from './use-films.ts';

/** The id of the button that opens the panel for another film. */
export const replaceFilmId = (name: string) => `replace-${name}`;

interface FilmCardProps {
  readonly place: FilmPlace;
  readonly canReplace: boolean;
  readonly onReplace: () => void;
}

export function FilmCard({ place, canReplace, onReplace }: FilmCardProps) {
  const { name, page, caption, isNight, stamp, canRestore } = place;
  const [isWatched, setWatched] = useState(false);
  const [message, setMessage] = useState('');
  const run = async (work: () => Promise<unknown>, done: string) => {
    setMessage(
      await work().then(
        () => done,
        (error: Error) => error.message,
      ),
    );
    await Promise.all([refreshFilms(), refreshPublishing()]);
  };
  const button = (word: string, onClick: () => void, disabled = false, id?: string) => (
    <TextButton
      id={id}
      aria-label={`${word}: ${caption}${isNight ? ', in dark mode' : ''}`}
      disabled={disabled}
      onClick={onClick}
    >
      {word}
    </TextButton>
  );
  return (
    <li>
      {stamp ? (
        <Image
          src={`/desk/api/films/${name}/poster?${stamp}`}
          alt=""
          loading="lazy"
          width="320"
          height="180"
        />
      ) : (
        <div className="film-none">{canRestore ? 'Removed' : 'No film yet'}</div>
      )}
      <div>
        <b>{caption}</b>
        <span className="hint">
          {page}
          {isNight && ', in dark mode'}
        </span>
      </div>
      <div className="links">
        {stamp && button('Watch', () => setWatched(true))}
        {button(
          stamp ? 'Replace the film' : 'Add a film',
          onReplace,
          !canReplace,
          replaceFilmId(name),
        )}
        {stamp &&
          button(
            'Remove',
            () =>
              void run(
                () => ask(`/films/${name}`, undefined, 'DELETE'),
                'Removed. When you next publish, the site shows a picture in its place.',
              ),
          )}
        {canRestore &&
          button('Restore', () => void run(() => ask(`/films/${name}/restore`, {}), 'Restored.'))}
      </div>
      <p className="hint" role="status">
        {message}
      </p>
      {isWatched && (
        <Dialog title={caption} className="sheet film-watch" onClose={() => setWatched(false)}>
          <video
            src={`/desk/api/films/${name}/film?${stamp}`}
            poster={`/desk/api/films/${name}/poster?${stamp}`}
            aria-label={caption}
            controls
            autoPlay
            muted
            loop
            playsInline
          />
          <CloseButton>Close</CloseButton>
        </Dialog>
      )}
    </li>
  );
}
