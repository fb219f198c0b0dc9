/** One picture: what it is called, what is seen on it, and where it stands. */
import { useState } from 'react';
import { Link } from 'react-router';
import type { Photo, ProjectView } from '#server/desk/photos/wire.ts';
import { ask } from '../../api.ts';
import { Chips } from './chips.tsx';
import { FocusCrops, FocusPicture } from './focus.tsx';
import { type Field, useKept } from './keep.ts';
import { KeptLine } from './kept-line.tsx';
import { Refused, TextField } from './text-field.tsx';
import { photoPath, projectPath, putPhoto, renewProjects } from './use-projects.ts';

export const DESCRIPTION = 'photo-alt';

interface PictureProps {
  readonly view: ProjectView;
  readonly photo: Photo;
  readonly n: number;
  readonly onStep: (by: -1 | 1) => void;
  readonly onMove: () => void;
  readonly onRemove: () => void;
}

export function Picture({ view, photo, n, onStep, onMove, onRemove }: PictureProps) {
  const { slug, limits, allMaterials, photos } = view;
  const { file } = photo;
  const path = photoPath(slug, file);
  const room = useKept(`${path}/room`, photo.room);
  const title = useKept(`${path}/title`, photo.title);
  const alt = useKept(`${path}/alt`, photo.alt);
  const details = useKept(`${path}/details`, photo.details);
  const materials = useKept(`${path}/materials`, photo.materials);
  const focus = useKept(`${path}/focus`, photo.focus);
  const step = (by: -1 | 1) => (
    <button
      type="button"
      className="underlined"
      disabled={by < 0 ? n === 1 : n === photos.length}
      onClick={() => onStep(by)}
    >
      {by < 0 ? 'Previous' : 'Next'}
    </button>
  );
  return (
    <section className="picture" aria-label={`Picture ${n} of ${photos.length}`}>
      <div className="picture-nav">
        <span>
          <b>{n}</b> of {photos.length}
        </span>
        <span className="steps">
          {step(-1)} {step(1)}
        </span>
      </div>
      <div className={photo.height > photo.width ? 'picture-top beside' : 'picture-top'}>
        <FocusPicture {...{ slug, photo }} field={focus} />
        <div className="picture-names">
          <RoomField {...{ view, room }} limit={limits.room} />
          <TextField field={title} label="Title" limit={limits.title} />
        </div>
      </div>
      <TextField
        id={DESCRIPTION}
        field={alt}
        label="Description"
        missing="Description is missing"
        placeholder="Say it as on the telephone: what is seen, from left to right"
        hint={
          alt.value.trim() === ''
            ? 'Read aloud to those who cannot see the picture. Until it is there, the picture stays off the site.'
            : undefined
        }
        limit={limits.alt}
        isLong
      />
      <TextField
        field={details}
        label="Details, shown below the picture"
        limit={limits.details}
        isLong
      />
      <Chips field={materials} label="Materials, as they are seen here" options={allMaterials} />
      <FocusCrops {...{ slug, photo }} field={focus} />
      <div className="picture-plan">
        <span>
          On the plan: <b>{photo.isPlaced ? 'placed' : 'not placed yet'}</b>
        </span>
        <Link className="underlined strong" to={`/projects/${slug}/plan`}>
          {photo.isPlaced ? 'See it there' : 'Place it'}
        </Link>
      </div>
      <PictureActs {...{ view, photo, onMove, onRemove }} />
      <div className="phone-only hint">
        <KeptLine />
      </div>
    </section>
  );
}

interface RoomFieldProps {
  readonly view: ProjectView;
  readonly room: Field<string>;
  readonly limit: number | undefined;
}

/** On a phone the rooms of this project are buttons. */
function RoomField({ view: { rooms }, room, limit }: RoomFieldProps) {
  return (
    <div className="picture-room">
      <TextField field={room} label="Room" list={rooms} limit={limit} />
      {rooms.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: these are no fields
        <div className="picture-rooms phone-only" role="group" aria-label="Rooms of this project">
          {rooms.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === room.value}
              onClick={() => room.set(each)}
            >
              {each}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

type ActsProps = Pick<PictureProps, 'view' | 'photo' | 'onMove' | 'onRemove'>;

function PictureActs({ view, photo, onMove, onRemove }: ActsProps) {
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
    <div className="picture-acts">
      <button
        type="button"
        className="underlined"
        aria-pressed={isCover}
        onClick={() => covering.set(isCover ? null : file)}
      >
        {isCover ? 'It is the cover' : 'Make it the cover'}
      </button>
      <button type="button" className="underlined" onClick={() => void turn()}>
        Turn
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
